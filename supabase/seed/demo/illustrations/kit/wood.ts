import { shade } from './leaves';
import { circle, ellipse, fill, paint, short, stroke, type Point } from './shapes';

/** A bare tree that leans to the right, 200 units tall. */
export const dead = (): string => {
  const limbs: readonly (readonly [width: number, d: string])[] = [
    [11, 'M3-84Q-26-98-40-136'],
    [8, 'M7-112Q34-122 52-158'],
    [6, 'M10-140Q0-160-8-190'],
    [5, 'M-30-112Q-52-114-62-132M40-138Q60-140 74-152M-38-130Q-40-150-32-164'],
    [4, 'M48-152Q46-172 54-184M2-166Q14-178 14-194M-56-122Q-64-118-74-120'],
  ];
  return (
    shade(8, 1, 44) +
    limbs.map(([width, d]) => stroke('deadD', width, d)).join('') +
    fill('deadD', 'M-17 3Q-9-6-8-50Q-4-110 14-176L20-174Q16-110 14-50Q14-8 25 3Q4 7-17 3Z') +
    fill('dead', 'M-17 3Q-9-6-8-50Q-4-110 14-176L17-175Q6-110 4-50Q3-8 6 4Q-8 6-17 3Z') +
    stroke('deadL', 2.4, 'M-3-20Q-2-40 0-60M3-74Q4-90 8-108') +
    limbs
      .slice(0, 3)
      .map(([, d]) => stroke('dead', 3, d, 'transform="translate(-1.5 -1.5)"'))
      .join('')
  );
};

/** A stump, 100 units wide, its cut face to the front. */
export const stump = (): string =>
  shade(4, 3, 66) +
  fill('barkD', 'M-44-40Q-42-10-66 3Q-34 2-22 9Q-4 2 10 10Q26 2 62 4Q44-8 44-40Z') +
  fill('bark', 'M-44-40Q-42-10-66 3Q-34 2-22 9Q-10 4 0 6Q12-14 8-40Z') +
  stroke('barkL', 2.4, 'M-32-24Q-32-10-40-2M-16-20V-4M26-22Q26-10 32-4') +
  ellipse('woodD', 0, -40, 45, 16) +
  ellipse('wood', -1, -41, 41, 13.5) +
  [30, 19, 8]
    .map(
      (rx) =>
        `<ellipse cx="-2" cy="-41" rx="${rx}" ry="${short(rx * 0.33)}" fill="none" stroke="${paint('woodD')}" stroke-width="2"/>`,
    )
    .join('') +
  stroke('woodD', 2, 'M6-39L30-35');

/** A sawn log that lies with its cut face to the left; `length` units long. */
export function log(length: number, r = 14): string {
  const end: Point = [length, -r];
  return (
    fill(
      'barkD',
      `M0 ${short(-2 * r)}H${short(length)}a${short(r * 0.5)} ${r} 0 0 1 0 ${short(2 * r)}H0Z`,
    ) +
    fill(
      'bark',
      `M0 ${short(-2 * r)}H${short(length)}a${short(r * 0.5)} ${r} 0 0 1 ${short(r * 0.45)} ${short(r * 0.7)}H0Z`,
    ) +
    stroke(
      'barkL',
      2.2,
      `M${short(r)} ${short(-1.6 * r)}H${short(end[0] * 0.6)}M${short(end[0] * 0.7)} ${short(-1.6 * r)}h${short(length * 0.14)}`,
    ) +
    ellipse('woodD', 0, -r, r * 0.55, r) +
    ellipse('wood', -0.6, -r - 0.6, r * 0.45, r * 0.84) +
    ellipse('woodD', -0.6, -r, r * 0.22, r * 0.44) +
    ellipse('wood', -0.6, -r, r * 0.12, r * 0.26)
  );
}

/** A plain stack of sawn logs seen from their ends, 76 wide. */
export const logPile = (): string =>
  shade(2, 1, 48) +
  (
    [
      [-26, -13],
      [0, -13],
      [26, -13],
      [-13, -35],
      [13, -35],
      [0, -57],
    ] as const
  )
    .map(
      ([x, y]) =>
        circle('barkD', x, y, 13.4) +
        circle('bark', x - 1, y - 1, 12) +
        circle('woodD', x, y, 10.4) +
        circle('wood', x - 0.8, y - 0.8, 9) +
        `<circle cx="${x}" cy="${y}" r="4.600" fill="none" stroke="${paint('woodD')}" stroke-width="1.800"/>`,
    )
    .join('');
