import { climber } from '../kit/climber';
import { spot } from '../kit/ground';
import { LEAF, leaves, RUST } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { ellipse, fill, place, stroke } from '../kit/shapes';
import { chainsaw } from '../kit/tools';
import { oak, sapling, small } from '../kit/trees';
import { bucketTruck } from '../kit/truck';

/** A crew trims from a bucket truck. */
export const trimming = (): string =>
  spot(7) +
  place(206, 208, oak(LEAF, 2), 0.8) +
  place(
    14,
    216,
    bucketTruck(
      [46, -232],
      [168, -226],
      place(
        0,
        10,
        person(poses.reach, { skin: 'C', isBust: true, holds: place(24, -86, chainsaw(-30), 0.8) }),
        0.86,
      ),
    ),
    0.52,
  ) +
  place(
    276,
    220,
    stroke('bark', 4, 'M-12-40L-52-14') +
      leaves(
        LEAF,
        [
          [-56, -12, 18, 11],
          [-42, -18, 13, 9],
        ],
        2,
      ) +
      person(poses.drag, { skin: 'A' }),
    0.92,
  );

/** A crown with gaps that let the light through. */
export const thinning = (): string =>
  spot(8) +
  place(
    176,
    208,
    stroke('barkD', 8, 'M-6-60Q-40-84-72-128M8-66Q40-84 76-126M2-80Q8-130 0-176') +
      stroke('barkD', 5, 'M-40-92Q-44-120-36-150M44-94Q52-120 44-150M3-130L22-164') +
      leaves(
        LEAF,
        [
          [-82, -126, 32, 25],
          [84, -124, 32, 25],
          [-40, -162, 28, 22],
          [48, -164, 28, 22],
          [2, -186, 30, 22],
          [-30, -112, 20, 15],
          [34, -114, 20, 15],
        ],
        4,
      ) +
      fill('barkD', 'M-27 3Q-13-3-12-34L-14-66L14-70Q14-6 31 3Q16 1 8 5Q0 0-10 5Q-16 0-27 3Z') +
      fill('bark', 'M-27 3Q-13-3-12-34L-14-66L2-68Q3-30 6-12Q7-2 3 2Q-4 1-10 5Q-16 0-27 3Z') +
      stroke('barkL', 2.4, 'M-8-10Q-5-26-6-44'),
    0.94,
  ) +
  place(152, 192, climber([10, -128], { skin: 'B' }, 22), 0.84) +
  place(262, 218, person(poses.stand, { skin: 'A', isLeft: true }), 0.96) +
  place(
    76,
    222,
    leaves(
      LEAF,
      [
        [0, -8, 22, 11],
        [16, -14, 14, 9],
      ],
      3,
    ),
  ) +
  stroke('bark', 4, 'M92 214L112 210');

/** A young tree on its stake, and who plants it. */
export const youngTree = (): string =>
  spot(9) +
  place(262, 206, small(RUST), 0.92) +
  fill('soilD', 'M104 218Q160 194 216 218Z') +
  fill('soil', 'M106 218Q146 198 190 218Z') +
  place(162, 210, sapling(), 1.2) +
  place(116, 220, person(poses.kneel, { skin: 'B', bun: true }), 1.14) +
  place(
    226,
    222,
    fill('steelD', 'M-14 0L-18-22H14L12 0Z') +
      fill('steel', 'M-14 0L-18-22H-2L-3 0Z') +
      stroke('steelD', 3, 'M-16-22Q-2-44 12-22M12-14L28-26') +
      ellipse('blue', -2, -21, 13, 2.6),
  ) +
  place(
    64,
    218,
    stroke('woodD', 4, 'M0-6L-14-70') +
      stroke('woodD', 4, 'M-20-70L-8-73') +
      fill('steelD', 'M-7-8L7-11L6 6Q0 12-4 4Z'),
  );
