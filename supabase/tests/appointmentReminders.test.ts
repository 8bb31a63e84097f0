import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Both sides are reminded of a start three days before, the evening before and at 7 am at the property, and answer
// by a link in the mail without signing in.

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
  market.database.script(`delete from private.outbox; delete from public.notifications;
    delete from private.appointment_links; delete from public.notification_settings;`),
);

const ZONE = 'America/Chicago';
/** A time of day at the property, so many days from today. */
const at = (days: number, time: string) =>
  market.value<Date>(
    `((now() at time zone '${ZONE}')::date + $1::int + $2::time) at time zone '${ZONE}'`,
    [days, time],
  );
const plus = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
const schedule = (person: string, job: string, start: Date) =>
  market.call(person, 'schedule_job', { job_id: job, start_at: start.toISOString() });
/** A job with a start the Pro has set. */
const jobAt = async (start: Date) => {
  const { job, request } = await market.agree(owner, vendor);
  await schedule(vendor, job, start);
  await market.database.script('delete from private.outbox; delete from public.notifications;');
  return { job, request };
};

type Message = {
  channel: string;
  person_id: string;
  kind: string;
  body_text: string;
  due_at: Date;
  status: string;
};
const messages = (job: string, channel = 'email') =>
  market.database.query<Message>(
    `select channel, person_id, kind, body_text, due_at, status from private.outbox
     where subject_id = $1 and channel = $2 and kind in ('job_reminder', 'job_today')
     order by created_at, person_id, kind, id`,
    [job, channel],
  );
/** What is sent about a job: the kind once for each person. */
const sent = async (job: string) =>
  (await messages(job)).filter(({ status }) => status === 'waiting').map(({ kind }) => kind);
const tokenIn = (text = '') => /\/appointment#([0-9a-f]{32})/.exec(text)?.[1] ?? '';

/** As someone who isn't signed in. */
const visit = async <T>(name: string, given: unknown[]) =>
  market.database.as({ role: 'anon' }, async (queries) => {
    const call = `public.${name}(${given.map((_, place) => `$${place + 1}`).join(', ')})`;
    const [row] = await queries.query<{ answer: T }>(`select ${call} as answer`, given);
    return row?.answer;
  });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;
const state = (job: string) =>
  market.value<string>('select state::text from public.jobs where id = $1', [job]);
const startOf = (job: string) =>
  market.value<Date>('select scheduled_for from public.jobs where id = $1', [job]);

/** A job in ten days of which both sides were reminded, and the token each was sent. */
const reminded = async () => {
  const start = await at(10, '13:00');
  const { job, request } = await jobAt(start);
  await market.clock(await at(7, '09:00'));
  const tokenOf = async (person: string) =>
    tokenIn((await messages(job)).find(({ person_id }) => person_id === person)?.body_text);
  return { job, request, start, ofOwner: await tokenOf(owner), ofVendor: await tokenOf(vendor) };
};

test('both sides are reminded three days before, the evening before and at 7 am, once each', async () => {
  const { job } = await jobAt(await at(10, '13:00'));
  await market.clock(plus(await at(7, '09:00'), -1));
  expect(await sent(job)).toEqual([]);
  await market.clock(await at(7, '09:00'));
  expect(await sent(job)).toEqual(['job_reminder', 'job_reminder']);
  await market.clock(await at(9, '17:59'));
  expect(await sent(job)).toHaveLength(2);
  await market.clock(await at(9, '18:00'));
  expect(await sent(job)).toHaveLength(4);
  await market.clock(await at(10, '07:00'));
  expect((await sent(job)).slice(4)).toEqual(['job_today', 'job_today']);
  await market.clock(await at(11, '07:00'));
  expect(await sent(job)).toHaveLength(6);
  expect(
    await market.value(
      `select count(*)::int from public.notifications where subject_id = $1 and kind in ('job_reminder', 'job_today')`,
      [job],
    ),
  ).toBe(6);
});

test.each([
  ['America/New_York', '2027-03-14', '2027-03-11T14:00', '2027-03-13T23:00', '2027-03-14T11:00'],
  ['America/Chicago', '2027-03-14', '2027-03-11T15:00', '2027-03-14T00:00', '2027-03-14T12:00'],
  ['America/Los_Angeles', '2027-03-14', '2027-03-11T17:00', '2027-03-14T02:00', '2027-03-14T14:00'],
  ['America/New_York', '2026-11-01', '2026-10-29T13:00', '2026-10-31T22:00', '2026-11-01T12:00'],
  ['America/Chicago', '2026-11-01', '2026-10-29T14:00', '2026-10-31T23:00', '2026-11-01T13:00'],
  ['America/Los_Angeles', '2026-11-01', '2026-10-29T16:00', '2026-11-01T01:00', '2026-11-01T15:00'],
])('in %s the clock on the wall decides, also when it changes on %s', async (zone, day, ...due) => {
  const times = await market.database.query<{ due_at: Date }>(
    `select due_at from private.reminder_times(($1::date + time '13:00') at time zone $2, $2) order by due_at`,
    [day, zone],
  );
  expect(times.map(({ due_at }) => due_at.toISOString().slice(0, 16))).toEqual(due);
});

test('a start that is set late has the reminders that are still ahead alone', async () => {
  const { job } = await jobAt(await at(2, '13:00'));
  await market.clock(await at(1, '12:00'));
  expect(await sent(job)).toEqual([]);
  await market.clock(await at(1, '18:00'));
  expect(await sent(job)).toHaveLength(2);
  // Neither right after it was set, nor at or after the start itself.
  const early = await jobAt(await at(20, '06:30'));
  await market.clock(await at(20, '07:30'));
  expect(await sent(early.job)).not.toContain('job_today');
  const soon = await jobAt(await at(30, '13:00'));
  await market.database.query(
    `update private.appointment_policy set least_notice = interval '28 days'`,
  );
  const { job: late } = await jobAt(await at(30, '13:00'));
  await market.database.query(
    `update private.appointment_policy set least_notice = interval '2 hours'`,
  );
  const timers = (of: string) =>
    market.value(
      `select count(*)::int from private.timers where subject_id = $1 and event = 'remind_start'`,
      [of],
    );
  expect([await timers(soon.job), await timers(late)]).toEqual([3, 2]);
});

test('after the clock stood still people get the latest reminder, and none after the start', async () => {
  const { job } = await jobAt(await at(10, '13:00'));
  await market.clock(await at(10, '08:30'));
  expect(await sent(job)).toEqual(['job_today', 'job_today']);
  const { job: missed } = await jobAt(await at(12, '13:00'));
  await market.clock(await at(12, '14:00'));
  expect(await sent(missed)).toEqual([]);
});

test('a job that was moved sends the reminders of its new start alone', async () => {
  const { job } = await jobAt(await at(10, '13:00'));
  await schedule(owner, job, await at(20, '13:00'));
  await market.clock(await at(16, '12:00'));
  expect(await sent(job)).toEqual([]);
  await market.clock(await at(17, '09:00'));
  expect(await sent(job)).toHaveLength(2);
  expect((await messages(job))[0]?.body_text).toContain('1:00 PM');
});

test('moved away and back, a job is not reminded of twice', async () => {
  const start = await at(10, '13:00');
  const { job } = await jobAt(start);
  await market.clock(await at(7, '09:00'));
  await schedule(owner, job, await at(20, '13:00'));
  await schedule(owner, job, start);
  await market.clock(await at(7, '09:01'));
  expect(await messages(job)).toHaveLength(2);
});

test.each([
  ['canceled', 'cancel_job', { reason: 'Sold the house', look_further: false }],
  ['held for weather', 'hold_for_weather', { reason: 'A storm' }],
])('a job that is %s sends no old reminder', async (_, step, given) => {
  const { job } = await jobAt(await at(10, '13:00'));
  await market.call(step === 'cancel_job' ? owner : vendor, step, { job_id: job, ...given });
  await market.clock(await at(10, '12:00'));
  expect(await messages(job)).toEqual([]);
});

test('a job put off because of the weather is reminded of its new start', async () => {
  const { job } = await jobAt(await at(10, '13:00'));
  await market.call(vendor, 'hold_for_weather', {
    job_id: job,
    reason: 'A storm',
    new_start: (await at(12, '13:00')).toISOString(),
  });
  await market.clock(await at(10, '07:00'));
  expect(await sent(job)).toHaveLength(2);
  await market.clock(await at(12, '07:00'));
  expect((await sent(job)).slice(2)).toEqual(['job_today', 'job_today']);
});

const quiet = (person: string, from: string, until: string) =>
  market.call(person, 'save_notification_preferences', {
    preferences: { time_zone: ZONE, quiet: true, quiet_from: from, quiet_until: until },
  });
const agreeToTexts = async () => {
  await market.database.query('update private.delivery_policy set sends_texts = true');
  await market.database.query(
    `insert into public.text_consents (person_id, phone, terms, confirmed_at)
     values ($1, '+15125550188', private.text_terms(), now()) on conflict do nothing`,
    [owner],
  );
};

test('text messages go to who agreed, after quiet hours, and not once they would be too late', async () => {
  await agreeToTexts();
  const { job } = await jobAt(await at(10, '09:00'));
  const morning = await at(10, '07:00');
  await market.clock(morning);
  const [text, ...others] = await messages(job, 'sms');
  expect(others).toEqual([]);
  expect(text).toMatchObject({ person_id: owner, kind: 'job_today', status: 'waiting' });
  expect(text?.due_at).toEqual(await at(10, '08:00'));
  expect(text?.body_text).toMatch(/^Tree Service: Today: .*\n.*\/appointment#[0-9a-f]{32}$/);
  expect((text?.body_text ?? '').length).toBeLessThan(160);
  expect((await messages(job)).map(({ due_at }) => due_at)).toEqual([morning, morning]);
  const { job: early } = await jobAt(await at(11, '08:00'));
  await market.clock(await at(11, '07:00'));
  expect((await messages(early, 'sms')).map(({ status }) => status)).toEqual(['skipped']);
  expect(await sent(early)).toEqual(['job_today', 'job_today']);
  await market.database.query('update private.delivery_policy set sends_texts = false');
});

test('an evening reminder that quiet hours hold back until the morning one is left out', async () => {
  await quiet(owner, '17:00', '09:00');
  const { job } = await jobAt(await at(10, '13:00'));
  await market.clock(await at(9, '18:00'));
  const statuses = Object.fromEntries(
    (await messages(job)).map(({ person_id, status }) => [person_id, status]),
  );
  expect(statuses).toEqual({ [owner]: 'skipped', [vendor]: 'waiting' });
});

test('a reminder that quiet hours hold back is not sent once the job is moved', async () => {
  await quiet(owner, '08:00', '12:00');
  const { job } = await jobAt(await at(10, '13:00'));
  await market.clock(await at(7, '09:00'));
  await schedule(vendor, job, await at(11, '13:00'));
  const ofOwner = (await messages(job)).find(({ person_id }) => person_id === owner);
  expect(ofOwner).toMatchObject({ status: 'skipped' });
});

test('the link shows the appointment, opening it twice changes nothing, and a press confirms', async () => {
  const { job, start, ofOwner, ofVendor } = await reminded();
  const versions = () => market.value('select version from public.jobs where id = $1', [job]);
  const before = await versions();
  const seen = await visit('appointment', [ofOwner]);
  expect(seen).toMatchObject({
    side: 'owner',
    other: 'Oak & Sons',
    state: 'scheduled',
    time_zone: ZONE,
    was_moved: false,
    is_set_by_me: false,
    is_confirmed: false,
  });
  expect(await visit('appointment', [ofOwner])).toEqual(seen);
  expect(await versions()).toBe(before);
  expect(await visit('appointment', [ofVendor])).toMatchObject({
    side: 'vendor',
    is_set_by_me: true,
  });
  expect(await why(visit('confirm_appointment', [ofVendor, start]))).toBe(
    'There is no start to confirm.',
  );
  expect(await visit('confirm_appointment', [ofOwner, start])).toBe(true);
  expect(await visit('appointment', [ofOwner])).toMatchObject({ is_confirmed: true });
  const [event] = await market.database.query(
    `select actor, actor_id from public.state_events where subject_id = $1 and event = 'confirm_start'`,
    [job],
  );
  expect(event).toEqual({ actor: 'owner', actor_id: owner });
});

test('a move by the link is the owner’s, and the Pro alone hears of it', async () => {
  const { job, start, ofOwner } = await reminded();
  const later = await at(12, '10:00');
  expect(await visit('move_appointment', [ofOwner, start, later])).toBe(true);
  expect(await startOf(job)).toEqual(later);
  expect(await market.value('select start_set_by from public.jobs where id = $1', [job])).toBe(
    'owner',
  );
  const heard = await market.database.query<{ person_id: string }>(
    `select person_id from public.notifications where subject_id = $1 and kind = 'job_scheduled'`,
    [job],
  );
  expect(heard).toEqual([{ person_id: vendor }]);
  // Who still sees the old date does not change the new one.
  expect(await why(visit('cancel_appointment', [ofOwner, start, 'Sold', false]))).toMatch(
    /^The date has changed since you opened this page/,
  );
  expect(await visit('appointment', [ofOwner])).toMatchObject({ was_moved: true });
  expect(
    await why(visit('move_appointment', [ofOwner, later, plus(new Date(), -60).toISOString()])),
  ).toMatch(/^Choose a start in the future/);
});

test('a cancellation by the link needs a reason and follows the rules of the job', async () => {
  const { job, request, start, ofOwner } = await reminded();
  expect(await why(visit('cancel_appointment', [ofOwner, start, ' ', false]))).toMatch(/reason/i);
  expect(await visit('cancel_appointment', [ofOwner, start, 'Sold the house', false])).toBe(true);
  expect(await state(job)).toBe('canceled');
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [request]),
  ).toBe('canceled');
  expect(
    await why(visit('move_appointment', [ofOwner, start, await at(15, '10:00')])),
  ).toBeTruthy();
  const ofPro = await reminded();
  expect(
    await visit('cancel_appointment', [ofPro.ofVendor, ofPro.start, 'Truck broke', true]),
  ).toBe(true);
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [
      ofPro.request,
    ]),
  ).not.toBe('canceled');
});

test('a forged or ended link, and one of a deleted account, does nothing', async () => {
  const { job, start, ofOwner } = await reminded();
  const forged = `${ofOwner.slice(0, 31)}${ofOwner.endsWith('0') ? '1' : '0'}`;
  const tries = async (token: string | null) => [
    await visit('appointment', [token]),
    await visit('confirm_appointment', [token, start]),
    await visit('move_appointment', [token, start, await at(15, '10:00')]),
    await visit('cancel_appointment', [token, start, 'Sold', true]),
  ];
  const nothing = [null, null, null, null];
  expect(await tries(forged)).toEqual(nothing);
  expect(await tries('')).toEqual(nothing);
  expect(await tries(null)).toEqual(nothing);
  await market.database.query('update private.appointment_links set starts_at = now()');
  expect(await tries(ofOwner)).toEqual(nothing);
  await market.database.query(
    `update private.appointment_links set starts_at = now() + interval '1 day'`,
  );
  await market.database.query('update public.profiles set deleted_at = now() where id = $1', [
    owner,
  ]);
  expect(await tries(ofOwner)).toEqual(nothing);
  await market.database.query('update public.profiles set deleted_at = null where id = $1', [
    owner,
  ]);
  expect(await state(job)).toBe('scheduled');
});

test('the caller goes on as themselves after an answer, and only hashes of tokens are kept', async () => {
  const { start, ofOwner } = await reminded();
  const stranger = await market.owner();
  const answers = await market.database.as({ userId: stranger }, (queries) =>
    queries.query<{ done: boolean; caller: string }>(
      'select public.confirm_appointment($1, $2) as done, auth.uid() as caller',
      [ofOwner, start],
    ),
  );
  expect(answers).toEqual([{ done: true, caller: stranger }]);
  expect(
    await market.value(
      `select count(*)::int from private.appointment_links where encode(token_hash, 'hex') like '%' || $1 || '%'`,
      [ofOwner],
    ),
  ).toBe(0);
  expect(
    await market.value(
      `select count(*)::int from private.appointment_links where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [ofOwner],
    ),
  ).toBe(1);
});

test('an erased account leaves no link behind', async () => {
  const { ofVendor } = await reminded();
  const left = () =>
    market.value(`select count(*)::int from private.appointment_links where person_id = $1`, [
      owner,
    ]);
  expect(await left()).toBeGreaterThan(0);
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(await left()).toBe(0);
  expect(await visit('appointment', [ofVendor])).toMatchObject({ state: 'canceled' });
});
