import type { Tone } from './ink';
import { circle, dice, fill, leafy, paint, short, stroke } from './shapes';

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

/** The soft shape behind a spot illustration on a 320 by 240 sheet, with hills and a lawn. */
export const spot = (
  seed: number,
  options: { hills?: boolean; isStormy?: boolean } = {},
): string => {
  const { hills = true, isStormy = false } = options;
  return (
    `<clipPath id="s"><path d="M26 214Q2 178 12 126Q20 66 74 42Q120 8 184 20Q252 24 288 74Q318 118 302 176Q298 202 288 214Z"/></clipPath><g clip-path="url(#s)">` +
    `<path fill="${paint('sky')}" d="M0 0H320V240H0Z"/>` +
    (isStormy ? '' : sun(76, 74, 16) + cloud(seed % 2 ? 206 : 190, 76, 0.72)) +
    (hills
      ? fill(
          'far',
          `M0 ${168 - (seed % 3) * 5}Q60 ${128 + (seed % 2) * 12} 130 162T250 150T330 168V240H0Z`,
        ) +
        fill('near', leafy(258, 186, 50, 24, 10, seed)) +
        fill('near', leafy(34, 188, 40, 20, 9, seed + 3)) +
        fill('near', 'M0 186Q80 166 160 182T330 178V240H0Z')
      : '') +
    '</g>' +
    fill(
      'grass',
      'M8 214Q20 188 96 190Q200 182 270 192Q308 198 314 214Q304 230 160 231Q18 230 8 214Z',
    ) +
    fill('grassL', 'M20 206Q40 192 104 193Q180 187 240 192Q160 196 100 200Q50 204 20 206Z') +
    tufts(34, 214, 250, 10, 6, seed)
  );
};
