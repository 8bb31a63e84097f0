import { fence, house } from '../kit/buildings';
import { cloud, sun, tufts } from '../kit/ground';
import { LEAF, OLIVE, RUST } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { fill, leafy, place, stroke } from '../kit/shapes';
import { clipboard } from '../kit/tools';
import { bush, oak, pine, poplar, small } from '../kit/trees';
import { bucketTruck } from '../kit/truck';

/** The top of a mail: a street with trees, and the crew arriving. */
export const mail = (): string =>
  fill('sky', 'M0 0H1040V280H0Z') +
  sun(118, 66, 26) +
  cloud(206, 96, 1) +
  cloud(640, 70, 1.2) +
  cloud(880, 110, 0.8) +
  fill('far', 'M0 200Q180 130 380 180T760 160T1040 170V280H0Z') +
  fill('near', leafy(330, 226, 90, 36, 12, 2)) +
  fill('near', leafy(700, 220, 110, 40, 13, 4)) +
  fill('near', 'M0 226Q240 196 520 212T1040 206V280H0Z') +
  place(70, 240, pine(), 0.78) +
  place(132, 240, pine(1), 0.58) +
  place(560, 236, poplar(OLIVE), 0.72) +
  place(700, 240, house(), 1) +
  place(908, 244, oak(LEAF, 7), 1) +
  place(812, 242, small(RUST), 0.9) +
  fill('grass', 'M0 238Q260 226 520 234T1040 232V280H0Z') +
  fill('grassL', 'M0 240Q260 228 520 236T1040 234V238Q780 240 520 240T0 246Z') +
  place(184, 262, bucketTruck([20, -190], [206, -176], ''), 0.8) +
  place(470, 266, person(poses.stand, { skin: 'C', isLeft: false })) +
  place(
    520,
    266,
    person(poses.read, { skin: 'B', bun: true, isLeft: true, holds: place(17, -62, clipboard()) }),
    1,
  ) +
  place(610, 262, fence(66), 0.8) +
  place(586, 266, bush(LEAF), 0.7) +
  place(1010, 266, bush(OLIVE, 4), 0.9) +
  fill('steelD', 'M0 268H1040V280H0Z') +
  stroke('paperD', 2, 'M10 274H1030', 'stroke-dasharray="28 22"') +
  tufts(20, 256, 150, 8, 4, 2) +
  tufts(940, 258, 60, 6, 2, 5);
