import { color } from '../theme/color';

/** Ink and ground of each tone; every pair keeps a contrast of 4.5:1 in both themes. */
export const tones = {
  neutral: { ink: color.textMuted, ground: color.surfaceSunken },
  brand: { ink: color.brandText, ground: color.brandSoft },
  accent: { ink: color.accent, ground: color.accentSoft },
  info: { ink: color.info, ground: color.infoSoft },
  success: { ink: color.success, ground: color.successSoft },
  warning: { ink: color.warning, ground: color.warningSoft },
  danger: { ink: color.danger, ground: color.dangerSoft },
} as const;

export type Tone = keyof typeof tones;
