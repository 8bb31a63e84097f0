import { house } from '../kit/buildings';
import { cloud, spot } from '../kit/ground';
import { LEAF, leaves, OLIVE } from '../kit/leaves';
import { chipper, chips, cone } from '../kit/machines';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { circle, fill, place, stroke } from '../kit/shapes';
import { bush, oak, pine } from '../kit/trees';
import { stump } from '../kit/wood';

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

/** An oak has grown up to the wires of a utility pole. */
export const powerLine = (): string =>
  spot(13) +
  place(222, 208, oak(LEAF, 6), 0.68) +
  stroke('woodD', 9, 'M40 212V46') +
  stroke('wood', 4, 'M38 212V48') +
  stroke('woodD', 7, 'M12 66H68') +
  stroke('wood', 3, 'M12 65H67') +
  stroke('steelD', 2.2, 'M16 56Q170 96 318 52') +
  stroke('steelD', 2.2, 'M64 56Q200 88 318 70') +
  stroke('steelL', 5, 'M16 64V56M64 64V56') +
  circle('steelD', 16, 56, 3.4) +
  circle('steelD', 64, 56, 3.4) +
  place(94, 220, person(poses.point, { skin: 'A' }), 1) +
  place(290, 222, bush(OLIVE, 2), 0.6);
