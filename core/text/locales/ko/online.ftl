# 빠른 대국: 다른 곳에 있는 사람과 두는 대국.

# 판 앞에서

player-opponent = 상대
player-opponent-named = 상대 { $name }
panel-to-play = 둘 차례
result-opponent-wins = 상대의 승리
summary-online = 빠른 대국
online-draw-offered = 무승부를 제안했어요
refusal-opponents-turn = 상대 차례예요.
refusal-opponents-side = 그쪽은 상대편이에요.
refusal-not-online = 온라인 대국에서는 쓸 수 없어요.
refusal-elsewhere = 온라인으로 두는 대국이에요. 여기서는 볼 수만 있어요.
refusal-unanswered = 서버가 아직 응답하지 않았어요.
refusal-not-taken = 서버가 그 수를 받지 않았어요.

# 시계

clock-minutes = { $minutes }분
clock-seconds = { $seconds }초
clock-both = { $minutes } { $seconds }
clock-spoken = { $left } 남음
clock-periods-to-come = 이후 30초 { $periods }회
clock-periods-left = 초읽기 { $periods }회 남음
clock-last-period = 마지막 초읽기

# 상대 찾기

online-title = 빠른 대국: { $game }
online-title-friend = 친구와: { $game }
online-title-code = 친구와
online-connecting = 서버에 연결하는 중…
online-unreachable = 서버에 연결할 수 없어요. 다시 시도하는 중…
online-waiting = 상대를 찾는 중…
online-called-off = 상대가 나갔어요. 다른 상대를 찾는 중…
online-inviting-soon = 코드를 받는 중…
online-inviting = 이 코드를 친구에게 알려 주세요. 친구가 입력하면 바로 시작해요.
online-joining = 친구의 대국을 찾는 중…
online-paired = 상대를 찾았어요. 내 쪽은 { $side }.
online-choose-setup = 상대를 찾았어요. 내 쪽은 { $side }. 상차림을 골라 주세요. 둘 다 고르면 서로에게 보여요.
online-setup-chosen = 상대가 고르기를 기다리는 중…
online-begun = 대국이 시작됐어요.

# 대국 뒤

online-rematch-sent = 상대의 답을 기다리는 중…
online-rematch-offered = 상대가 한 판 더 두자고 해요.
online-opponent-left = 상대가 나갔어요.
online-over-called-off = 대국이 취소됐어요.
online-closed = 빠른 대국을 닫았어요.

# 연결

connection-offline = 연결 안 됨
connection-connecting = 연결 중…
connection-online = 연결됨
connection-reconnecting = 다시 연결하는 중…
connection-away = 상대 자리 비움
connection-away-loses = 상대 자리 비움 · 시간패까지
connection-away-called-off = 상대 자리 비움 · 대국 취소까지
connection-away-spoken = 상대의 연결이 끊겼어요. 시계는 계속 가요.
connection-back-spoken = 상대가 돌아왔어요.

# 문제가 생겼을 때

online-failed-app-old = 앱이 서버보다 오래됐어요. 앱을 업데이트해 주세요.
online-failed-server-old = 서버가 이 앱보다 오래됐어요.
online-failed-identity = 서버가 이 앱의 열쇠를 인정하지 않아요.
online-failed-replaced = 다른 기기나 창에서 접속했어요.
online-failed-code = 그런 초대가 없거나 이미 시작됐어요.
online-failed-busy = 아직 진행 중인 다른 대국이 있어요.
online-failed-gone = 서버에 이 대국이 더는 없어요.
online-failed-rules = 앱과 서버가 아는 대국이 서로 달라요. 앱을 업데이트해 주세요.
online-failed-refused = 서버가 거절했어요.
online-refused-late = 늦었어요. 상대가 이미 뒀어요.
online-refused = 지금은 할 수 없어요.
