# The shells' own labels: screens, buttons, settings.
app-name = 팔각

## Everywhere
common-back = 뒤로
common-close = 닫기
common-cancel = 취소

## Home
home-tagline = 팔각 기물로 두는 장기
home-continue = 이어서 두기
home-look-back = 지난 대국 보기
home-two = 둘이서 두기
home-two-detail = 휴대폰 하나를 사이에 두고
home-computer = 컴퓨터와 두기
home-computer-detail = 세 가지 난이도, 인터넷 없이
home-guide = 규칙
home-settings = 설정

## A new game
new-title = 새 대국
new-start = 대국 시작
new-side = 내 진영
new-side-first = 먼저 두기
new-side-second = 나중에 두기, 덤 1.5점
new-level = 난이도
level-newcomer = 입문
level-newcomer-detail = 자기 수만 보고, 많이 놓쳐요
level-beginner = 초급
level-beginner-detail = 두 수 앞을 보고, 가끔 실수해요
level-improver = 초중급
level-improver-detail = 두 수 앞을 보고, 주고받기를 끝까지 따져요
level-intermediate = 중급
level-intermediate-detail = 세 수 앞을 보고, 잡을 기물을 놓치지 않아요
level-skilled = 중고급
level-skilled-detail = 한 수에 수천 개의 국면을 살펴요
level-advanced = 고급
level-advanced-detail = 한 수에 1.5초까지 온 힘을 다해요
new-setup = 상차림
new-setup-detail = 마와 상을 놓을 자리를 골라요
new-recommended = 추천
new-bikjang = 빅장
new-bikjang-detail = 왕끼리 마주 보면 빅장을 풀거나 받아 비겨요
new-replace-title = 새 대국을 시작할까요?
new-replace-detail = 끝내지 않은 대국은 사라져요.

## During a game
game-menu = 메뉴
game-thinking = 컴퓨터가 생각하고 있어요
game-no-moves = 아직 둔 수가 없어요
game-leave = 대국에서 나가기
action-pass = 한수쉼
action-accept-bikjang = 빅장 받기
action-undo = 무르기
action-hint = 힌트
action-flip = 판 돌리기
action-resign = 기권
action-rematch = 다시 두기
action-review = 복기
action-offer-draw = 무승부 제안
action-accept-draw = 무승부 받기
action-decline-draw = 계속 두기
action-accept-takeback = 무르기 허락
action-decline-takeback = 거절
action-cancel-step = 걸음 취소
action-promote = 승격
action-keep-unpromoted = 그대로 두기
action-analyse = 분석
action-stop-analysis = 분석 중지
resign-title = 기권할까요?
resign-detail = 이 대국은 지게 돼요.

## After a game
result-share = 기보 복사
result-home = 홈으로
review-slider = 보고 있는 수
review-first = 처음 수
review-previous = 이전 수
review-next = 다음 수
review-last = 마지막 수
review-close = 복기 끝내기

## Settings
settings-letters = 기물 글자
letters-hanja = 한자
letters-hangul = 한글
letters-latin = 로마자
settings-seating = 둘이 앉는 방식
settings-seating-detail = 둘이서 둘 때만 적용돼요
seating-face = 마주 앉기
seating-face-detail = 휴대폰을 눕혀 두고, 맞은편 기물과 버튼이 상대를 향해요
seating-one = 나란히 앉기
seating-one-detail = 모든 것이 아래쪽을 향해요
seating-turn = 둘 때마다 돌리기
seating-turn-detail = 판이 둘 차례인 쪽으로 돌아가요
settings-notation = 기보 표기
notation-korean = 한국식 79졸78
notation-machine = 좌표식 e4e5
settings-sound = 소리
settings-sound-detail = 기물 놓는 소리와 장군 소리
settings-theme = 화면 테마
settings-system = 시스템
theme-light = 밝게
theme-dark = 어둡게
settings-motion = 움직임
motion-full = 모두 켜기
motion-reduced = 줄이기
settings-language = 언어
settings-language-system = 시스템 언어
settings-foot = 바꾼 설정은 두고 있는 대국에도 바로 적용돼요.

## When something is wrong
notice-settings = 설정을 읽을 수 없어 처음 값으로 되돌렸어요. 이전 파일은 남겨 두었어요.
notice-damaged = 저장된 대국을 읽을 수 없어 따로 옮겨 두었어요.
notice-save = 저장하지 못했어요.
notice-table = 실행하지 못했어요.
