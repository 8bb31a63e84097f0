import { house } from '../kit/buildings';
import { spot } from '../kit/ground';
import { LEAF, OLIVE } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { box, circle, fill, paint, place, stroke } from '../kit/shapes';
import { clipboard } from '../kit/tools';
import { bush, oak, poplar, small } from '../kit/trees';

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
