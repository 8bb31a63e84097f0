import heroFile from './files/hero.svg';
import type { Drawing } from './drawing';

export type { Drawing } from './drawing';
export * from './services';
export * from './places';
export * from './sizes';

export const hero: Drawing = {
  src: heroFile,
  width: 760,
  height: 640,
  alt: 'A tree crew at work around an old oak: one in a bucket lift, one on a rope, one dragging branches',
};
