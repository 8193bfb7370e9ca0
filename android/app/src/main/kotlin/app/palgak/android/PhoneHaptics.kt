package app.palgak.android

import android.content.Context
import android.media.AudioAttributes
import android.os.Build
import android.os.VibrationAttributes
import android.os.VibrationEffect
import android.os.Vibrator
import android.os.VibratorManager
import androidx.core.content.getSystemService
import app.palgak.ui.sound.Haptics
import app.palgak.ui.sound.Touch

/** Makes touches felt by the phone's motor, as far as the system's own setting for touch feedback lets it. */
class PhoneHaptics private constructor(private val vibrator: Vibrator) : Haptics {
    override fun feel(touch: Touch) {
        val effect = effect(touch)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            vibrator.vibrate(effect, VibrationAttributes.createForUsage(VibrationAttributes.USAGE_TOUCH))
        } else {
            @Suppress("DEPRECATION") // What is used instead came later.
            vibrator.vibrate(effect, OLD_ATTRIBUTES)
        }
    }

    private fun effect(touch: Touch): VibrationEffect = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
        when (touch) {
            Touch.TICK -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_TICK)
            Touch.PLACE -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_CLICK)
            Touch.CAPTURE -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_HEAVY_CLICK)
            Touch.REFUSAL -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_DOUBLE_CLICK)
            Touch.CHECK -> CHECK
        }
    } else {
        when (touch) {
            Touch.TICK -> VibrationEffect.createOneShot(8, 60)
            Touch.PLACE -> VibrationEffect.createOneShot(14, 120)
            Touch.CAPTURE -> VibrationEffect.createOneShot(22, 200)
            Touch.REFUSAL -> VibrationEffect.createWaveform(longArrayOf(0, 12, 60, 12), intArrayOf(0, 120, 0, 120), -1)
            Touch.CHECK -> CHECK
        }
    }

    companion object {
        /** Two knocks, the second with all there is. */
        private val CHECK: VibrationEffect = VibrationEffect.createWaveform(longArrayOf(0, 30, 60, 60), intArrayOf(0, 180, 0, 255), -1)

        private val OLD_ATTRIBUTES: AudioAttributes = AudioAttributes
            .Builder()
            .setUsage(AudioAttributes.USAGE_ASSISTANCE_SONIFICATION)
            .build()

        /** What a phone has; none on a device without a motor. */
        fun of(context: Context): PhoneHaptics? {
            val vibrator = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
                context.getSystemService<VibratorManager>()?.defaultVibrator
            } else {
                context.getSystemService<Vibrator>()
            }
            return vibrator?.takeIf { it.hasVibrator() }?.let(::PhoneHaptics)
        }
    }
}
