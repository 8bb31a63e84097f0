import { demoAccounts, type DemoAccount } from '../../../demo/accounts';
import type { Queries } from '../../local/database';
import { createAccounts } from './accounts';
import { drawIllustrations } from './illustrations/scenes';
import { AREAS } from './market/areas';
import { dateLateTimers, endBackdating, prepareBackdating } from './market/backdating';
import { MAIN_VENDORS } from './market/mainVendors';
import { createVendors, type DemoVendor } from './market/createVendors';
import { createNotifications } from './market/notifications';
import { demoPhone, createNeighbors, type Neighbor } from './market/neighbors';
import { inventVendor } from './market/inventVendor';
import { createContext, type DemoContext } from './demoContext';
import type { PictureFiles } from './pictures';
import { seededRandom } from './seededRandom';
import { seedCurrentRequests } from './stories/current';
import { seedPastJob } from './stories/history';
import { seedManagerJobs } from './stories/managerJobStories';
import { seedManagerRequests } from './stories/managerRequestStories';
import { seedOpenCases } from './stories/openCases';
import { seedOwnerCurrent } from './stories/ownerCurrentStories';
import { seedOwnerPast } from './stories/ownerPastStories';
import type { Owner } from './stories/story';

const PAST_JOBS_PER_AREA = 18;

/**
 * Seeds the demo marketplace in the caller's transaction. It is the same every time except for its
 * dates, which count back from the time of the seed.
 */
export async function seedDemo(queries: Queries, files: PictureFiles): Promise<void> {
  const random = seededRandom(20261121);
  const owner = { ...demoAccounts.owner, id: random.uuid() };
  const manager = { ...demoAccounts.manager, id: random.uuid() };
  const admin = { ...demoAccounts.admin, id: random.uuid() };
  // Has random numbers of its own: this account takes no part in what follows.
  const admin2 = { ...demoAccounts.admin2, id: seededRandom(2).uuid() };
  await createAccounts(queries, [owner, manager, admin, admin2]);
  // Everybody knows their passwords anyway, and nobody has their authenticator app.
  await queries.query('update private.admin_security set second_factor_required = false');
  await prepareBackdating(queries);
  const context = createContext(
    queries,
    random,
    new Date(),
    admin.id,
    files,
    await drawIllustrations(),
  );

  const invented = AREAS.flatMap((area) =>
    area.businesses.map((name, place) => inventVendor(random, area, name, place)),
  );
  const vendors = await createVendors(context, [...MAIN_VENDORS, ...invented]);
  const neighbors = await createNeighbors(context);
  await seedNeighborRequests(context, neighbors, vendors);

  const demoVendors = {
    pro1: vendorOf(vendors, demoAccounts.pro1),
    pro2: vendorOf(vendors, demoAccounts.pro2),
    vendors: byId(vendors),
  };
  await seedOwnerPast(context, asOwner(owner, 1), demoVendors);
  await seedOwnerCurrent(context, asOwner(owner, 1), demoVendors);
  await seedManagerJobs(context, asOwner(manager, 2), demoVendors);
  await seedManagerRequests(context, asOwner(manager, 2), demoVendors);
  await seedOpenCases(
    context,
    admin2.id,
    Object.values(demoAccounts).map(({ email }) => email),
  );
  await markPaid(context);
  await finish(context, queries);
}

async function seedNeighborRequests(
  context: DemoContext,
  neighbors: readonly Neighbor[],
  vendors: readonly DemoVendor[],
): Promise<void> {
  for (const area of AREAS) {
    const local = neighbors.filter((neighbor) => neighbor.area === area);
    for (let job = 0; job < PAST_JOBS_PER_AREA; job += 1) {
      const daysAgo = 190 - job * 8 + context.random.between(0, 4);
      await seedPastJob(context, context.random.pick(local), byId(vendors), daysAgo * 24);
    }
    await seedCurrentRequests(context, local, byId(vendors));
  }
}

// What was completed some weeks ago is marked as paid, three days after.
async function markPaid(context: DemoContext): Promise<void> {
  const jobs = await context.asProduct<{ id: string; vendor_id: string }>(
    `select id, vendor_id from public.jobs where state = 'completed' and completed_at < now() - interval '21 days'`,
  );
  for (const { id, vendor_id: vendor } of jobs)
    await context.as(vendor, 'select public.mark_job_paid($1, true)', [id]);
  await context.asProduct(
    `update public.paid_jobs p set marked_at = j.completed_at + interval '3 days'
     from public.jobs j where j.id = p.job_id`,
  );
}

// Fires what timers are due: only reminders and closings may be.
async function finish(context: DemoContext, queries: Queries): Promise<void> {
  let left = 1;
  while (left > 0) {
    await context.asProduct('select public.run_due_timers(now())');
    const [overdue] = await context.asProduct<{ left: number }>(
      'select count(*)::int as left from private.timers where fired_at is null and due_at <= now()',
    );
    left = overdue?.left ?? 0;
  }
  const late = await dateLateTimers(queries);
  if (late.length > 0) throw new Error(`Timers of the demo were overdue: ${JSON.stringify(late)}`);
  await createNotifications(queries);
  await endBackdating(queries);
}

function byId(vendors: readonly DemoVendor[]): Map<string, DemoVendor> {
  return new Map(vendors.map((vendor) => [vendor.id, vendor]));
}

function vendorOf(vendors: readonly DemoVendor[], { email }: DemoAccount): DemoVendor {
  const vendor = vendors.find((candidate) => candidate.email === email);
  if (!vendor) throw new Error(`The demo has no ${email}.`);
  return vendor;
}

function asOwner(account: DemoAccount & { id: string }, phone: number): Owner {
  const [firstName = account.fullName, lastName = ''] = account.fullName.split(' ');
  return { id: account.id, firstName, lastName, phone: demoPhone(phone) };
}
