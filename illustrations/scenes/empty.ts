import { fence, house } from '../kit/buildings';
import { spot } from '../kit/ground';
import { LEAF, leaves, OLIVE, RUST } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { box, circle, fill, paint, place, stroke } from '../kit/shapes';
import { clipboard } from '../kit/tools';
import { bush, oak, pine, poplar, small, sapling } from '../kit/trees';
import { bucketTruck } from '../kit/truck';
import { stump, log } from '../kit/wood';

/** A quiet yard: an oak with a swing behind a fence. */
export const noRequests = (): string =>
  spot(21) +
  place(272, 204, house(), 0.34) +
  place(166, 206, oak(LEAF, 5), 0.86) +
  stroke('woodD', 2.2, 'M214 124V184M236 124V184') +
  box('woodD', 208, 184, 34, 5, 2) +
  box('wood', 208, 183, 34, 3, 1.5) +
  place(20, 218, fence(100), 0.8) +
  place(116, 220, bush(OLIVE, 3), 0.5);

/** The truck is parked, its lift down. */
export const noLeads = (): string =>
  spot(22) +
  place(268, 204, pine(), 0.7) +
  place(232, 204, pine(1), 0.5) +
  place(36, 214, bucketTruck([14, -176], [198, -160], ''), 0.62) +
  place(
    254,
    220,
    person(poses.read, {
      skin: 'B',
      isLeft: true,
      holds: place(15, -62, box('paper', -3, -9, 8, 10, 1.5) + stroke('paper', 2, 'M6-7q5 1 0 5')),
    }),
    1.02,
  );

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

const tag = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    stroke('rope', 1.8, 'M0-22Q3-10 0 0') +
      fill('paperD', 'M-15 6L0-5L17 6V50q0 4-4 4H-11q-4 0-4-4Z') +
      fill('paper', 'M-16 5L-1-6L14 5V48q0 4-4 4H-12q-4 0-4-4Z') +
      circle('steelD', -1, 3, 2.6) +
      stroke('steelL', 3, 'M-9 18H8M-9 27H8M-9 36H0'),
    1,
    turn,
  );

/** Blank price tags on a branch. */
export const noQuotes = (): string =>
  spot(24) +
  stroke('barkD', 12, 'M20 82Q110 96 186 76T300 62') +
  stroke('bark', 6, 'M20 80Q110 93 186 73T298 60') +
  stroke('barkD', 6, 'M186 76Q206 54 236 46M96 89Q84 70 62 60') +
  leaves(
    LEAF,
    [
      [40, 64, 30, 20],
      [250, 42, 34, 22],
      [206, 50, 24, 17],
      [292, 58, 24, 18],
      [84, 62, 20, 15],
    ],
    3,
  ) +
  tag(104, 116, 3) +
  tag(166, 108, -3) +
  tag(226, 98, 4) +
  place(52, 216, bush(OLIVE, 4), 0.7) +
  place(272, 218, stump(), 0.36);

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

/** A hammock between two trees and a helmet on a branch: a free day. */
export const noSchedule = (): string =>
  spot(26) +
  place(62, 208, poplar(LEAF, 5), 0.92) +
  place(262, 208, poplar(OLIVE, 3), 0.92) +
  fill('barkD', 'M55 210Q58 190 58 146H67Q66 190 70 210Z') +
  fill('barkD', 'M255 210Q258 190 258 146H267Q266 190 270 210Z') +
  stroke('rope', 2.6, 'M66 150L92 162M258 150L232 162') +
  fill('machineD', 'M90 158Q162 226 234 158Q228 178 204 196Q162 214 120 196Q96 178 90 158Z') +
  fill('machine', 'M90 158Q162 206 234 158Q220 182 196 190Q162 202 128 190Q102 182 90 158Z') +
  stroke('stripe', 4, 'M112 172Q126 186 132 192M212 172Q200 186 192 192M162 184V198') +
  place(
    118,
    176,
    person(
      {
        ...poses.stand,
        hip: [30, 6],
        neck: [2, -6],
        head: [-6, -14],
        legs: [
          [
            [58, -8],
            [80, -14],
          ],
          [
            [56, -2],
            [84, -18],
          ],
        ],
        arms: [
          [
            [-10, -2],
            [-4, -18],
          ],
          [
            [14, 6],
            [28, -2],
          ],
        ],
      },
      { skin: 'A', crew: false },
    ),
    0.98,
  ) +
  fill('machine', 'M92 166Q162 214 232 166Q220 186 196 194Q162 206 128 194Q102 186 92 166Z') +
  stroke('stripe', 4, 'M126 188Q128 192 131 195M198 188Q196 192 193 195M162 195V201') +
  place(
    292,
    216,
    fill('helmetD', 'M-16 0Q-16-20 0-20Q16-20 16 0Z') +
      fill('helmet', 'M-16 0Q-16-20 0-20Q8-19 8 0Z') +
      box('helmetD', -18, -2, 38, 5, 2.5),
  );

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

/** Someone with a clipboard and what was decided: everything is done. */
export const allDone = (): string =>
  spot(30) +
  place(236, 206, small(LEAF), 1.2) +
  place(268, 220, log(40, 9)) +
  place(
    96,
    216,
    box('paperD', -38, -130, 84, 114, 6) +
      box('paper', -42, -134, 84, 114, 6) +
      [-108, -80, -52]
        .map(
          (y) =>
            box('sky', -32, y - 9, 18, 18, 3) +
            stroke('leaf', 3.6, `M-28 ${y}l4 5l8-10`) +
            stroke('steelL', 4, `M-6 ${y}H30`),
        )
        .join(''),
  ) +
  place(
    176,
    220,
    person(poses.read, { skin: 'C', bun: true, isLeft: true, holds: place(17, -62, clipboard()) }),
    1.08,
  );
