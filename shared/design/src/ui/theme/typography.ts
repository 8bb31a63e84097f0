/** Font stacks. The fallback faces are tuned to the metrics of the real ones (see `fonts.ts`). */
export const font = {
  display: `'Fraunces Variable', 'Fraunces Fallback', Georgia, serif`,
  /** Everything else. */
  body: `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`,
  mono: `ui-monospace, SFMono-Regular, Menlo, Consolas, monospace`,
} as const;

/** The type scale; the larger steps grow between 360 px and 1280 px of viewport. */
export const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1rem',
  lg: 'clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)',
  xl: 'clamp(1.25rem, 1.152rem + 0.435vw, 1.5rem)',
  '2xl': 'clamp(1.5rem, 1.304rem + 0.87vw, 2rem)',
  '3xl': 'clamp(1.875rem, 1.533rem + 1.522vw, 2.75rem)',
  '4xl': 'clamp(2.375rem, 1.69rem + 3.043vw, 4.125rem)',
} as const;

/** A step of the type scale. */
export type FontSize = keyof typeof fontSize;

/** Weights in use; both families are variable. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export type FontWeight = keyof typeof fontWeight;
