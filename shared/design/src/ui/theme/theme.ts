import { breakpoint } from './breakpoints';
import { color } from './color';
import { depth, motion, pageWidth, radius, shadow, space } from './measures';
import { font, fontSize, fontWeight } from './typography';

/** Every token in one object, as styled-components receives it in `props.theme`. */
export const theme = {
  color,
  font,
  fontSize,
  fontWeight,
  space,
  radius,
  shadow,
  depth,
  motion,
  pageWidth,
  breakpoint,
} as const;

/** The type of `props.theme`. */
export type Theme = typeof theme;
