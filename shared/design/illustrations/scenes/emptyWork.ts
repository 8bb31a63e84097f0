import { fence, house } from '../kit/buildings';
import { spot } from '../kit/ground';
import { LEAF, OLIVE } from '../kit/leaves';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { box, fill, place, stroke } from '../kit/shapes';
import { clipboard } from '../kit/tools';
import { bush, oak, pine, poplar, small } from '../kit/trees';
import { bucketTruck } from '../kit/truck';
import { log } from '../kit/wood';

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
