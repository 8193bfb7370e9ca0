package app.palgak.ui.settings

import androidx.compose.runtime.Composable
import app.palgak.core.Locale
import app.palgak.core.MotionChoice
import app.palgak.core.NotationStyle
import app.palgak.core.Seating
import app.palgak.core.ThemeChoice
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Segments
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.letterChoices
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.theme.Theme

/** How the app looks, sounds and speaks. Every choice holds at once, in a running game too. */
@Composable
fun SettingsScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    val settings = state.settings
    Page(texts["home-settings"], { app.back() }, "settings") {
        Card {
            Heading(texts["settings-letters"])
            Segments(letterChoices(), settings.letters, { letters ->
                app.change {
                    it.copy(letters = letters)
                }
            }, tag = { "letters-${it.name.lowercase()}" })
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
            Heading(texts["settings-notation"])
            Segments(
                listOf(NotationStyle.KOREAN to texts["notation-korean"], NotationStyle.MACHINE to texts["notation-machine"]),
                settings.notation,
                { notation -> app.change { it.copy(notation = notation) } },
                tag = { "notation-${it.name.lowercase()}" },
            )
        }
        Card {
            ToggleRow(texts["settings-sound"], texts["settings-sound-detail"], settings.sound, { on ->
                app.change {
                    it.copy(sound = on)
                }
            }, tag = "settings-sound", icon = if (settings.sound) Icons.SoundOn else Icons.SoundOff)
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
        Txt(texts["settings-foot"], style = Theme.type.small, color = Theme.colors.inkSoft)
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
