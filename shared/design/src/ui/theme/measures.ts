/** A step of the spacing scale; one step is 4 px. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** The length of a spacing step, in rem. */
export const space = (step: SpaceStep): string => `${step * 0.25}rem`;

export const radius = {
  sm: '0.375rem',
  md: '0.625rem',
  lg: '1rem',
  xl: '1.5rem',
  pill: '999px',
} as const;

/** A named corner radius. */
export type Radius = keyof typeof radius;

/** The smallest size of anything that is pressed with a finger. */
export const touchTarget = '2.75rem';

export const pageWidth = { narrow: '42rem', default: '72rem', wide: '84rem' } as const;

/** Shadows by height above the page; their colors follow the theme. */
export const shadow = {
  sm: 'var(--shadow-sm)',
  md: 'var(--shadow-md)',
  lg: 'var(--shadow-lg)',
} as const;

/** What lies above what. A menu opened inside a dialog must lie above it, a toast above all. */
export const depth = {
  base: 0,
  sticky: 100,
  header: 200,
  notice: 300,
  sheet: 400,
  dialog: 500,
  menu: 600,
  toast: 800,
  skipLink: 900,
} as const;

/** Durations and easings; the global style shortens them for reduced motion. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const;
