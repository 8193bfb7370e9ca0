package app.palgak.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.palgak.core.ChuCoordinates
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Locale
import app.palgak.core.MotionChoice
import app.palgak.core.PieceShape
import app.palgak.core.Seating
import app.palgak.core.Settings
import app.palgak.core.Side
import app.palgak.core.ThemeChoice
import app.palgak.core.lettersOf
import app.palgak.core.notationOf
import app.palgak.ui.board.PieceChip
import app.palgak.ui.board.kingOf
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Segments
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.GameLook
import app.palgak.ui.game.game
import app.palgak.ui.game.games
import app.palgak.ui.game.letters
import app.palgak.ui.game.notations
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.online.ServerField
import app.palgak.ui.theme.Theme

/** How the app looks, sounds and speaks. Every choice holds at once, in a running game too. */
@Composable
fun SettingsScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    val settings = state.settings
    Page(texts["home-settings"], { app.back() }, "settings") {
        BoardSettings(app, settings)
        Card {
            Heading(texts["settings-seating"])
            Txt(texts["settings-seating-detail"], style = Theme.type.small, color = Theme.colors.inkSoft)
            ChoiceRows(
                listOf(
                    Triple(Seating.FACE_TO_FACE, texts["seating-face"], texts["seating-face-detail"]),
                    Triple(Seating.ONE_SIDE, texts["seating-one"], texts["seating-one-detail"]),
                    Triple(Seating.TURN_AFTER_MOVE, texts["seating-turn"], texts["seating-turn-detail"]),
                ),
                settings.seating,
                { seating -> app.change { it.copy(seating = seating) } },
                tag = { "seating-${it.name.lowercase()}" },
            )
            ToggleRow(texts["settings-consent"], texts["settings-consent-detail"], settings.takebackConsent, { on ->
                app.change {
                    it.copy(takebackConsent = on)
                }
            }, tag = "settings-consent", icon = Icons.Undo)
        }
        Card {
            ToggleRow(texts["settings-touch"], texts["settings-touch-detail"], settings.touchMove, { on ->
                app.change {
                    it.copy(touchMove = on)
                }
            }, tag = "settings-touch", icon = Icons.Touch)
        }
        Card {
            ToggleRow(texts["settings-sound"], texts["settings-sound-detail"], settings.sound, { on ->
                app.change {
                    it.copy(sound = on)
                }
            }, tag = "settings-sound", icon = if (settings.sound) Icons.SoundOn else Icons.SoundOff)
            if (app.canBeFelt) {
                ToggleRow(texts["settings-haptics"], texts["settings-haptics-detail"], settings.haptics, { on ->
                    app.change {
                        it.copy(haptics = on)
                    }
                }, tag = "settings-haptics", icon = Icons.Felt)
            }
            Heading(texts["settings-theme"])
            Segments(
                listOf(
                    ThemeChoice.SYSTEM to texts["settings-system"],
                    ThemeChoice.LIGHT to texts["theme-light"],
                    ThemeChoice.DARK to texts["theme-dark"],
                ),
                settings.theme,
                { theme -> app.change { it.copy(theme = theme) } },
                tag = { "theme-${it.name.lowercase()}" },
            )
            Heading(texts["settings-motion"])
            Segments(
                listOf(
                    MotionChoice.SYSTEM to texts["settings-system"],
                    MotionChoice.FULL to texts["motion-full"],
                    MotionChoice.REDUCED to texts["motion-reduced"],
                ),
                settings.motion,
                { motion -> app.change { it.copy(motion = motion) } },
                tag = { "motion-${it.name.lowercase()}" },
            )
        }
        Card {
            Heading(texts["settings-language"])
            ChoiceRows(languages(), settings.locale, { locale ->
                app.change {
                    it.copy(locale = locale)
                }
            }, tag = { "language-${it?.name?.lowercase() ?: "system"}" })
        }
        Card {
            Heading(texts["settings-server"])
            ServerField(app, state) { }
        }
        Txt(texts["settings-foot"], style = Theme.type.small, color = Theme.colors.inkSoft)
    }
}

/** How boards and pieces look, game by game. */
@Composable
private fun BoardSettings(app: AppModel, settings: Settings) {
    val texts = Theme.texts
    val game = settings.lastGame.game
    Card {
        Segments(games.map { it to texts.game(it) }, game, app::choose, tag = { "settings-game-${it.name.lowercase()}" })
        GameLook(game, settings.pieceShape) { Sample(game, settings.letters) }
        Heading(texts["settings-letters"])
        Segments(texts.letters(game), lettersOf(game, settings.letters), { letters ->
            app.change {
                it.copy(letters = letters)
            }
        }, tag = { "letters-${it.name.lowercase()}" })
        if (game == Game.XIANGQI) {
            Heading(texts["settings-shape"])
            Segments(
                listOf(PieceShape.ROUND to texts["shape-round"], PieceShape.OCTAGONAL to texts["shape-octagonal"]),
                settings.pieceShape,
                { shape -> app.change { it.copy(pieceShape = shape) } },
                tag = { "shape-${it.name.lowercase()}" },
            )
        }
        Heading(texts["settings-notation"])
        Segments(
            texts.notations(game, settings.notation),
            notationOf(game, settings.notation),
            { notation -> app.change { it.copy(notation = notation) } },
            tag = { "notation-${it.name.lowercase()}" },
        )
        if (game == Game.CHU_SHOGI) {
            Heading(texts["settings-coordinates"])
            Segments(
                listOf(ChuCoordinates.NUMBERS to "12 a", ChuCoordinates.KANJI to "12 一", ChuCoordinates.BRANCHES to "子 一"),
                settings.chuCoordinates,
                { names -> app.change { it.copy(chuCoordinates = names) } },
                tag = { "coordinates-${it.name.lowercase()}" },
            )
            ToggleRow(texts["settings-exposure"], texts["settings-exposure-detail"], settings.exposeWarning, { on ->
                app.change {
                    it.copy(exposeWarning = on)
                }
            }, tag = "settings-exposure", icon = Icons.Warning)
        }
    }
}

/** Both kings as the choices below make them look. */
@Composable
private fun Sample(game: Game, letters: Letters) {
    Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally)) {
        for (side in Side.entries) PieceChip(kingOf(game, side, letters), 56.dp)
    }
}

/** The languages, each by its own name, so that it is found by who needs it. */
@Composable
private fun languages(): List<Triple<Locale?, String, String>> = listOf(
    Triple(null, Theme.texts["settings-language-system"], ""),
    Triple(Locale.KO, "한국어", ""),
    Triple(Locale.JA, "日本語", ""),
    Triple(Locale.ZH_HANS, "简体中文", ""),
    Triple(Locale.ZH_HANT, "繁體中文", ""),
    Triple(Locale.EN, "English", ""),
)
