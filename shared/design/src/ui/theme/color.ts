/**
 * Color roles as CSS custom properties. Components name the role, never the hue; which value a
 * role has is decided by the palette that `GlobalStyle` lays on the root element, so a switch
 * between light and dark re-renders nothing.
 */
export const color = {
  /** The page behind everything. */
  bg: 'var(--color-bg)',
  /** Cards, fields, the header. */
  surface: 'var(--color-surface)',
  /** What floats above cards: dialogs, menus, sheets. */
  surfaceRaised: 'var(--color-surface-raised)',
  /** Wells, table heads, empty tracks. */
  surfaceSunken: 'var(--color-surface-sunken)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  /** Decorative separation only. */
  border: 'var(--color-border)',
  /** Borders that separate a control from its surroundings (3:1). */
  borderStrong: 'var(--color-border-strong)',
  brand: 'var(--color-brand)',
  brandHover: 'var(--color-brand-hover)',
  onBrand: 'var(--color-on-brand)',
  brandSoft: 'var(--color-brand-soft)',
  /** Brand-colored text and links on any surface or on `brandSoft`. */
  brandText: 'var(--color-brand-text)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  onAccent: 'var(--color-on-accent)',
  accentSoft: 'var(--color-accent-soft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  onDanger: 'var(--color-on-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  info: 'var(--color-info)',
  infoSoft: 'var(--color-info-soft)',
  focus: 'var(--color-focus)',
  /** The dark green band of heroes and the footer, dark in both themes. */
  deep: 'var(--color-deep)',
  onDeep: 'var(--color-on-deep)',
  onDeepMuted: 'var(--color-on-deep-muted)',
  deepBorder: 'var(--color-deep-border)',
  /** Behind dialogs and sheets. */
  overlay: 'var(--color-overlay)',
  /** Outline and filling of rating stars. */
  star: 'var(--color-star)',
  starFill: 'var(--color-star-fill)',
} as const;

/** The name of a color role, as used by `Box bg` and `Text color`. */
export type ColorRole = keyof typeof color;
