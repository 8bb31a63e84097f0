import { LEAF, leaves, OLIVE, shade, shaded, type Material } from './leaves';
import { fill, short, stroke } from './shapes';

/** A wide oak, 200 units tall and about 250 wide, on the point 0 0. */
export const oak = (material: Material = LEAF, seed = 1): string =>
  shade(10, 1, 92) +
  shaded(
    material,
    [
      [-64, -98, 44, 29],
      [68, -96, 46, 29],
      [4, -112, 66, 36],
    ],
    seed,
  ) +
  oakTrunk() +
  leaves(
    material,
    [
      [-84, -122, 42, 31],
      [88, -116, 42, 32],
      [38, -156, 52, 38],
      [-40, -158, 52, 38],
      [-4, -128, 44, 28],
      [-72, -144, 32, 25],
    ],
    seed + 1,
  );

const oakTrunk = () =>
  fill(
    'barkD',
    'M-27 3Q-13-3-12-34Q-12-52-58-104L-52-108Q-16-72-5-66Q0-84-2-122H8Q8-82 12-68Q30-76 62-112L68-107Q26-58 17-40Q14-6 31 3Q16 1 8 5Q0 0-10 5Q-16 0-27 3Z',
  ) +
  fill(
    'bark',
    'M-27 3Q-13-3-12-34Q-12-52-58-104L-52-108Q-16-72-5-66Q0-84-2-122H3Q4-80 5-62Q3-30 6-12Q7-2 3 2Q-4 1-10 5Q-16 0-27 3Z',
  ) +
  stroke('barkL', 2.4, 'M-8-10Q-5-26-6-44M-1-22Q0-38-1-50M-14-62L-24-74') +
  fill('barkD', 'M1-38q4-5 7 0q1 6-3 7q-4 0-4-7z');

/** A conifer in tiers, 200 units tall. */
export function pine(seed = 0): string {
  const tiers = Array.from({ length: 6 }, (_, index) => {
    const low = -26 - index * 25;
    const half = 58 - index * 8.4;
    const top = low - 50 + index * 1.6;
    const drop = (from: number, to: number, steps: number) =>
      Array.from({ length: steps }, (_unused, step) => {
        const x = from + ((to - from) * (step + 1)) / steps;
        const r = Math.abs(to - from) / steps / 1.7;
        const y = low + Math.abs(x / half) * -5 + ((step + seed) % 2) * 2;
        return `A${short(r)} ${short(r)} 0 0 1 ${short(x)} ${short(y)}`;
      }).join('');
    const edge = (x: number) => `${short(x)} ${short(low - 5)}`;
    return (
      fill(
        'firD',
        `M0 ${short(top)}Q${short(half * 0.4)} ${short(low - 16)} ${edge(half)}${drop(half, -half, 6)}Q${short(-half * 0.4)} ${short(low - 16)} 0 ${short(top)}Z`,
      ) +
      fill(
        'fir',
        `M0 ${short(top)}Q${short(half * 0.12)} ${short(low - 20)} ${short(half * 0.34)} ${short(low - 3)}${drop(half * 0.34, -half, 4)}Q${short(-half * 0.4)} ${short(low - 16)} 0 ${short(top)}Z`,
      ) +
      stroke(
        'firL',
        3,
        `M${short(-half * 0.74)} ${short(low - 9)}Q${short(-half * 0.36)} ${short(low - 18)} ${short(-half * 0.16)} ${short(top + 17)}`,
      )
    );
  }).join('');
  return (
    shade(4, 1, 44) +
    fill('bark', 'M-9 2Q-6-10-6-40H7Q7-10 10 2Q0 5-9 2Z') +
    fill('barkD', 'M1 3Q2-10 1-40H7Q7-10 10 2Z') +
    tiers
  );
}

/** A tall slim tree, 200 units. */
export const poplar = (material: Material = OLIVE, seed = 3): string =>
  shade(4, 1, 30) +
  fill('barkD', 'M-9 2Q-5-10-4-60H5Q6-10 10 2Q0 5-9 2Z') +
  fill('bark', 'M-9 2Q-5-10-4-60H1Q1-10 2 3Q-4 4-9 2Z') +
  leaves(
    material,
    [
      [2, -58, 30, 26],
      [-2, -160, 24, 38],
      [4, -88, 36, 34],
      [-2, -124, 33, 38],
    ],
    seed,
  );

/** A round ornamental, 100 units tall. */
export const small = (material: Material = LEAF, seed = 4): string =>
  shade(4, 1, 30) +
  fill('barkD', 'M-7 2Q-4-10-4-46H4Q5-10 8 2Q0 5-7 2Z') +
  fill('bark', 'M-7 2Q-4-10-4-46H1Q1-10 2 3Q-3 4-7 2Z') +
  stroke('barkD', 3, 'M0-26L-12-42M0-32L12-46') +
  leaves(
    material,
    [
      [-17, -54, 22, 19],
      [18, -53, 22, 20],
      [0, -76, 27, 23],
      [0, -58, 20, 16],
    ],
    seed,
  );

/** A sapling tied to a stake, 90 units tall. */
export const sapling = (): string =>
  stroke('woodD', 5, 'M13 2V-58') +
  stroke('bark', 4, 'M0 2Q-2-30 0-62M-1-34L-11-46M-1-40L9-52') +
  stroke('rope', 2.6, 'M-2-36L14-38') +
  leaves(
    LEAF,
    [
      [-12, -54, 12, 11],
      [11, -60, 12, 11],
      [0, -74, 15, 15],
    ],
    8,
  );

export const bush = (material: Material = LEAF, seed = 6): string =>
  leaves(
    material,
    [
      [-18, -12, 18, 14],
      [20, -11, 17, 13],
      [0, -18, 21, 18],
    ],
    seed,
  );
