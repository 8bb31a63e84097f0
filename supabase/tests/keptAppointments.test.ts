import { openMarketplace, type Marketplace } from './support/marketplace';

// How many appointments a Pro kept, as the profile says from five on. Moves in time count for nobody.

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterAll(() => market.database.close());

const HOUR = 3_600_000;
const ZONE = 'America/Chicago';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const newVendor = () => market.vendor({ crewSize: 100, tokens: 5000 });
const schedule = (person: string, job: string, hours: number) =>
  market.call(person, 'schedule_job', {
    job_id: job,
    start_at: inHours(hours),
    ...(person !== owner && { despite_conflict: true }),
  });
/** Time passes: the start lies so many hours away (before now when negative), and was set long ago. */
const timePasses = (job: string, hours: number) =>
  market.database.transaction(async (queries) => {
    // Nobody moved it, so the triggers of a move stay out of it.
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.jobs set scheduled_for = now() + make_interval(secs => 3600 * $2::float8),
         start_set_at = now() - interval '5 days' where id = $1`,
      [job, hours],
    );
  });
/** A job with a start the Pro set long ago, so many hours from now. */
const jobIn = async (vendor: string, hours: number) => {
  const { job } = await market.agree(owner, vendor);
  await schedule(vendor, job, 100);
  await timePasses(job, hours);
  return job;
};
const outcomes = async (job: string) =>
  (
    await market.database.query<{ was_kept: boolean }>(
      'select was_kept from private.appointment_outcomes where job_id = $1 order by starts_at',
      [job],
    )
  ).map(({ was_kept }) => was_kept);
const onProfile = (vendor: string) =>
  market.value(`select public.public_vendor_profile($1) -> 'appointments'`, [vendor]);
const cancel = (person: string, job: string) =>
  market.call(person, 'cancel_job', { job_id: job, reason: 'No time', look_further: true });
const start = (vendor: string, job: string) => market.call(vendor, 'start_job', { job_id: job });

test('the profile says nothing before the fifth appointment, and counts kept ones from then on', async () => {
  const vendor = await newVendor();
  for (let done = 0; done < 4; done += 1) await start(vendor, await jobIn(vendor, 0.1));
  expect(await onProfile(vendor)).toBeNull();
  await cancel(vendor, await jobIn(vendor, 2));
  expect(await onProfile(vendor)).toEqual({ kept: 4, total: 5 });
  await market.database.query(
    `insert into private.doubtful_jobs (job_id, doubts)
     select job_id, 'Too fast' from private.appointment_outcomes where vendor_id = $1 and was_kept order by job_id, starts_at limit 1`,
    [vendor],
  );
  expect(await onProfile(vendor)).toBeNull();
});

test('a move or cancellation in time counts for nobody, a late one against the Pro alone', async () => {
  const vendor = await newVendor();
  const inTime = await jobIn(vendor, 13);
  await schedule(vendor, inTime, 60);
  await schedule(owner, inTime, 61);
  await cancel(vendor, inTime);
  expect(await outcomes(inTime)).toEqual([]);
  const byOwner = await jobIn(vendor, 2);
  await schedule(owner, byOwner, 60);
  await cancel(owner, byOwner);
  expect(await outcomes(byOwner)).toEqual([]);
  const late = await jobIn(vendor, 11);
  await schedule(vendor, late, 60);
  expect(await outcomes(late)).toEqual([false]);
});

test('a late move the owner agrees to is forgiven, and that of another start is not', async () => {
  const vendor = await newVendor();
  const job = await jobIn(vendor, 3);
  await schedule(vendor, job, 30);
  await market.call(owner, 'confirm_start', { job_id: job });
  expect(await outcomes(job)).toEqual([]);
  await timePasses(job, 3);
  await schedule(vendor, job, 30);
  await schedule(vendor, job, 31);
  await market.call(owner, 'confirm_start', { job_id: job });
  expect(await outcomes(job)).toEqual([false]);
});

test('a start the Pro neither set nor knew in time is no appointment of theirs', async () => {
  const vendor = await newVendor();
  const { job } = await market.agree(owner, vendor);
  await schedule(owner, job, 5);
  await schedule(vendor, job, 60);
  expect(await outcomes(job)).toEqual([]);
});

test('work that begins on its day keeps the appointment, work that begins days later does not', async () => {
  const vendor = await newVendor();
  const [early, late] = [await jobIn(vendor, 30), await jobIn(vendor, -49)];
  await start(vendor, early);
  await start(vendor, late);
  expect([await outcomes(early), await outcomes(late)]).toEqual([[true], [false]]);
});

test('a hold for weather counts for nobody, nor does an owner who did not appear', async () => {
  const vendor = await newVendor();
  const held = await jobIn(vendor, 2);
  await market.call(vendor, 'hold_for_weather', {
    job_id: held,
    reason: 'A storm',
    new_start: inHours(50),
  });
  await schedule(vendor, held, 51);
  expect(await outcomes(held)).toEqual([]);
  const waited = await jobIn(vendor, -1);
  await market.call(owner, 'confirm_start', { job_id: waited });
  await market.call(vendor, 'report_no_show', { job_id: waited, note: 'Nobody home' });
  expect(await outcomes(waited)).toEqual([]);
});

test('a no-show counts until a decision clears the Pro', async () => {
  const vendor = await newVendor();
  const job = await jobIn(vendor, -1);
  await market.call(owner, 'report_no_show', { job_id: job, note: 'Nobody came' });
  expect(await outcomes(job)).toEqual([false]);
  // What decide_dispute does with the outcome no_show_cleared.
  await market.database.query('update public.jobs set no_show_side = null where id = $1', [job]);
  expect(await outcomes(job)).toEqual([]);
});

type Event = {
  id: number;
  event: string;
  actor: string;
  created_at: Date;
};
interface Before {
  start: Date | null;
  isKnown: boolean;
  state: string;
}
const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(moment);

/** What an event says about the start before it: kept, not kept, or nothing. */
function outcomeOf({ event, actor, created_at: at }: Event, before: Before): boolean | null {
  if (before.start === null) return null;
  if (event === 'start') return dayOf(before.start) >= dayOf(at);
  if (event === 'report_no_show') return actor === 'owner' ? false : null;
  const isLate = before.start.getTime() - at.getTime() < 12 * HOUR;
  const breaks = event === 'cancel' || event === 'reschedule';
  return breaks && actor === 'vendor' && before.state === 'scheduled' && isLate && before.isKnown
    ? false
    : null;
}

test('the numbers equal a recount of the events, whatever both sides do', async () => {
  const vendor = await newVendor();
  // However its rank falls, it is offered all of them.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
    [vendor],
  );
  let seed = 7;
  const pick = (of: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % of;
  };
  const recounted = new Map<string, boolean>();
  for (let place = 0; place < 30; place += 1) {
    const { job } = await market.agree(owner, vendor);
    let lastEvent = 0;
    /** Takes a step, and reads from its events what became of the start before it. */
    const step = async (take: () => Promise<unknown>) => {
      const [row] = await market.database.query<{
        start: Date | null;
        known: boolean;
        state: string;
      }>(
        `select scheduled_for as start, state::text, coalesce(start_set_by = 'vendor' or start_confirmed_at is not null
           or scheduled_for - start_set_at >= interval '12 hours', false) as known
         from public.jobs where id = $1`,
        [job],
      );
      if (!row) throw new Error('This job is gone.');
      await take();
      const events = await market.database.query<Event>(
        `select id::int, event, actor, created_at from public.state_events
         where machine = 'job' and subject_id = $1 and id > $2 order by id`,
        [job, lastEvent],
      );
      for (const event of events) {
        lastEvent = event.id;
        const outcome = outcomeOf(event, {
          start: row.start,
          isKnown: row.known,
          state: row.state,
        });
        if (outcome !== null && row.start) {
          recounted.set(`${job} ${row.start.toISOString()}`, outcome);
        }
      }
    };
    await step(() => schedule(pick(2) === 0 ? vendor : owner, job, 200));
    for (let moves = pick(3); moves > 0; moves -= 1) {
      if (pick(2) === 0) await timePasses(job, [2, 11, 13, 40][pick(4)] ?? 2);
      await step(() => schedule(pick(2) === 0 ? vendor : owner, job, 100 + pick(50)));
    }
    await timePasses(job, [-49, -1, 2, 13][pick(4)] ?? 2);
    const ends = [
      () => start(vendor, job),
      () => start(vendor, job),
      () => cancel(vendor, job),
      () => cancel(owner, job),
      async () => {
        await market.call(owner, 'report_no_show', { job_id: job, note: 'Nobody came' });
      },
    ];
    const end = ends[pick(ends.length)];
    if (end === ends[4]) await timePasses(job, -1);
    await step(end ?? (() => Promise.resolve()));
  }
  const kept = [...recounted.values()].filter(Boolean).length;
  expect(kept).toBeGreaterThan(0);
  expect(recounted.size).toBeGreaterThan(kept);
  expect(await onProfile(vendor)).toEqual({ kept, total: recounted.size });
});
