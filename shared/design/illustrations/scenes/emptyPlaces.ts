import { fence, house } from '../kit/buildings';
import { spot } from '../kit/ground';
import { LEAF, OLIVE, RUST } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { box, circle, fill, paint, place, stroke } from '../kit/shapes';
import { bush, oak, pine, poplar, sapling, small } from '../kit/trees';
import { stump } from '../kit/wood';

/** A mailbox with its flag down, and a bird. */
export const noMessages = (): string =>
  spot(23) +
  place(250, 204, small(RUST), 1) +
  place(60, 204, bush(LEAF, 5), 1) +
  fill('barkD', 'M152 130h18v90h-18Z') +
  fill('bark', 'M152 130h11v90h-11Z') +
  fill('steelD', 'M104 94Q104 66 132 66H196Q222 66 222 96V132H104Z') +
  fill('steel', 'M104 94Q104 66 132 66H190Q166 74 164 100V132H104Z') +
  fill('steelL', 'M132 66H196Q204 66 208 69H136Q118 70 110 82Q116 66 132 66Z') +
  fill('paperD', 'M104 94Q104 68 130 68Q154 68 154 96V132H104Z') +
  fill('paper', 'M108 96Q108 73 129 73Q149 73 149 98V127H108Z') +
  circle('steelD', 129, 98, 3.4) +
  stroke('steelD', 2.4, 'M114 106H144') +
  stroke('alert', 5, 'M184 104H210') +
  box('alert', 200, 92, 13, 13, 2) +
  circle('paper', 184, 104, 3.4) +
  place(
    176,
    64,
    stroke('machineD', 2, 'M-2 2V-3M3 2V-3') +
      fill('blueD', 'M-16-6Q-8-4-6-8Q-4-20 8-20Q17-20 17-12Q14 0 0 0Q-10 0-16-6Z') +
      fill('blue', 'M-16-6Q-8-4-6-8Q-4-20 8-20Q12-20 14-17Q4-4-8-3Z') +
      fill('rust', 'M2-1Q14-1 16-11Q8-10 2-1Z') +
      circle('line', 11, -15, 1.7) +
      fill('helmet', 'M16.500-15l7 2.500l-7 2.500Z'),
  );

/** A glass over empty hills. */
export const nothingFound = (): string =>
  spot(25) +
  place(56, 206, pine(), 0.5) +
  place(270, 206, poplar(LEAF), 0.6) +
  place(240, 210, small(LEAF), 0.6) +
  stroke('steelD', 15, 'M190 156L230 204') +
  stroke('machine', 11, 'M206 176L230 204') +
  circle('steelD', 148, 112, 62) +
  circle('haze', 148, 112, 53) +
  `<clipPath id="l"><circle cx="148" cy="112" r="53"/></clipPath><g clip-path="url(#l)">${fill('far', 'M80 140Q120 112 160 132T220 128V180H80Z')}${fill('near', 'M80 156Q130 136 220 150V180H80Z')}${place(148, 152, stump(), 0.42)}</g>` +
  `<path d="M108 92A46 46 0 0 1 138 67" fill="none" stroke="${paint('paper')}" stroke-width="6" stroke-linecap="round" opacity=".85"/>`;

/** A house on an empty lawn with one sapling. */
export const noTrees = (): string =>
  spot(27) +
  place(118, 204, house(), 0.8) +
  place(240, 212, sapling(), 1) +
  fill('soilD', 'M214 220Q240 204 268 220Z') +
  place(
    282,
    220,
    stroke('woodD', 4, 'M0-6L12-62') +
      stroke('woodD', 4, 'M6-64L18-60') +
      fill('steelD', 'M-7-8L7-6L4 8Q-2 12-6 4Z'),
  ) +
  place(30, 218, fence(26), 0.8);

const print = (x: number, y: number, turn: number, what: string): string =>
  place(
    x,
    y,
    box('paperD', -27, 1, 58, 66, 3) +
      box('paper', -29, -1, 58, 66, 3) +
      box('sky', -24, 4, 48, 42) +
      fill('grass', 'M-24 38Q0 30 24 38V46H-24Z') +
      what +
      box('woodD', -3, -7, 6, 13, 2),
    1,
    turn,
  );

/** Prints pegged on a line. */
export const noPhotos = (): string =>
  spot(28) +
  place(34, 208, poplar(LEAF), 0.84) +
  place(284, 208, poplar(OLIVE, 5), 0.84) +
  stroke('steelD', 2.2, 'M40 96Q160 128 286 96') +
  print(98, 116, 4, place(0, 42, small(LEAF), 0.36)) +
  print(166, 120, -3, place(0, 42, stump(), 0.26)) +
  print(232, 114, -5, place(0, 42, house(), 0.2));

/** A signpost where the path forks. */
export const lostPage = (): string =>
  spot(29) +
  place(60, 206, pine(), 0.86) +
  place(104, 204, pine(1), 0.6) +
  place(256, 206, oak(OLIVE, 4), 0.46) +
  fill(
    'wood',
    'M150 232Q160 210 122 198L134 195Q168 206 174 196Q184 190 206 194Q188 204 182 232Z',
  ) +
  fill('barkD', 'M160 80h14v130h-14Z') +
  fill('bark', 'M160 80h8v130h-8Z') +
  fill('machineD', 'M134 90H212L230 104L212 118H134Z') +
  fill('machine', 'M134 90H212L216 93H137V115H134Z') +
  stroke('paper', 3.4, 'M148 104H198') +
  fill('door', 'M202 126H128L112 139L128 152H202Z') +
  stroke('paper', 3.4, 'M138 139H186') +
  place(238, 222, person(poses.stand, { crew: false, skin: 'C', isLeft: true }), 0.96);
