/** Viewport widths in px at which the layout changes: mobile below 768, tablet below 1024. */
export const breakpoint = { tablet: 768, laptop: 1024, desktop: 1280 } as const;

/** Media query texts, for `matchMedia` and for styles: `${media.mobile} { ... }`. */
export const media = {
  /** Below 768 px. */
  mobile: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** From 768 px up. */
  tabletUp: `@media (min-width: ${breakpoint.tablet}px)`,
  /** Below 1024 px: mobile and tablet. */
  belowLaptop: `@media (max-width: ${breakpoint.laptop - 0.02}px)`,
  /** From 1024 px up. */
  laptopUp: `@media (min-width: ${breakpoint.laptop}px)`,
  /** From 1280 px up. */
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  /** The main pointer is a finger. */
  touch: '@media (pointer: coarse)',
  /** The main pointer can hover. */
  hover: '@media (hover: hover)',
} as const;
