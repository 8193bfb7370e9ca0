# 빠른 대국: 다른 곳에 있는 사람과 두는 판.

# 판 앞에서

player-opponent = 상대
player-opponent-named = 상대 { $name }
panel-to-play = 둘 차례
result-opponent-wins = 상대의 승리
summary-online = 빠른 대국
online-draw-offered = 무승부를 제안했습니다
refusal-opponents-turn = 상대 차례입니다.
refusal-opponents-side = 그쪽은 상대편입니다.
refusal-not-online = 온라인 대국에서는 쓸 수 없습니다.
refusal-elsewhere = 온라인으로 두는 판입니다. 여기서는 보기만 할 수 있습니다.
refusal-unanswered = 서버가 아직 응답하지 않았습니다.
refusal-not-taken = 서버가 그 수를 받지 않았습니다.

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
online-unreachable = 서버에 연결할 수 없습니다. 다시 시도하는 중…
online-waiting = 상대를 찾는 중…
online-called-off = 상대가 나갔습니다. 다른 상대를 찾는 중…
online-inviting-soon = 코드를 받는 중…
online-inviting = 이 코드를 친구에게 알려 주세요. 친구가 입력하면 바로 시작합니다.
online-joining = 친구의 판을 찾는 중…
online-paired = 상대를 찾았습니다. { $side }를 잡습니다.
online-choose-setup = 상대를 찾았습니다. { $side }를 잡습니다. 상차림을 고르세요. 둘 다 고르면 서로에게 보입니다.
online-setup-chosen = 상대가 고르기를 기다리는 중…
online-begun = 대국이 시작되었습니다.

# 대국 뒤

online-rematch-sent = 상대의 답을 기다리는 중…
online-rematch-offered = 상대가 한 판 더 두자고 합니다.
online-opponent-left = 상대가 나갔습니다.
online-over-called-off = 대국이 취소되었습니다.
online-closed = 빠른 대국을 닫았습니다.

# 연결

connection-offline = 연결 안 됨
connection-connecting = 연결 중…
connection-online = 연결됨
connection-reconnecting = 다시 연결하는 중…
connection-away = 상대 자리 비움
connection-away-spoken = 상대의 연결이 끊겼습니다. 시계는 계속 갑니다.
connection-back-spoken = 상대가 돌아왔습니다.

# 문제가 생겼을 때

online-failed-app-old = 앱이 서버보다 오래되었습니다. 앱을 업데이트해 주세요.
online-failed-server-old = 서버가 이 앱보다 오래되었습니다.
online-failed-identity = 서버가 이 앱의 열쇠를 인정하지 않습니다.
online-failed-replaced = 다른 기기나 창에서 접속했습니다.
online-failed-code = 그런 초대가 없거나 이미 시작되었습니다.
online-failed-busy = 아직 진행 중인 다른 대국이 있습니다.
online-failed-gone = 서버에 이 대국이 더는 없습니다.
online-failed-rules = 앱과 서버가 아는 대국이 서로 다릅니다. 앱을 업데이트해 주세요.
online-failed-refused = 서버가 거절했습니다.
online-refused-late = 늦었습니다. 상대가 이미 두었습니다.
online-refused = 지금은 할 수 없습니다.
