package app.palgak.desktop.shots

import app.palgak.core.Action
import app.palgak.core.ConnectionState
import app.palgak.core.ConnectionView
import app.palgak.core.FormControl
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.Offer
import app.palgak.core.OfferKind
import app.palgak.core.OnlineAction
import app.palgak.core.OnlinePhase
import app.palgak.core.OnlineSnapshot
import app.palgak.core.Settings
import app.palgak.core.Setup
import app.palgak.core.SetupChoice
import app.palgak.core.SetupStage
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.core.ThemeChoice
import app.palgak.core.View
import app.palgak.core.newGameDraft
import app.palgak.core.newGameForm
import app.palgak.core.settingsDefault
import app.palgak.core.texts
import app.palgak.ui.model.Matches

private const val PHONE = 360
private const val TALL = 780

private const val OPPONENT = "3F7K"
private const val JANGGI = "a1a2 e7f7 h1i3 i7i6 e4d4 c7c6 a2a3 i6i5 i4i5 i10i5 g1e4 i5i3 i1i3 a10a8 e4g7 d10d9"
private const val XIANGQI = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 h0h6 c6c5"

/** Red wins by two cannons on one file. */
private const val WON = "h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4"

private typealias Looks = (Locale, (Settings) -> Settings) -> Settings
private typealias Hang = (String, Int, Int, Settings, Matches, Stage.() -> Unit) -> Unit

/** What the app says to a snapshot's reader, by message. */
private operator fun View.get(id: String): String = texts(locale)[id] ?: id

private fun View.opponent(): String = "${this["player-opponent"]} $OPPONENT"

private fun online(view: View, phase: OnlinePhase, game: Game, text: String, actions: List<OnlineAction> = emptyList()) = OnlineSnapshot(
    sequence = 1uL,
    phase = phase,
    game = game,
    title = view["home-quick"],
    text = text,
    waitedMs = null,
    code = null,
    setup = null,
    connection = ConnectionView(ConnectionState.ONLINE, view["connection-online"], null, null),
    sending = false,
    opponent = view.opponent(),
    table = null,
    actions = actions,
    events = emptyList(),
    announcement = null,
)

private fun waiting(view: View) = online(
    view,
    OnlinePhase.WAITING,
    Game.JANGGI,
    view["online-waiting"],
    listOf(OnlineAction.PLAY_COMPUTER_NOW, OnlineAction.CANCEL),
).copy(waitedMs = 42_000uL)

private fun inviting(view: View) =
    waiting(view).copy(phase = OnlinePhase.INVITING, text = view["online-inviting"], code = "K7M3PA", waitedMs = 18_000uL)

private fun setup(view: View, own: Setup?, opponentChosen: Boolean): OnlineSnapshot {
    val actions =
        listOf(OnlineAction.PLAY_COMPUTER_NOW, OnlineAction.CANCEL) + listOfNotNull(OnlineAction.CHOOSE_SETUP.takeIf { own == null })
    val text = if (own == null) view["new-setup-detail"] else view["online-setup-chosen"]
    return online(view, OnlinePhase.SETUP, Game.JANGGI, text, actions).copy(
        setup = SetupStage(Side.FIRST, setups(view), own, opponentChosen, 21_400uL, 30_000uL),
    )
}

/** Cho's setups, as the page on which a game is set up has them. */
private fun setups(view: View): List<SetupChoice> {
    val fields = newGameForm(newGameDraft(settingsDefault(), Mode.TWO_PLAYERS), view).flatMap { it.fields }
    return fields.map { it.control }.filterIsInstance<FormControl.Setups>().single().setups.map { it.choice }
}

private fun playing(view: View, board: Snapshot) =
    online(view, OnlinePhase.PLAYING, board.game, board.status).copy(table = board)

private fun janggi(settings: Settings, view: View): Snapshot = onlineBoard(
    settings.lastGame.copy(game = Game.JANGGI),
    view,
    JANGGI,
    clock(521, running = true) to clock(388, running = false),
    view.opponent(),
)

private fun over(settings: Settings, view: View, text: String, actions: List<OnlineAction>): OnlineSnapshot {
    val board = onlineBoard(
        settings.lastGame.copy(game = Game.XIANGQI),
        view,
        WON,
        clock(512, running = false) to clock(460, running = false),
        view.opponent(),
    )
    return online(view, OnlinePhase.OVER, Game.XIANGQI, text, actions).copy(table = board)
}

/** The pictures of a quick match: every stage of it, and the ways into it. */
fun onlinePictures(make: Looks, add: Hang) {
    fun settings(locale: Locale, edit: (Settings) -> Settings = { it }) = make(locale) { edit(it.copy(server = "play.palgak.example")) }

    val en = settings(Locale.EN)
    val ko = settings(Locale.KO)
    val darkly = { from: Settings -> from.copy(theme = ThemeChoice.DARK) }
    val find: Stage.() -> Unit = {
        tap("home-quick")
        tap("lobby-find")
        until("a match") { online?.match?.value != null }
        settle()
    }
    for (locale in Locale.entries) {
        val tag = locale.name.lowercase().replace('_', '-')
        add("quick-lobby-$tag", PHONE, TALL, settings(locale), StagedMatches()) { tap("home-quick") }
        add("quick-waiting-$tag", PHONE, TALL, settings(locale), StagedMatches(::waiting), find)
        val look = settings(locale)
        add("quick-game-$tag", PHONE, TALL, look, StagedMatches { playing(it, janggi(look, it)) }, find)
    }
    add("quick-server", PHONE, TALL, make(Locale.EN) { it }, StagedMatches()) { tap("home-quick") }
    add("quick-code", PHONE, TALL, ko, StagedMatches()) {
        tap("home-quick")
        tap("lobby-code")
    }
    add("quick-waiting-dark", PHONE, TALL, darkly(ko), StagedMatches(::waiting), find)
    add("quick-waiting-landscape", 780, 360, en, StagedMatches(::waiting), find)
    add("quick-waiting-tablet", 800, 1_280, ko, StagedMatches(::waiting), find)
    add("quick-waiting-small", 320, 568, en, StagedMatches(::waiting), find)
    add("quick-invite", PHONE, TALL, en, StagedMatches(::inviting), find)
    add("quick-invite-landscape", 780, 360, ko, StagedMatches(::inviting), find)
    add("quick-setup", PHONE, TALL, ko, StagedMatches { setup(it, null, true) }, find)
    add("quick-setup-chosen", PHONE, TALL, darkly(en), StagedMatches { setup(it, Setup.RIGHT, false) }, find)
    add("quick-setup-landscape", 780, 360, en, StagedMatches { setup(it, null, false) }, find)
    add("quick-setup-tablet", 800, 1_280, ko, StagedMatches { setup(it, null, true) }, find)

    val last = { look: Settings, view: View ->
        onlineBoard(
            look.lastGame.copy(game = Game.XIANGQI),
            view,
            XIANGQI,
            clock(7, running = true, periods = 2, inPeriod = true) to clock(30, running = false, periods = 1, inPeriod = true),
            view.opponent(),
        )
    }
    add("quick-game-urgent", PHONE, TALL, darkly(en), StagedMatches { playing(it, last(en, it)) }, find)
    add(
        "quick-game-away",
        PHONE,
        TALL,
        ko,
        StagedMatches {
            playing(it, janggi(ko, it)).copy(
                connection = ConnectionView(ConnectionState.OPPONENT_AWAY, it["connection-away-loses"], 12_300uL, 41_000uL),
            )
        },
        find,
    )
    add(
        "quick-game-reconnecting",
        320,
        568,
        en,
        StagedMatches {
            playing(it, janggi(en, it)).copy(
                connection = ConnectionView(ConnectionState.RECONNECTING, it["connection-reconnecting"], 4_100uL, null),
            )
        },
        find,
    )
    add("quick-game-landscape", 780, 360, ko, StagedMatches { playing(it, janggi(ko, it)) }, find)
    add("quick-game-landscape-en", 740, 360, en, StagedMatches { playing(it, janggi(en, it)) }, find)
    add("quick-game-landscape-small", 568, 320, en, StagedMatches { playing(it, janggi(en, it)) }, find)
    val offered = { view: View ->
        val board = last(en, view)
        val offer = Offer(OfferKind.DRAW, Side.SECOND, "Black offers a draw", 0u)
        board.copy(offer = offer, actions = board.actions - Action.OFFER_DRAW + Action.ACCEPT_DRAW + Action.DECLINE_DRAW)
    }
    add("quick-offer", PHONE, TALL, en, StagedMatches { playing(it, offered(it)) }, find)
    add("quick-offer-landscape", 740, 360, en, StagedMatches { playing(it, offered(it)) }, find)
    add("quick-game-tablet", 800, 1_280, ko, StagedMatches { playing(it, last(ko, it)) }, find)
    add("quick-return", PHONE, TALL, en, StagedMatches { playing(it, janggi(en, it)) }) {
        find()
        tap("back")
    }
    val ways = listOf(OnlineAction.OFFER_REMATCH, OnlineAction.NEXT_OPPONENT, OnlineAction.LEAVE)
    add("quick-over", PHONE, TALL, en, StagedMatches { over(en, it, "", ways) }, find)
    add(
        "quick-rematch",
        PHONE,
        TALL,
        darkly(ko),
        StagedMatches {
            over(ko, it, it["online-rematch-offered"], listOf(OnlineAction.ACCEPT_REMATCH, OnlineAction.NEXT_OPPONENT, OnlineAction.LEAVE))
        },
        find,
    )
    add(
        "quick-failed",
        PHONE,
        TALL,
        settings(Locale.ZH_HANT),
        StagedMatches {
            online(it, OnlinePhase.FAILED, Game.JANGGI, it["online-failed-replaced"], listOf(OnlineAction.RETRY, OnlineAction.LEAVE))
        },
        find,
    )
}
