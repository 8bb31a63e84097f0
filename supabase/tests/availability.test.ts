import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterAll(() => market.database.close());

interface Slot {
  starts_at: Date;
  ends_at: Date;
}
const DAY_ZONE = 'America/Chicago';
/** A Wednesday at least three weeks ahead, as its local date. */
const wednesday = () =>
  market.value<string>(
    `to_char((date_trunc('week', now() at time zone '${DAY_ZONE}') + interval '23 days')::date, 'YYYY-MM-DD')`,
  );
const at = (day: string, clock: string) =>
  market.value<Date>(`$1::timestamp at time zone '${DAY_ZONE}'`, [`${day} ${clock}`]);

async function vendorOfWeekdays(crewSize = 2): Promise<string> {
  const vendor = await market.vendor({ crewSize });
  await market.call(vendor, 'set_working_hours', {
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  });
  return vendor;
}

const plannedStart = async (job: string | undefined) => {
  const start = await market.value<Date>('(select scheduled_for from public.jobs where id = $1)', [
    job,
  ]);
  return start.toISOString();
};

const free = (caller: string, vendor: string, from: Date, to: Date) =>
  market.database.as({ userId: caller }, (queries) =>
    queries.query<{ starts_at: Date; ends_at: Date }>(
      'select * from public.vendor_availability($1, $2, $3)',
      [vendor, from.toISOString(), to.toISOString()],
    ),
  );

test('free is what remains of the working hours, for owners without the reasons', async () => {
  const vendor = await vendorOfWeekdays();
  const day = await wednesday();
  const [from, to] = [await at(day, '00:00'), await at(day, '23:59')];
  await market.call(vendor, 'add_time_block', {
    start_at: (await at(day, '11:00')).toISOString(),
    end_at: (await at(day, '12:30')).toISOString(),
    note: 'Dentist',
  });
  const expected: Slot[] = [
    { starts_at: await at(day, '08:00'), ends_at: await at(day, '11:00') },
    { starts_at: await at(day, '12:30'), ends_at: await at(day, '17:00') },
  ];
  expect(await free(vendor, vendor, from, to)).toEqual(expected);
  expect(await free(owner, vendor, from, to)).toEqual(expected);
  const [next] = await market.database.as({ userId: owner }, (queries) =>
    queries.query<{ starts_at: Date; ends_at: Date }>(
      'select * from public.next_free_slot($1, 4, $2)',
      [vendor, from.toISOString()],
    ),
  );
  expect(next).toEqual({
    starts_at: await at(day, '12:30'),
    ends_at: await at(day, '16:30'),
  });
});

test('a job takes a crew for its planned hours; a third job finds both crews out', async () => {
  const vendor = await vendorOfWeekdays(4);
  const day = await wednesday();
  const start = await at(day, '09:00');
  const jobs: string[] = [];
  while (jobs.length < 3) jobs.push((await market.agree(await market.owner(), vendor)).job);
  const schedule = (caller: string, job: string | undefined, more = {}) =>
    market.call(caller, 'schedule_job', { job_id: job, start_at: start.toISOString(), ...more });
  await schedule(vendor, jobs[0], { hours: 3 });
  const whole = [await at(day, '00:00'), await at(day, '23:59')] as const;
  expect(await free(vendor, vendor, ...whole)).toHaveLength(1);
  await schedule(vendor, jobs[1], { hours: 4 });
  expect(await free(vendor, vendor, ...whole)).toEqual([
    { starts_at: await at(day, '08:00'), ends_at: await at(day, '09:00') },
    { starts_at: await at(day, '12:00'), ends_at: await at(day, '17:00') },
  ]);
  const refused = await refusal(schedule(vendor, jobs[2], { hours: 5 }));
  expect(refused).toEqual({
    code: 'P0001',
    message: expect.stringMatching(
      /^All crews are busy at that time\. The next free start is Wed, .+, 12:00 PM C[SD]T\.$/,
    ),
  });
  // The Pro may know of a third crew; the owner cannot.
  const byOwner = await market.value<string>('select owner_id from public.jobs where id = $1', [
    jobs[2],
  ]);
  expect((await refusal(schedule(byOwner, jobs[2], { despite_conflict: true }))).message).toMatch(
    /^All crews are busy at that time\./,
  );
  await schedule(vendor, jobs[2], { hours: 5, despite_conflict: true });
  expect(await plannedStart(jobs[2])).toBe(start.toISOString());
});

test('moving a job within its own time is no conflict', async () => {
  const vendor = await vendorOfWeekdays();
  const day = await wednesday();
  const { job } = await market.agree(await market.owner(), vendor);
  for (const clock of ['09:00', '10:00']) {
    const start_at = (await at(day, clock)).toISOString();
    await market.call(vendor, 'schedule_job', { job_id: job, start_at });
    expect(await plannedStart(job)).toBe(start_at);
  }
});

test('a job that was moved since it was opened is not moved again unseen', async () => {
  const vendor = await vendorOfWeekdays();
  const day = await wednesday();
  const owner = await market.owner();
  const { job } = await market.agree(owner, vendor);
  const version = () =>
    market.value<number>('select version from public.jobs where id = $1', [job]);
  const move = async (caller: string, clock: string, expected_version: number | null) => {
    const start_at = (await at(day, clock)).toISOString();
    return market.call<number>(caller, 'schedule_job', { job_id: job, start_at, expected_version });
  };
  const changed = {
    code: 'P0001',
    message: 'This job was changed since you opened it. Nothing was overwritten.',
  };
  const first = await version();
  const moved = await move(vendor, '09:00', first);
  expect(moved).toBe(await version());
  expect(await refusal(move(owner, '10:00', first))).toEqual(changed);
  expect(await move(vendor, '08:00', moved)).toBe(await version());
  const byOwner = await move(owner, '10:00', await version());
  // What a Pro's own move answered does not undo what the owner chose after it.
  expect(await refusal(move(vendor, '08:00', moved))).toEqual(changed);
  expect(await version()).toBe(byOwner);
  expect(await move(vendor, '11:00', null)).toBe(await version());
});

test('work longer than a day continues on the next working day and leaves the nights free', async () => {
  const vendor = await vendorOfWeekdays();
  const day = await wednesday();
  const { job } = await market.agree(await market.owner(), vendor);
  await market.call(vendor, 'schedule_job', {
    job_id: job,
    start_at: (await at(day, '08:00')).toISOString(),
    hours: 13,
  });
  expect(
    await market.value(
      `select to_char(scheduled_until at time zone '${DAY_ZONE}', 'Dy HH24:MI') from public.jobs where id = $1`,
      [job],
    ),
  ).toBe('Thu 12:00');
});

test('canceled work frees its time', async () => {
  const vendor = await vendorOfWeekdays();
  const day = await wednesday();
  const { job } = await market.agree(await market.owner(), vendor);
  await market.call(vendor, 'schedule_job', {
    job_id: job,
    start_at: (await at(day, '08:00')).toISOString(),
  });
  await market.database.query(`select private.transition('job', $1, 'cancel', 'admin')`, [job]);
  const whole = await free(vendor, vendor, await at(day, '00:00'), await at(day, '23:59'));
  expect(whole).toEqual([{ starts_at: await at(day, '08:00'), ends_at: await at(day, '17:00') }]);
});

test.each([
  ['no time at all', 'now()', 'now()'],
  ['more than three months', 'now()', `now() + interval '100 days'`],
  ['the end of time', 'now()', `'infinity'`],
  ['the beginning of time', `'-infinity'`, 'now()'],
])('%s cannot be asked for', async (_, from, to) => {
  const vendor = await market.vendor();
  const asked = market.database.as({ userId: owner }, (queries) =>
    queries.query(`select * from public.vendor_availability($1, ${from}, ${to})`, [vendor]),
  );
  expect((await refusal(asked)).message).toBe('Choose a range of at most three months.');
});

test('owners learn nothing that is past, and other Pros nothing at all', async () => {
  const vendor = await vendorOfWeekdays();
  const [from, to] = [
    new Date(Date.now() - 14 * 86_400_000),
    new Date(Date.now() + 14 * 86_400_000),
  ];
  const before = (slots: { starts_at: Date }[]) =>
    slots.filter(({ starts_at }) => starts_at.getTime() < Date.now() - 60_000).length;
  expect(before(await free(vendor, vendor, from, to))).toBeGreaterThan(0);
  const seen = await free(owner, vendor, from, to);
  expect(seen.length).toBeGreaterThan(0);
  expect(before(seen)).toBe(0);
  expect(await free(owner, vendor, from, new Date(Date.now() - 86_400_000))).toEqual([]);
  const next = await market.database.as({ userId: owner }, (queries) =>
    queries.query<{ starts_at: Date }>(
      `select * from public.next_free_slot($1, 1, now() - interval '20 hours')`,
      [vendor],
    ),
  );
  expect(next).toHaveLength(1);
  expect(before(next)).toBe(0);
  const rival = await market.vendor();
  expect((await refusal(free(rival, vendor, from, to))).message).toBe('This Pro does not exist.');
});

test('strangers learn nothing of Pros who are not approved', async () => {
  const applicant = await market.applicant();
  const asked = free(owner, applicant, new Date(), new Date(Date.now() + 86_400_000));
  expect((await refusal(asked)).message).toBe('This Pro does not exist.');
});

test('a machine is on one job at a time, unless the Pro knows of another', async () => {
  const vendor = await vendorOfWeekdays(8);
  const day = await wednesday();
  // So that every request is offered to this one.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
    [vendor],
  );
  const own = (quantity: number) =>
    market.database.query(
      `insert into public.vendor_equipment (vendor_id, kind, quantity) values ($1, 'stump_grinder', $2)
       on conflict (vendor_id, kind) do update set quantity = excluded.quantity`,
      [vendor, quantity],
    );
  await own(1);
  const jobs: string[] = [];
  while (jobs.length < 3) {
    const { job, request } = await market.agree(await market.owner(), vendor);
    await market.database.query(
      'update public.request_trees set stump = true where request_id = $1',
      [request],
    );
    jobs.push(job);
  }
  const plan = async (job: string | undefined, clock: string, more = {}) =>
    market.call(vendor, 'schedule_job', {
      job_id: job,
      start_at: (await at(day, clock)).toISOString(),
      hours: 3,
      ...more,
    });
  await plan(jobs[0], '08:00');
  expect((await refusal(plan(jobs[1], '10:00'))).message).toBe(
    'Your stump grinder is out on another job at that time.',
  );
  await plan(jobs[1], '11:00');
  // Between the two there is never more than one out, so two grinders are enough for a third job.
  await own(2);
  await plan(jobs[2], '09:00');
  await own(1);
  await plan(jobs[2], '09:30', { despite_conflict: true });
  expect(await plannedStart(jobs[2])).toBe((await at(day, '09:30')).toISOString());
});
