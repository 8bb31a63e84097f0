import sheet from './files/sizes.svg';
import type { Drawing } from './drawing';

const size = (view: string, alt: string): Drawing => ({
  src: `${sheet}#${view}`,
  width: 256,
  height: 240,
  alt,
});

// Trees beside the same house and the same person, all at one scale.

export const sizeSmall = /* @__PURE__ */ size('small', 'A tree as tall as a house');
export const sizeMedium = /* @__PURE__ */ size('medium', 'A tree twice as tall as a house');
export const sizeTall = /* @__PURE__ */ size('tall', 'A tree four times as tall as a house');
export const sizeUnsure = /* @__PURE__ */ size(
  'unsure',
  'Trees of three heights and a question mark',
);
