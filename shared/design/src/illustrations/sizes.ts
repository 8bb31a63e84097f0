import mediumFile from './files/sizeMedium.svg';
import smallFile from './files/sizeSmall.svg';
import tallFile from './files/sizeTall.svg';
import unsureFile from './files/sizeUnsure.svg';
import type { Drawing } from './drawing';

const size = (src: string, alt: string): Drawing => ({ src, width: 256, height: 240, alt });

// Trees beside the same house and the same person, all at one scale.

export const sizeSmall = /* @__PURE__ */ size(smallFile, 'A tree as tall as a house');
export const sizeMedium = /* @__PURE__ */ size(mediumFile, 'A tree twice as tall as a house');
export const sizeTall = /* @__PURE__ */ size(tallFile, 'A tree four times as tall as a house');
export const sizeUnsure = /* @__PURE__ */ size(
  unsureFile,
  'Trees of three heights and a question mark',
);
