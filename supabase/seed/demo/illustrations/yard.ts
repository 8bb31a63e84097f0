import { fence, house } from './kit/buildings';
import { cloud, sun, tufts } from './kit/ground';
import { plainSvg, type Tone } from './kit/ink';
import { LEAF, OLIVE } from './kit/leaves';
import { palm } from './kit/palm';
import { dice, fill, leafy, place } from './kit/shapes';
import { bush, oak, pine, poplar, small } from './kit/trees';

type Colors = Readonly<Partial<Record<Tone, string>>>;

const LIGHTS: readonly Colors[] = [
  { sky: '#cfe6f2', haze: '#eef5ee', cloud: '#ffffff' },
  { sky: '#f6e3c8', haze: '#fbf2df', cloud: '#fff7ea', sun: '#ee9a4a' },
  { sky: '#dbe3e4', haze: '#eaeeea', cloud: '#f6f8f7', sun: '#f2e6c4' },
  { sky: '#b9dcef', haze: '#e2f1f0', cloud: '#ffffff' },
  { sky: '#e6dff0', haze: '#f6ecec', cloud: '#fbf6fb', sun: '#f2a45c' },
  { sky: '#d9eee0', haze: '#f1f6ea', cloud: '#ffffff' },
  { sky: '#c7d9e8', haze: '#e9eef0', cloud: '#f4f7fa' },
];
const LEAVES: readonly Colors[] = [
  {},
  { leaf: '#4c8a4a', leafL: '#79ab68', leafD: '#33693a' },
  { leaf: '#3b7d66', leafL: '#64a387', leafD: '#265d4c' },
  { leaf: '#c8893c', leafL: '#e0ac62', leafD: '#a1672a', grass: '#a3b676', grassL: '#bccb90' },
  { leaf: '#6b9440', leafL: '#93b765', leafD: '#4e7330' },
];
const HOMES: readonly Colors[] = [
  {},
  { wall: '#e9eef0', wallD: '#d2dadd', roof: '#56656e', roofD: '#434f57', door: '#a64d17' },
  { wall: '#f3e3c3', wallD: '#e0cba3', roof: '#6f4a37', roofD: '#583a2b', door: '#285c82' },
  { wall: '#dfe8d6', wallD: '#c8d5bd', roof: '#4f6357', roofD: '#3d4e44', door: '#853b0f' },
  { wall: '#c9dbe6', wallD: '#b0c7d5', roof: '#3f5566', roofD: '#314453', door: '#f0b23c' },
  { wall: '#e6c1a6', wallD: '#d0a485', roof: '#7a3b2a', roofD: '#612d20', door: '#2c4a63' },
];

/** What is the same in all pictures of one place. */
export interface Yard {
  readonly colors: Colors;
  /** The middle of the house, or null where there is none. */
  readonly home: number | null;
  readonly seed: number;
}

/** The yard of a number; neighboring numbers look different. */
export function yardOf(number: number): Yard {
  const choose = <T>(choices: readonly T[], step: number): T | undefined =>
    choices[Math.floor(number / step) % choices.length];
  return {
    colors: { ...choose(LIGHTS, 1), ...choose(LEAVES, 2), ...choose(HOMES, 1) },
    home: [580, 220, null, 600, 190][number % 5] ?? null,
    seed: number + 1,
  };
}

const SIZE = { width: 800, height: 600 };

/** A picture of a yard with things in it, those in front last. */
export function pictureOf({ colors, home, seed }: Yard, ...things: readonly string[]): string {
  const roll = dice(seed);
  const behind = [pine(seed), poplar(OLIVE, seed), small(LEAF, seed), pine(0)][seed % 4] ?? '';
  return plainSvg(
    SIZE,
    fill('sky', 'M0 0H800V600H0Z') +
      sun(90 + roll() * 90, 90 + roll() * 50, 34) +
      cloud(240 + roll() * 300, 110 + roll() * 60, 1.4) +
      cloud(540 + roll() * 120, 70 + roll() * 50, 1) +
      fill('haze', 'M0 350Q220 270 440 330T800 300V600H0Z') +
      fill('far', 'M0 390Q180 320 380 370T800 340V600H0Z') +
      fill('near', leafy(90 + roll() * 200, 410, 130, 46, 13, seed)) +
      fill('near', leafy(560 + roll() * 160, 410, 140, 50, 13, seed + 2)) +
      place(60 + roll() * 60, 426, behind, 0.8 + roll() * 0.5) +
      place(700 + roll() * 60, 426, behind, 0.7 + roll() * 0.5) +
      (seed % 3 === 0 ? place(-6, 428, fence(812), 1) : '') +
      fill('grass', 'M0 420Q400 404 800 420V600H0Z') +
      fill('grassL', 'M0 424Q400 408 800 424Q400 424 0 444Z') +
      (home === null ? '' : place(home, 436, house(), 1.5)) +
      fill('grassD', 'M0 560Q300 520 800 556V600H0Z') +
      place(home === null ? 640 : 800 - home, 446, bush(OLIVE, seed), 1.4) +
      things.join('') +
      tufts(40, 540, 720, 46, 12, seed),
    colors,
  );
}

/** The tree a Pro of a region is most often called for. */
export function treeOf(region: string, number: number): string {
  const trees: Readonly<Record<string, readonly string[]>> = {
    TX: [oak(LEAF, number), oak(OLIVE, number), palm()],
    OR: [pine(number), oak(LEAF, number), pine(number + 1)],
    NC: [poplar(LEAF, number), oak(LEAF, number), pine(number)],
  };
  return trees[region]?.[number % 3] ?? oak(LEAF, number);
}
