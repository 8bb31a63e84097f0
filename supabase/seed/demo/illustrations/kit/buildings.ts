import type { Tone } from './ink';
import { shade } from './leaves';
import { box, circle, fill, short, stroke } from './shapes';

const windowAt = (x: number, y: number, width = 24, height = 30): string =>
  box('trim', x - 3, y - 3, width + 6, height + 6, 2) +
  box('glassD', x, y, width, height) +
  fill(
    'glass',
    `M${short(x)} ${short(y)}h${short(width * 0.7)}L${short(x)} ${short(y + height * 0.9)}Z`,
  ) +
  stroke(
    'trim',
    2.4,
    `M${short(x + width / 2)} ${short(y)}v${height}M${short(x)} ${short(y + height / 2)}h${width}`,
  );

/** A house, 200 units wide and 150 tall; its roof may be any tone with a shade. */
export const house = (
  roof: readonly [Tone, Tone] = ['roof', 'roofD'],
  wall: readonly [Tone, Tone] = ['wall', 'wallD'],
): string =>
  shade(6, 1, 108) +
  box(roof[1], 54, -150, 20, 46) +
  box('paperD', 51, -154, 26, 7, 2) +
  box(wall[1], -92, -82, 184, 82) +
  fill(wall[0], 'M-92-82L-38-140L16-82V0H-92Z') +
  fill(roof[0], 'M-38-146L28-146L104-76H26Z') +
  fill(roof[1], 'M14-76H104v6H20Z') +
  fill(roof[1], 'M-38-148L-106-78L-98-70L-38-130L22-70L30-78Z') +
  fill(roof[0], 'M-38-148L-106-78L-98-70L-38-130Z') +
  windowAt(-50, -114, 24, 22) +
  windowAt(-80, -60) +
  windowAt(42, -58, 32, 30) +
  box('door', -34, -52, 30, 52, 2) +
  box('paperD', -42, -2, 46, 6, 2) +
  circle('helmet', -10, -25, 2.4) +
  fill('glass', 'M-28-46h18v12h-18Z');

/** A picket fence of a width. */
export const fence = (width: number): string =>
  box('paperD', 0, -30, width, 5) +
  box('paperD', 0, -15, width, 5) +
  Array.from({ length: Math.floor(width / 14) }, (_, index) =>
    fill('paper', `M${index * 14 + 2} 0V-36l4-6l4 6V0Z`),
  ).join('');
