import { demoAccounts, type DemoAccount } from '../../../demo/accounts';
import type { Queries } from '../../local/database';
import { createAccounts } from './accounts';
import { AREAS } from './market/areas';
import { dateLateTimers, endBackdating, prepareBackdating } from './market/backdating';
import { MAIN_PROS } from './market/mainPros';
import { openBusinesses, type Pro } from './market/openBusinesses';
import { leaveNotices } from './market/notices';
import { demoPhone, settleNeighbors, type Neighbor } from './market/people';
import { inventPro } from './market/proFacts';
import { stageOn, type Stage } from './market/stage';
import type { PhotoFiles } from './photos';
import { seededRandom } from './seededRandom';
import { tellCurrentRequests } from './stories/current';
import { tellPastJob } from './stories/history';
import { tellManagerJobs } from './stories/managerJobStories';
import { tellManagerRequests } from './stories/managerRequestStories';
import { tellOwnerPresent } from './stories/ownerCurrentStories';
import { tellOwnerPast } from './stories/ownerPastStories';
import type { Owner } from './stories/story';

const PAST_JOBS_PER_AREA = 18;

/**
 * Builds the demo marketplace in the caller's transaction. It is the same every time but for its
 * dates, which count back from the moment of the seed.
 */
export async function seedDemo(queries: Queries, files: PhotoFiles): Promise<void> {
  const random = seededRandom(20261121);
  const owner = { ...demoAccounts.owner, id: random.uuid() };
  const manager = { ...demoAccounts.manager, id: random.uuid() };
  const admin = { ...demoAccounts.admin, id: random.uuid() };
  // Has random numbers of its own: this account takes no part in what follows.
  const admin2 = { ...demoAccounts.admin2, id: seededRandom(2).uuid() };
  await createAccounts(queries, [owner, manager, admin, admin2]);
  await prepareBackdating(queries);
  const stage = stageOn(queries, random, new Date(), admin.id, files);

  const invented = AREAS.flatMap((area) =>
    area.businesses.map((name, place) => inventPro(random, area, name, place)),
  );
  const pros = await openBusinesses(stage, [...MAIN_PROS, ...invented]);
  const neighbors = await settleNeighbors(stage);
  await tellNeighborhood(stage, neighbors, pros);

  const cast = {
    pro1: proOf(pros, demoAccounts.pro1),
    pro2: proOf(pros, demoAccounts.pro2),
    pros: byId(pros),
  };
  await tellOwnerPast(stage, asOwner(owner, 1), cast);
  await tellOwnerPresent(stage, asOwner(owner, 1), cast);
  await tellManagerJobs(stage, asOwner(manager, 2), cast);
  await tellManagerRequests(stage, asOwner(manager, 2), cast);
  await finish(stage, queries);
}

async function tellNeighborhood(
  stage: Stage,
  neighbors: readonly Neighbor[],
  pros: readonly Pro[],
): Promise<void> {
  for (const area of AREAS) {
    const local = neighbors.filter((neighbor) => neighbor.area === area);
    for (let job = 0; job < PAST_JOBS_PER_AREA; job += 1) {
      const daysAgo = 190 - job * 8 + stage.random.between(0, 4);
      await tellPastJob(stage, stage.random.pick(local), byId(pros), daysAgo * 24);
    }
    await tellCurrentRequests(stage, local, byId(pros));
  }
}

// Nothing of the past may be left to happen, but reminders and the closing of what was completed.
async function finish(stage: Stage, queries: Queries): Promise<void> {
  let left = 1;
  while (left > 0) {
    await stage.asProduct('select public.run_due_timers(now())');
    const [overdue] = await stage.asProduct<{ left: number }>(
      'select count(*)::int as left from private.timers where fired_at is null and due_at <= now()',
    );
    left = overdue?.left ?? 0;
  }
  const late = await dateLateTimers(queries);
  if (late.length > 0) throw new Error(`Timers of the demo were overdue: ${JSON.stringify(late)}`);
  await leaveNotices(queries);
  await endBackdating(queries);
}

function byId(pros: readonly Pro[]): Map<string, Pro> {
  return new Map(pros.map((pro) => [pro.id, pro]));
}

function proOf(pros: readonly Pro[], { email }: DemoAccount): Pro {
  const pro = pros.find((candidate) => candidate.email === email);
  if (!pro) throw new Error(`The demo has no ${email}.`);
  return pro;
}

function asOwner(account: DemoAccount & { id: string }, phone: number): Owner {
  const [firstName = account.fullName, lastName = ''] = account.fullName.split(' ');
  return { id: account.id, firstName, lastName, phone: demoPhone(phone) };
}
