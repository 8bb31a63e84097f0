import type { Tone } from './ink';
import { circle, dice, paint, short, stroke } from './shapes';

/** A few blades of grass. */
const tuft = (x: number, y: number): string =>
  stroke(
    'grassD',
    2.4,
    `M${short(x)} ${short(y)}q-1-6-5-9M${short(x)} ${short(y)}v-11M${short(x)} ${short(y)}q1-6 5-8`,
  );

/** Blades of grass scattered over a strip. */
export function tufts(
  x: number,
  y: number,
  width: number,
  depth: number,
  many: number,
  seed = 3,
): string {
  const roll = dice(seed);
  return Array.from({ length: many }, () => tuft(x + roll() * width, y + roll() * depth)).join('');
}

/** A cloud about 90 wide. */
export const cloud = (x: number, y: number, scale = 1, tone: Tone = 'cloud'): string =>
  `<path fill="${paint(tone)}" opacity=".85" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" d="M0 0a13 13 0 0 1 2-26a19 19 0 0 1 36-7a15 15 0 0 1 25 9a12 12 0 0 1 3 24Z"/>`;

export const sun = (x: number, y: number, r: number): string =>
  `<g opacity=".22">${circle('sun', x, y, r * 1.5)}</g>${circle('sun', x, y, r)}`;
