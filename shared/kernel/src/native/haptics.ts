import { pluginCall, attempt } from './plugin';

/** How hard the device taps. */
export type HapticStrength = 'light' | 'medium' | 'heavy';

const VIBRATION_MS = { light: 10, medium: 20, heavy: 40 } as const;

/** Lets the device tap once: the native wrapper's haptics, else a short vibration, else nothing. */
export async function tap(strength: HapticStrength = 'medium'): Promise<void> {
  const impact = pluginCall('Haptics', 'impact');
  if (impact !== null) {
    await attempt('Haptic feedback', () => impact({ style: strength.toUpperCase() }));
  } else if ('vibrate' in navigator) {
    navigator.vibrate(VIBRATION_MS[strength]);
  }
}
