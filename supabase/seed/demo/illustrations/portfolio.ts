import { climber } from './kit/climber';
import { LEAF, leaves } from './kit/leaves';
import { chipper, chips, cone, grinder } from './kit/machines';
import { person } from './kit/people';
import { poses } from './kit/poses';
import { fill, place, stroke } from './kit/shapes';
import { chainsaw, clipboard } from './kit/tools';
import { bush, oak, sapling, small } from './kit/trees';
import { bucketTruck } from './kit/truck';
import { dead, log, logPile, stump } from './kit/wood';
import type { MIXES } from '../market/businesses/business';
import { pictureOf, treeOf, yardOf } from './yard';

/** A job as before, after and during: what stands in the yard each time. */
interface Job {
  readonly what: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const bed = (x: number) =>
  place(
    x,
    520,
    fill('soilD', 'M-90 0Q0-34 90 0Q0 26-90 0Z') +
      place(-34, -4, bush(LEAF, 3), 0.9) +
      place(36, -2, sapling(), 1.2),
  );

const fallen = (x: number) =>
  stroke('barkD', 34, `M${x} 520L${x + 190} 470`) +
  stroke('bark', 18, `M${x} 512L${x + 186} 462`) +
  place(
    x + 240,
    476,
    leaves(
      LEAF,
      [
        [-40, 0, 70, 46],
        [40, -30, 74, 52],
        [0, -50, 80, 48],
      ],
      6,
    ),
  );

/** The jobs of a service in a yard whose middle of work is at x. */
const jobs = {
  removal: (x: number, tree: string): Job => ({
    what: 'Removal',
    before: [place(x, 520, tree, 2.1)],
    after: [
      place(x, 524, stump(), 0.8),
      place(x + 130, 540, logPile(), 1.2),
      place(x - 150, 548, log(90, 18)),
    ],
  }),
  deadTree: (x: number): Job => ({
    what: 'Removal of a dead tree',
    before: [place(x, 520, dead(), 2), place(x + 70, 540, cone(), 1.4)],
    after: [place(x, 520, small(LEAF, 5), 0.9), bed(x + 150)],
  }),
  trimming: (x: number, tree: string): Job => ({
    what: 'Trimming',
    before: [
      place(x, 520, tree, 2.3),
      place(
        x - 60,
        512,
        leaves(
          LEAF,
          [
            [-70, -170, 80, 60],
            [110, -190, 90, 60],
          ],
          9,
        ),
      ),
    ],
    after: [
      place(x, 520, tree, 1.9),
      place(x + 170, 540, person(poses.stand, { skin: 'B', isLeft: true }), 1.6),
    ],
  }),
  stump: (x: number): Job => ({
    what: 'Stump grinding',
    before: [place(x, 530, stump(), 2.2)],
    after: [bed(x)],
  }),
  storm: (x: number): Job => ({
    what: 'Storm cleanup',
    before: [fallen(x - 140), place(x - 180, 548, cone(), 1.4)],
    after: [
      place(x, 536, stump(), 0.7),
      place(x + 120, 540, log(110, 20)),
      place(x - 130, 536, small(LEAF, 8), 0.9),
    ],
  }),
  planting: (x: number): Job => ({
    what: 'Planting',
    before: [place(x, 536, stump(), 0.9)],
    after: [
      place(x, 524, sapling(), 2),
      place(x - 90, 536, person(poses.kneel, { skin: 'C', bun: true }), 1.6),
    ],
  }),
} as const;

type JobName = keyof typeof jobs;

const jobsOf: Readonly<Record<keyof typeof MIXES, readonly JobName[]>> = {
  all: ['removal', 'trimming', 'deadTree'],
  removal: ['removal', 'deadTree', 'storm'],
  crew: ['trimming', 'removal', 'planting'],
  care: ['trimming', 'planting', 'trimming'],
  storm: ['storm', 'deadTree', 'trimming'],
  stumps: ['stump', 'stump', 'removal'],
};

const skins = ['A', 'B', 'C'] as const;

/** The crew at work, by number. */
function crewAtWork(x: number, number: number, tree: string): readonly string[] {
  const skin = skins[number % 3];
  const other = skins[(number + 1) % 3];
  const scenes: readonly (readonly string[])[] = [
    [
      place(x + 60, 520, tree, 1.9),
      place(
        x - 330,
        552,
        bucketTruck(
          [40, -250],
          [196, -240],
          place(
            0,
            10,
            person(poses.reach, { skin, isBust: true, holds: place(24, -86, chainsaw(-30), 0.8) }),
            1.1,
          ),
        ),
        1,
      ),
    ],
    [
      place(x - 60, 550, chipper(), 1.6),
      chips([x + 130, 315], [x + 220, 300], [x + 260, 540], 36, number + 1),
      place(x - 190, 556, person(poses.push, { skin, bun: number % 2 === 0 }), 1.8),
      place(
        x - 110,
        516,
        leaves(
          LEAF,
          [
            [-30, -6, 42, 26],
            [8, -22, 36, 24],
          ],
          6,
        ),
      ),
    ],
    [
      place(x + 40, 520, oak(LEAF, number), 2.1),
      place(x + 2, 480, climber([20, -160], { skin }, 46), 1.3),
      place(x + 210, 552, person(poses.stand, { skin: other, isLeft: true }), 1.7),
    ],
    [
      place(x + 120, 546, stump(), 1.4),
      place(x - 110, 552, grinder(), 1.6),
      chips([x + 80, 500], [x + 130, 350], [x + 250, 500], 36, number),
      place(x - 170, 556, person(poses.push, { skin }), 1.8),
    ],
    [
      place(x + 80, 520, tree, 1.9),
      place(
        x - 120,
        548,
        person(poses.read, { skin, bun: true, holds: place(17, -62, clipboard()) }),
        1.9,
      ),
      place(x - 40, 550, person(poses.point, { skin: other, crew: false }), 1.8),
    ],
    [
      place(x + 90, 548, logPile(), 1.6),
      place(x - 80, 552, log(120, 22)),
      place(x - 140, 556, person(poses.saw, { skin, holds: place(20, -46, chainsaw(8)) }), 1.8),
    ],
  ];
  return scenes[number % scenes.length] ?? [];
}

/** One picture a Pro shows. */
export interface PortfolioPicture {
  readonly caption: string;
  readonly svg: string;
}

/** Three pictures of a Pro's work: one job before and after, and the crew. No two numbers give the same. */
export function portfolioOf(
  number: number,
  { name, mix, region }: { name: string; mix: keyof typeof MIXES; region: string },
): readonly [before: PortfolioPicture, after: PortfolioPicture, crew: PortfolioPicture] {
  const yard = yardOf(number);
  const x = yard.home === null ? 400 : (yard.home > 400 ? 262 : 545) + (number % 4) * 8;
  const tree = treeOf(region, number);
  const jobName = jobsOf[mix][number % 3] ?? 'removal';
  const job: Job = jobs[jobName](x, tree);
  const crewYard = yardOf(number + 101);
  return [
    {
      caption: `${job.what} by ${name}, demo drawing`,
      svg: pictureOf(yard, ...job.before),
    },
    { caption: `${job.what} by ${name}, demo drawing`, svg: pictureOf(yard, ...job.after) },
    {
      caption: `${name} at work, demo drawing`,
      svg: pictureOf({ ...crewYard, home: null }, ...crewAtWork(400, number, tree)),
    },
  ];
}
