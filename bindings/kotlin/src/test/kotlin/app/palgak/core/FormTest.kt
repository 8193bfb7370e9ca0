package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Pages of choices come across whole, and a choice goes back by its id. */
class FormTest {
    private fun List<FormSection>.field(id: String): FormField = flatMap { it.fields }.single { it.id == id }

    @Test
    fun `each side is offered the four set-ups, one of them recommended`() {
        for (side in Side.entries) {
            for (locale in Locale.entries) {
                val draft = newGameChoose(newGameDraft(settingsDefault(), Mode.COMPUTER), "new-side-${side.name.lowercase()}")
                assertEquals(side, draft.game.human)
                val form = newGameForm(draft, VIEW.copy(locale = locale))
                val choices = assertIs<FormControl.Setups>(form.field("new-setup").control).setups.map { it.choice }
                assertEquals(Setup.entries.toSet(), choices.map { it.setup }.toSet())
                assertEquals(listOf(Setup.LEFT), choices.filter { it.recommended }.map { it.setup })
                assertTrue(choices.all { it.name.isNotBlank() && it.character.isNotBlank() && it.shape.isNotBlank() })
                assertTrue(choices.all { it.board.points.isNotEmpty() && it.board.spoken.isNotBlank() })
            }
        }
    }

    @Test
    fun `a choice changes what it says and nothing else`() {
        val draft = newGameDraft(settingsDefault(), Mode.TWO_PLAYERS)
        val xiangqi = newGameChoose(newGameChoose(draft, "new-game-xiangqi"), "handicap-two_horses")
        val given = draft.game.xiangqi.copy(handicap = XiangqiHandicap.TWO_HORSES)
        assertEquals(draft.copy(game = draft.game.copy(game = Game.XIANGQI, xiangqi = given)), xiangqi)
        val rows = assertIs<FormControl.Rows>(newGameForm(xiangqi, VIEW).field("new-handicap").control).options
        assertEquals(listOf("handicap-two_horses"), rows.filter { it.chosen }.map { it.id })

        val settings = settingsDefault()
        assertEquals(settings.copy(theme = ThemeChoice.DARK), settingsChoose(settings, "theme-dark"))
        assertEquals(settings.copy(sound = !settings.sound), menuChoose(settings, Game.JANGGI, "menu-sound"))
        assertEquals(settings, settingsChoose(settings, "no such option"))
        assertEquals(FormControl.Switch(on = true), menuForm(settings, Game.JANGGI, Locale.EN).field("menu-sound").control)
        assertTrue(settingsForm(settings, Locale.KO, canBeFelt = true).any { it.title.isNotBlank() && it.note.isNotBlank() })
        assertEquals(settings.letters, viewOf(settings, Locale.JA).letters)
    }
}
