import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const ZONE = 'America/Chicago';
/** A Wednesday at least three weeks ahead, at an hour of its clocks. */
const at = async (clock: string) => {
  const moment = await market.value<Date>(
    `(to_char((date_trunc('week', now() at time zone '${ZONE}') + interval '23 days')::date, 'YYYY-MM-DD')
      || ' ' || $1)::timestamp at time zone '${ZONE}'`,
    [clock],
  );
  return moment.toISOString();
};

interface Advice {
  ends_at: string;
  outside_hours: boolean;
  conflicts: string[];
  blocks: { note: string }[];
  overlaps: { request_id: string }[];
  before: {
    request_id: string;
    ends_at: string;
    drive: { distance_km: number; minutes: number; is_exact: boolean; free_minutes: number };
  } | null;
}

async function vendorWithJobs(crewSize: number, count: number) {
  const vendor = await market.vendor({ crewSize });
  // So that every request is offered to this one.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
    [vendor],
  );
  await market.call(vendor, 'set_working_hours', {
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  });
  const jobs = [];
  while (jobs.length < count) jobs.push(await market.agree(await market.owner(), vendor));
  return { vendor, jobs };
}

const advise = async (caller: string, job: string | undefined, clock: string, more = {}) =>
  market.call<Advice>(caller, 'job_plan_advice', {
    job_id: job,
    start_at: await at(clock),
    hours: 3,
    ...more,
  });
const schedule = async (caller: string, job: string | undefined, clock: string, more = {}) =>
  market.call(caller, 'schedule_job', {
    job_id: job,
    start_at: await at(clock),
    hours: 3,
    ...more,
  });

test('a free start has nothing against it, and asking changes nothing', async () => {
  const { vendor, jobs } = await vendorWithJobs(2, 1);
  const advice = await advise(vendor, jobs[0]?.job, '09:00');
  expect(advice).toMatchObject({
    outside_hours: false,
    conflicts: [],
    blocks: [],
    overlaps: [],
    before: null,
  });
  expect(new Date(advice.ends_at).toISOString()).toBe(await at('12:00'));
  expect(
    await market.value('select scheduled_for from public.jobs where id = $1', [jobs[0]?.job]),
  ).toBeNull();
});

test('a start outside the working hours is flagged, one within is not, and both can be booked', async () => {
  const { vendor, jobs } = await vendorWithJobs(2, 1);
  expect((await advise(vendor, jobs[0]?.job, '06:30')).outside_hours).toBe(true);
  expect((await advise(vendor, jobs[0]?.job, '08:00')).outside_hours).toBe(false);
  await schedule(vendor, jobs[0]?.job, '06:30');
});

test('blocked times and other jobs are named, and what is a conflict is what would be refused', async () => {
  const { vendor, jobs } = await vendorWithJobs(2, 2);
  const [first, second] = jobs;
  await schedule(vendor, first?.job, '08:00');
  await market.call(vendor, 'add_time_block', {
    start_at: await at('13:00'),
    end_at: await at('14:00'),
    note: 'Dentist',
  });
  const meanwhile = await advise(vendor, second?.job, '10:00');
  expect(meanwhile.overlaps.map(({ request_id }) => request_id)).toEqual([first?.request]);
  expect(meanwhile.blocks).toEqual([]);
  expect(meanwhile.conflicts).toEqual([
    (await refusal(schedule(vendor, second?.job, '10:00'))).message,
  ]);
  const blocked = await advise(vendor, second?.job, '11:00');
  expect(blocked.blocks).toEqual([expect.objectContaining({ note: 'Dentist' })]);
  expect(blocked.overlaps).toEqual([]);
  expect(blocked.conflicts).toHaveLength(1);
});

/** Shares the position of a lead's property with its Pro. */
const pin = (lead: string | undefined, latitude: number, longitude: number) =>
  market.database.query(
    `update private.shared_contacts set facts = facts || jsonb_build_object('pin',
       jsonb_build_object('latitude', $2::float8, 'longitude', $3::float8)) where lead_id = $1`,
    [lead, latitude, longitude],
  );

test('the advice names the job before it that day with the distance, exact once both pins are shared', async () => {
  const { vendor, jobs } = await vendorWithJobs(4, 2);
  const [first, second] = jobs;
  await schedule(vendor, first?.job, '08:00', { hours: 2 });
  expect((await advise(vendor, second?.job, '07:00')).before).toBeNull();
  const near = await advise(vendor, second?.job, '13:00');
  expect(near.before).toMatchObject({
    request_id: first?.request,
    drive: { distance_km: 0, minutes: 5, is_exact: false, free_minutes: 180 },
  });
  expect(new Date(near.before?.ends_at ?? 0).toISOString()).toBe(await at('10:00'));
  // A tenth of a degree of latitude: 11.1 km.
  const [latitude, longitude] = [30.3, -97.7];
  await pin(first?.lead, latitude, longitude);
  await pin(second?.lead, latitude + 0.1, longitude);
  const exact = (await advise(vendor, second?.job, '10:10')).before?.drive;
  expect(exact).toMatchObject({ minutes: 20, is_exact: true, free_minutes: 10 });
  expect(exact?.distance_km).toBeCloseTo(11.12, 1);
  await market.database.query(
    'update public.leads set contact_shared_at = null where id = any ($1)',
    [[first?.lead, second?.lead]],
  );
  expect((await advise(vendor, second?.job, '13:00')).before?.drive).toMatchObject({
    distance_km: 0,
    is_exact: false,
  });
});

test('more people take more of the crew', async () => {
  const { vendor, jobs } = await vendorWithJobs(6, 3);
  const [first, second, third] = jobs.map(({ job }) => job);
  await schedule(vendor, first, '09:00', { people: 3 });
  expect((await advise(vendor, second, '09:00', { people: 3 })).conflicts).toEqual([]);
  expect((await advise(vendor, second, '09:00', { people: 4 })).conflicts).toHaveLength(1);
  await schedule(vendor, second, '09:00', { people: 3 });
  expect((await advise(vendor, third, '10:00', { people: 1 })).conflicts).toHaveLength(1);
  // More than there are is as many as there are: it can be booked when all are free.
  expect((await advise(vendor, third, '12:00', { people: 9 })).conflicts).toEqual([]);
});

test('a machine planned for one job is missing on another, and stays with the job until replaced', async () => {
  const { vendor, jobs } = await vendorWithJobs(8, 2);
  const [first, second] = jobs.map(({ job }) => job);
  await market.database.query(
    `insert into public.vendor_equipment (vendor_id, kind) values ($1, 'chipper')`,
    [vendor],
  );
  await schedule(vendor, first, '09:00', { machines: '{chipper,chipper}' });
  const planned = () =>
    market.value<string>('select machines::text from public.jobs where id = $1', [first]);
  expect(await planned()).toBe('{chipper}');
  expect((await advise(vendor, second, '09:00')).conflicts).toEqual([]);
  expect((await advise(vendor, second, '09:00', { machines: '{chipper}' })).conflicts).toEqual([
    'Your chipper is out on another job at that time.',
  ]);
  const owner = await market.value<string>('select owner_id from public.jobs where id = $1', [
    first,
  ]);
  await schedule(owner, first, '12:00', { machines: '{}', people: 90 });
  expect(await planned()).toBe('{chipper}');
  await schedule(vendor, first, '12:00', { machines: '{}' });
  expect(await planned()).toBe('{}');
});

test.each([
  [{ hours: 0 }, 'Plan between 0.5 and 80 working hours.'],
  [{ people: 0 }, 'Plan at least one person and at most 100.'],
  [{ machines: '{climbing_gear}' }, 'Climbing gear is not a machine.'],
])('%j is refused', async (plan, message) => {
  const { vendor, jobs } = await vendorWithJobs(2, 1);
  expect((await refusal(advise(vendor, jobs[0]?.job, '09:00', plan))).message).toBe(message);
  expect((await refusal(schedule(vendor, jobs[0]?.job, '09:00', plan))).message).toBe(message);
});

test('neither the owner of a job nor another Pro is told', async () => {
  const { jobs } = await vendorWithJobs(2, 1);
  const [deal] = jobs;
  const owner = await market.value<string>('select owner_id from public.jobs where id = $1', [
    deal?.job,
  ]);
  for (const caller of [owner, await market.vendor()]) {
    expect((await refusal(advise(caller, deal?.job, '09:00'))).message).toBe(
      'This job does not exist.',
    );
  }
});
