import { plainSvg } from './kit/ink';
import { LEAF, leaves, OLIVE, RUST } from './kit/leaves';
import { palm } from './kit/palm';
import { circle, fill, place, stroke } from './kit/shapes';
import { chainsaw } from './kit/tools';
import { oak, pine, poplar, sapling, small } from './kit/trees';
import { dead, stump } from './kit/wood';

const leafMark = (turn: number) =>
  `<g transform="rotate(${turn})">${fill('leafD', 'M0 62Q-58 20 0-66Q58 20 0 62Z')}${fill('leaf', 'M0 62Q-58 20 0-66Z')}${stroke('leafL', 5, 'M0 58V-36M0 26L-20 4M0 26L20 4M0 0L-14-18M0 0L14-18')}</g>`;

const rings = () =>
  circle('barkD', 0, 0, 60) +
  circle('wood', 0, 0, 52) +
  [40, 28, 16, 6]
    .map((r) => `<circle r="${r}" fill="none" stroke="#cda165" stroke-width="5"/>`)
    .join('') +
  stroke('woodD', 4, 'M0 0L46-22');

const CARABINER = 'M28-26Q30-60 0-60Q-30-58-28-26L-24 34Q-20 58 4 58Q28 56 28 30';

/** What is drawn on a logo. */
const MARKS: readonly string[] = [
  place(0, 66, oak(LEAF, 3), 0.66),
  place(0, 70, pine(), 0.7),
  leafMark(28),
  rings(),
  place(0, 44, stump(), 1),
  place(0, 66, small(RUST), 1.35),
  place(-14, 68, palm(), 0.72),
  place(0, 68, poplar(OLIVE), 0.66),
  place(-4, 62, sapling(), 1.35),
  place(-38, 14, chainsaw(-24), 2),
  place(-24, 68, pine(), 0.6) + place(28, 68, pine(1), 0.46),
  place(0, 66, dead(), 0.64),
  place(
    0,
    8,
    leaves(
      LEAF,
      [
        [-28, 8, 36, 30],
        [30, 6, 36, 30],
        [0, -20, 44, 36],
      ],
      4,
    ),
  ),
  leafMark(-30) + `<g transform="translate(34 20) scale(.5)">${leafMark(40)}</g>`,
  `<g transform="rotate(18)">${stroke('steelD', 17, CARABINER)}${stroke('steelL', 10, CARABINER)}${stroke('rope', 11, 'M28-22V26')}</g>`,
  place(0, 66, oak(OLIVE, 8), 0.66),
];

const GROUNDS = [
  '#fbf1e0',
  '#123626',
  '#e3f1e7',
  '#f0b23c',
  '#285c82',
  '#fbebde',
  '#3a4f45',
  '#cfe7ef',
  '#e6dff0',
  '#d6e2b8',
  '#5e3e2a',
  '#f6d9b4',
] as const;

const FRAMES: readonly ((color: string) => string)[] = [
  (color) => `<circle cx="128" cy="128" r="124" fill="${color}"/>`,
  (color) => `<rect x="4" y="4" width="248" height="248" rx="56" fill="${color}"/>`,
  (color) => `<path d="M128 2L240 66V190L128 254L16 190V66Z" fill="${color}"/>`,
  (color) =>
    `<path d="M128 4Q190 30 244 30Q250 190 128 252Q6 190 12 30Q66 30 128 4Z" fill="${color}"/>`,
  (color) =>
    `<path d="M128 4L252 128L128 252L4 128Z" fill="${color}" stroke="${color}" stroke-width="8" stroke-linejoin="round"/>`,
];

// What a name speaks of is on its logo.
const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [/stump|log\b/i, 4],
  [/ring/i, 3],
  [/pine|longleaf|evergreen|cone/i, 1],
  [/fir|timber|cedar|juniper/i, 10],
  [/rigging|rope|climb/i, 14],
  [/saw|mill/i, 9],
  [/poplar/i, 7],
  [/oak/i, 0],
  [/redbud|dogwood|persimmon|maple/i, 5],
  [/leaf|fern|camas|agarita|lantana/i, 2],
];

/** The logo of a business by its number, 256 units wide; no two numbers below 60 give the same. */
export function logoOf(number: number, name: string): string {
  const spoken = SPOKEN.find(([word]) => word.test(name))?.[1];
  const mark = MARKS[spoken ?? (number * 5 + 2) % MARKS.length] ?? '';
  const ground = GROUNDS[number % GROUNDS.length] ?? GROUNDS[0];
  const frame = FRAMES[Math.floor(number / GROUNDS.length) % FRAMES.length] ?? FRAMES[0];
  return plainSvg(
    { width: 256, height: 256 },
    `${frame?.(ground) ?? ''}${place(128, 128, mark, number % 5 === 4 ? 0.8 : 1.1)}`,
  );
}
