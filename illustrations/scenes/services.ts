import { house } from '../kit/buildings';
import { climber } from '../kit/climber';
import { cloud, spot } from '../kit/ground';
import { LEAF, leaves, OLIVE, RUST } from '../kit/leaves';
import { chipper, chips, cone, grinder, hook } from '../kit/machines';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { box, circle, ellipse, fill, paint, place, stroke } from '../kit/shapes';
import { chainsaw, clipboard } from '../kit/tools';
import { bush, oak, pine, poplar, sapling, small } from '../kit/trees';
import { beam, bucketTruck } from '../kit/truck';
import { dead, log, logPile, stump } from '../kit/wood';

/** A tree taken down in sections: its top hangs on a crane, a climber is on the trunk, logs lie ready. */
export const treeRemoval = (): string =>
  spot(1) +
  place(62, 206, house(), 0.42) +
  beam([296, 214], [226, 16], 8) +
  fill('barkD', 'M146 210Q156 150 154 92H178Q178 150 190 210Q170 216 146 210Z') +
  fill('bark', 'M146 210Q156 150 154 92H168Q168 150 172 212Q160 214 146 210Z') +
  stroke('barkL', 2.4, 'M160 196Q163 170 162 148M166 130V108') +
  ellipse('woodD', 166, 92, 12, 4.5) +
  ellipse('wood', 165.5, 91.5, 10, 3.4) +
  stroke('barkD', 8, 'M176 146L200 132') +
  ellipse('wood', 201, 131.5, 3.4, 4.4) +
  place(226, 18, hook(14)) +
  stroke('rope', 2.4, 'M226 50L206 74M226 50L248 72') +
  place(
    228,
    128,
    stroke('bark', 10, 'M-4 4L2-34') +
      leaves(
        LEAF,
        [
          [-22, -46, 26, 20],
          [24, -44, 26, 21],
          [0, -64, 30, 24],
        ],
        3,
      ),
    0.84,
    8,
  ) +
  place(141, 176, climber([22, -104], { skin: 'B' }, 24), 0.84) +
  place(248, 216, logPile(), 0.56) +
  place(90, 220, log(48, 10));

/** A grinder throws chips out of a stump. */
export const stumpGrinding = (): string =>
  spot(2) +
  place(268, 196, small(OLIVE), 0.8) +
  place(40, 202, bush(LEAF), 0.7) +
  fill('woodD', 'M206 218Q242 192 288 218Z') +
  fill('wood', 'M210 217Q236 198 258 217Z') +
  place(206, 212, stump(), 0.78) +
  place(84, 216, grinder(), 0.86) +
  chips([180, 184], [206, 116], [262, 186], 26) +
  place(52, 218, person(poses.push, { skin: 'A' }), 1.02) +
  place(290, 224, cone(), 0.9);

/** A dead tree leans toward a house. */
export const hazardousTree = (): string =>
  spot(3) +
  place(232, 204, house(), 0.6) +
  place(136, 214, dead(), 0.9, 7) +
  place(64, 218, person(poses.point, { skin: 'C' }), 0.92) +
  place(122, 222, cone(), 0.8) +
  place(164, 224, cone(), 0.8) +
  stroke('alert', 2.6, 'M122 208Q143 216 164 210');

/** A magnified leaf with spots. */
const lens = (x: number, y: number): string =>
  place(
    x,
    y,
    stroke('steelD', 9, 'M22 22L42 42') +
      circle('steelD', 0, 0, 34) +
      circle('haze', 0, 0, 29) +
      fill('leafD', 'M-20 18Q-22-16 20-20Q20 18-20 18Z') +
      fill('leaf', 'M-20 18Q-22-16 20-20Q6 4-20 18Z') +
      stroke('leafL', 2.2, 'M-18 16L16-16M-8 6V-6M-8 6L6 8M2-4V-12M2-4L12-3') +
      circle('rust', 6, 6, 3.4) +
      circle('rust', -6, -8, 2.6) +
      circle('rust', 8, -9, 2.2) +
      `<path d="M-20-14A25 25 0 0 1-4-24" fill="none" stroke="${paint('paper')}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  );

/** An arborist looks at a leaf closely. */
export const healthVisit = (): string =>
  spot(4) +
  place(216, 208, oak(LEAF, 5), 0.74) +
  place(
    128,
    218,
    person(poses.read, { skin: 'B', bun: true, holds: place(17, -62, clipboard()) }),
    1.12,
  ) +
  lens(58, 104) +
  place(284, 222, bush(OLIVE, 4), 0.6);

const warning = (x: number, y: number): string =>
  place(
    x,
    y,
    fill('helmetD', 'M0-20Q3-20 5-17L22 12Q24 17 18 18H-18Q-24 17-22 12L-5-17Q-3-20 0-20Z') +
      fill('helmet', 'M-2-17L-19 12Q-20 15-17 15H13Q4 0-2-17Z') +
      stroke('line', 4, 'M0-9V3M0 9.500V10'),
  );

/** A leaning tree, what it would hit, and who judges it. */
export const riskAssessment = (): string =>
  spot(5) +
  place(66, 204, house(), 0.5) +
  place(186, 210, oak(OLIVE, 9), 0.8, -7) +
  stroke('alert', 2.6, 'M80 218Q130 226 178 216', 'stroke-dasharray="7 6"') +
  warning(126, 196) +
  place(270, 220, person(poses.point, { skin: 'C', isLeft: true }), 1);

/** A report with findings, and who signs it. */
export const writtenReport = (): string =>
  spot(6) +
  place(58, 206, poplar(LEAF), 0.8) +
  place(
    152,
    214,
    box('paperD', -46, -158, 98, 142, 6) +
      box('paper', -50, -162, 98, 142, 6) +
      stroke('steelL', 4, 'M-36-70H34M-36-57H34M-36-44H2') +
      box('haze', -38, -150, 42, 66, 3) +
      place(-16, -90, small(LEAF), 0.5) +
      stroke('steelL', 4, 'M14-142H36M14-130H36') +
      stroke('leaf', 4.4, 'M14-104l7 8l13-16') +
      circle('helmetD', 28, -38, 11) +
      circle('helmet', 27, -39, 9) +
      circle('helmetD', 27, -39, 4),
  ) +
  place(
    250,
    218,
    person(poses.read, { skin: 'A', isLeft: true, holds: place(17, -62, clipboard()) }),
    1.08,
  );

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

/** A tree has fallen on a roof in a storm. */
export const emergency = (): string =>
  spot(10, { isStormy: true }) +
  cloud(70, 82, 1.1, 'steelL') +
  cloud(196, 66, 1.2, 'steelL') +
  stroke(
    'blue',
    2.6,
    'M84 92l-6 15M108 96l-6 15M132 90l-6 15M218 80l-6 15M244 76l-6 15M268 84l-6 15',
  ) +
  place(154, 208, house(), 0.84) +
  stroke('barkD', 17, 'M266 200L170 112') +
  stroke('bark', 9, 'M262 201L167 113') +
  stroke('barkD', 7, 'M206 142L208 108M190 128L158 130') +
  leaves(
    LEAF,
    [
      [138, 116, 34, 22],
      [190, 92, 34, 23],
      [156, 96, 40, 27],
    ],
    4,
  ) +
  fill(
    'barkD',
    'M252 222Q265 212 264 196l5 4l4-20l5 16l7-8l5 12Q291 212 306 222Q280 228 252 222Z',
  ) +
  fill('bark', 'M252 222Q265 212 264 196l5 4l4-20l3 9Q275 212 280 225Q264 225 252 222Z') +
  fill('wood', 'M266 200l3 0l4-20l5 16l7-8l4 11Q278 210 266 200Z') +
  place(38, 220, person(poses.point, { skin: 'C' }), 1) +
  place(86, 224, cone(), 0.9) +
  place(236, 226, cone(), 0.9);

/** Brush goes through a chipper. */
export const lotClearing = (): string =>
  spot(11) +
  place(276, 202, pine(), 0.56) +
  place(112, 218, chipper(), 0.84) +
  fill('woodD', 'M234 222Q276 180 314 222Z') +
  fill('wood', 'M238 221Q268 190 288 221Z') +
  chips([208, 94], [254, 84], [276, 192], 22) +
  place(
    86,
    196,
    stroke('bark', 6, 'M44-18L-10-4') +
      leaves(
        LEAF,
        [
          [-16, -4, 22, 14],
          [4, -12, 18, 12],
        ],
        6,
      ),
  ) +
  place(44, 220, person(poses.push, { skin: 'A' }), 1) +
  place(18, 222, stump(), 0.2);

/** A steel cable holds two heavy limbs together. */
export const cabling = (): string =>
  spot(12) +
  place(
    150,
    208,
    stroke('barkD', 15, 'M-6-46Q-34-80-50-138') +
      stroke('bark', 8, 'M-9-48Q-37-82-53-138') +
      stroke('barkD', 15, 'M6-46Q36-80 52-138') +
      stroke('bark', 8, 'M3-48Q33-82 49-138') +
      leaves(
        LEAF,
        [
          [-78, -136, 38, 28],
          [80, -136, 38, 28],
          [-42, -166, 42, 30],
          [48, -166, 42, 30],
          [2, -180, 36, 24],
        ],
        7,
      ) +
      fill('barkD', 'M-27 3Q-13-3-12-34L-12-56L14-56Q14-6 31 3Q16 1 8 5Q0 0-10 5Q-16 0-27 3Z') +
      fill('bark', 'M-27 3Q-13-3-12-34L-12-56L2-52Q3-30 6-12Q7-2 3 2Q-4 1-10 5Q-16 0-27 3Z') +
      stroke('barkL', 2.4, 'M-8-10Q-5-26-6-44') +
      stroke('steelD', 4.4, 'M-41-106Q0-99 44-106') +
      stroke('steelL', 1.8, 'M-41-107Q0-100 44-107') +
      circle('helmetD', -41, -106, 5.4) +
      circle('helmet', -41.5, -106.5, 3.6) +
      circle('helmetD', 44, -106, 5.4) +
      circle('helmet', 43.5, -106.5, 3.6),
    0.98,
  ) +
  place(256, 220, person(poses.point, { skin: 'B', isLeft: true }), 1.02) +
  place(40, 222, bush(OLIVE, 5), 0.7);
