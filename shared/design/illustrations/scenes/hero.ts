import { house } from '../kit/buildings';
import { climber } from '../kit/climber';
import { cloud, sun, tufts } from '../kit/ground';
import { LEAF, leaves, OLIVE, RUST } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { fill, leafy, paint, place, stroke } from '../kit/shapes';
import { chainsaw } from '../kit/tools';
import { bush, oak, pine } from '../kit/trees';
import { bucketTruck } from '../kit/truck';
import { log, logPile } from '../kit/wood';

const worker = () =>
  place(
    0,
    12,
    person(poses.reach, {
      skin: 'C',
      bun: true,
      isBust: true,
      holds: place(24, -84, chainsaw(-24), 0.8),
    }),
    1.1,
  );

/** Home: a crew in and around an old oak. */
export const hero = (): string =>
  `<clipPath id="h"><circle cx="384" cy="332" r="290"/></clipPath><g clip-path="url(#h)">` +
  `<path fill="${paint('sky')}" d="M60 0H700V640H60Z"/>` +
  sun(296, 122, 30) +
  cloud(372, 118, 1) +
  cloud(128, 286, 0.8) +
  fill('haze', 'M60 470Q240 400 420 440T720 420V640H60Z') +
  fill('far', 'M60 500Q180 440 330 476T700 452V640H60Z') +
  fill('near', leafy(110, 520, 80, 40, 12, 2)) +
  fill('near', leafy(560, 516, 90, 40, 12, 4)) +
  fill('near', 'M60 540Q240 500 400 520T720 510V640H60Z') +
  '</g>' +
  place(282, 558, pine(), 0.8) +
  place(330, 554, pine(1), 0.58) +
  place(660, 566, house(), 0.92) +
  fill(
    'grass',
    'M0 640V606Q2 580 40 572Q120 554 260 552Q440 544 600 552Q720 560 744 580Q760 592 760 612V640Z',
  ) +
  fill('grassL', 'M24 588Q90 562 260 558Q420 546 600 558Q420 562 300 570Q120 576 24 588Z') +
  fill('grassD', 'M0 640V626Q260 592 460 608T760 630V640Z') +
  place(444, 584, oak(LEAF, 7), 2.2) +
  place(402, 556, climber([20, -190], { skin: 'B' }, 52), 1.14) +
  place(14, 602, bucketTruck([36, -318], [228, -352], worker()), 0.94) +
  place(538, 612, log(72, 14)) +
  place(704, 608, logPile(), 0.86) +
  place(
    642,
    618,
    stroke('bark', 6, 'M-14-46L-58-14') +
      leaves(
        LEAF,
        [
          [-70, -16, 30, 17],
          [-50, -24, 22, 15],
        ],
        5,
      ) +
      person(poses.drag, { skin: 'A' }),
    1.12,
  ) +
  tufts(320, 606, 180, 18, 5, 7) +
  tufts(60, 622, 640, 12, 6, 12) +
  place(348, 630, bush(LEAF), 0.8) +
  place(46, 632, bush(OLIVE, 9), 0.9) +
  place(722, 634, bush(RUST, 3), 0.7);
