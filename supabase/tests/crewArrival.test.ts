import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// The hours around a start: the Pro or crew says how late they are, and the owner is asked once whether they came.

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ name: 'Oak & Sons', crewSize: 100, tokens: 5000 });
});
afterAll(() => market.database.close());
beforeEach(() =>
  market.database.script('delete from private.outbox; delete from public.notifications;'),
);

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
/** A job that both sides agreed on long ago, with a start so many minutes from now. */
const jobIn = async (minutes: number) => {
  const { job, request } = await market.agree(owner, vendor);
  const start = inMinutes(Math.max(minutes, 1));
  await market.call(vendor, 'schedule_job', { job_id: job, start_at: start.toISOString() });
  await market.call(owner, 'confirm_start', { job_id: job });
  if (minutes < 1) await startAgo(job, -minutes);
  await market.database.script('delete from private.outbox; delete from public.notifications;');
  return { job, request, start };
};
/** Time passes: the start of a job lies so many minutes ago. */
const startAgo = async (job: string, minutes: number) => {
  await market.database.transaction(async (queries) => {
    // Nobody moved it, so the triggers of a move stay out of it.
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.jobs set scheduled_for = now() - make_interval(mins => $2::int),
         start_set_at = now() - interval '2 days' where id = $1`,
      [job, minutes],
    );
    await queries.query(
      `delete from private.timers where subject_id = $1 and event = 'ask_arrival' and fired_at is null`,
      [job],
    );
    await queries.query('select private.ask_arrival(j) from public.jobs j where j.id = $1', [job]);
  });
};
const heard = (job: string, kind: string) =>
  market.database.query<{ person_id: string; data: Record<string, unknown> }>(
    'select person_id, data from public.notifications where subject_id = $1 and kind = $2 order by created_at, id',
    [job, kind],
  );
const late = (job: string, minutes: number, person = vendor) =>
  market.call(person, 'report_late', { job_id: job, minutes });
const answer = (job: string, arrived: boolean, person = owner) =>
  market.call(person, 'answer_arrival', { job_id: job, arrived });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;
const column = (job: string, name: string) =>
  market.value(`select ${name} from public.jobs where id = $1`, [job]);

test('the owner is told at once how late the Pro is, once for each delay', async () => {
  const { job, start } = await jobIn(20);
  await late(job, 30);
  await late(job, 30);
  const [told, ...others] = await heard(job, 'job_late');
  expect(others).toEqual([]);
  expect(told?.person_id).toBe(owner);
  expect(told?.data).toMatchObject({ late_minutes: 30 });
  expect(Date.parse(String(told?.data.expected_at))).toBe(start.getTime() + 30 * MINUTE);
  await late(job, 60);
  expect(await heard(job, 'job_late')).toHaveLength(2);
  expect(await column(job, 'late_minutes')).toBe(60);
  const mails = await market.database.query<{ subject: string; due: boolean }>(
    `select subject, due_at <= now() as due from private.outbox where subject_id = $1 and channel = 'email' order by created_at, id`,
    [job],
  );
  expect(mails).toEqual([
    { subject: expect.stringContaining('running 30 minutes late'), due: true },
    { subject: expect.stringContaining('running 60 minutes late'), due: true },
  ]);
});

test('a delay breaks into quiet hours as an emergency does, unless the person turned that off', async () => {
  const preferences = (urgent: boolean) =>
    market.call(owner, 'save_notification_preferences', {
      preferences: {
        quiet: true,
        quiet_from: '00:00',
        quiet_until: '23:59',
        urgent_at_night: urgent,
      },
    });
  await market.database.query('update private.delivery_policy set sends_texts = true');
  await market.database.query(
    `insert into public.text_consents (person_id, phone, terms, confirmed_at)
     values ($1, '+15125550188', private.text_terms(), now())`,
    [owner],
  );
  const sendsTextNow = async () => {
    const { job } = await jobIn(20);
    await late(job, 30);
    return market.value(
      `select due_at <= now() from private.outbox where subject_id = $1 and channel = 'sms'`,
      [job],
    );
  };
  await preferences(true);
  expect(await sendsTextNow()).toBe(true);
  await preferences(false);
  expect(await sendsTextNow()).toBe(false);
  await market.database.query('delete from public.notification_settings');
});

test('nobody but the Pro says how late they are, and only while it can be true', async () => {
  const { job } = await jobIn(20);
  expect(await why(late(job, 45))).toBe('Choose 30 or 60 minutes.');
  expect(await why(late(job, 30, owner))).toBe('Only the Pro can say how late they are.');
  expect(await why(late(job, 30, await market.vendor()))).toBe('This job does not exist.');
  const { job: tomorrow } = await jobIn(13 * 60);
  expect(await why(late(tomorrow, 30))).toBe(
    "You can say that you're running late in the 12 hours before the start. Change the date instead.",
  );
  await startAgo(job, 31);
  expect(await why(late(job, 30))).toBe(
    "It's already 30 minutes after the start. Write to the owner, or set another date.",
  );
  expect(await late(job, 60)).toBe(60);
  await market.call(vendor, 'start_job', { job_id: job });
  await startAgo(job, 1);
  expect(await why(late(job, 30))).toBeTruthy();
  expect(await heard(tomorrow, 'job_late')).toEqual([]);
});

test('a crew says so by its link, and the Pro sees it', async () => {
  const { job } = await jobIn(1);
  const day = await market.value<string>(
    `select to_char(now() at time zone 'America/Chicago', 'YYYY-MM-DD')`,
  );
  const { token } = await market.call<{ token: string }>(vendor, 'create_crew_link', { day });
  const asCrew = (given: string, minutes: number) =>
    market.database.as({ role: 'anon', headers: { 'x-crew-token': given } }, async (queries) => {
      const [row] = await queries.query<{ answer: number | null }>(
        'select public.crew_report_late($1, $2) as answer',
        [job, minutes],
      );
      return row?.answer;
    });
  expect(await asCrew('a forged token', 60)).toBeNull();
  expect(await column(job, 'late_minutes')).toBeNull();
  expect(await asCrew(token, 60)).toBe(60);
  expect(
    (await heard(job, 'job_late')).filter(({ person_id }) => person_id === owner),
  ).toHaveLength(1);
  expect(
    await market.value(
      `select count(*)::int from public.crew_link_uses where job_id = $1 and action = 'run_late'`,
      [job],
    ),
  ).toBe(1);
});

test('the owner is asked once, 30 minutes after the start', async () => {
  const { job, start } = await jobIn(30);
  const ask = (minutes: number) => market.clock(new Date(start.getTime() + minutes * MINUTE));
  await ask(29);
  expect(await heard(job, 'job_arrival')).toEqual([]);
  await ask(30);
  await ask(31);
  await ask(90);
  expect((await heard(job, 'job_arrival')).map(({ person_id }) => person_id)).toEqual([owner]);
});

test('after a delay the owner is asked 30 minutes after the later arrival', async () => {
  const { job, start } = await jobIn(30);
  await late(job, 60);
  await market.clock(new Date(start.getTime() + 89 * MINUTE));
  expect(await heard(job, 'job_arrival')).toEqual([]);
  await market.clock(new Date(start.getTime() + 90 * MINUTE));
  expect(await heard(job, 'job_arrival')).toHaveLength(1);
});

test('nobody is asked about a job that began, was moved, canceled or held', async () => {
  const [began, moved, canceled, held] = [
    await jobIn(30),
    await jobIn(30),
    await jobIn(30),
    await jobIn(30),
  ];
  await market.call(vendor, 'start_job', { job_id: began.job });
  const start_at = inMinutes(3 * 24 * 60).toISOString();
  await market.call(owner, 'schedule_job', { job_id: moved.job, start_at });
  await market.call(owner, 'cancel_job', {
    job_id: canceled.job,
    reason: 'Sold',
    look_further: false,
  });
  await market.call(vendor, 'hold_for_weather', { job_id: held.job, reason: 'A storm' });
  await market.clock(inMinutes(120));
  for (const { job } of [began, moved, canceled, held]) {
    expect(await heard(job, 'job_arrival')).toEqual([]);
  }
});

test('“not yet” tells the Pro once, and “yes” can follow; a no-show stays under its own rules', async () => {
  const { job } = await jobIn(0);
  expect(await why(answer(job, true))).toBe('We ask you whether the crew arrived once it is late.');
  await startAgo(job, 31);
  await market.clock(new Date());
  expect(await why(answer(job, false, vendor))).toBe(
    'Only the owner can say whether the crew arrived.',
  );
  expect(await answer(job, false)).toBe(false);
  await answer(job, false);
  expect((await heard(job, 'job_waiting')).map(({ person_id }) => person_id)).toEqual([vendor]);
  expect(await answer(job, true)).toBe(true);
  expect(await column(job, 'has_arrived')).toBe(true);
  expect(await column(job, 'state::text')).toBe('scheduled');
  const { job: missed } = await jobIn(0);
  await startAgo(missed, 31);
  await market.clock(new Date());
  await answer(missed, false);
  expect(await market.call(owner, 'report_no_show', { job_id: missed, note: 'Nobody came' })).toBe(
    'no_show',
  );
});

test('another start begins anew: no delay, no question, no answer of the old one', async () => {
  const { job } = await jobIn(0);
  await late(job, 60);
  await startAgo(job, 91);
  await market.clock(new Date());
  await answer(job, false);
  const start_at = inMinutes(2 * 24 * 60).toISOString();
  await market.call(owner, 'schedule_job', { job_id: job, start_at });
  const row = await market.database.query(
    'select late_minutes, arrival_asked_at, has_arrived from public.jobs where id = $1',
    [job],
  );
  expect(row).toEqual([{ late_minutes: null, arrival_asked_at: null, has_arrived: null }]);
});
