import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import { formatCents } from './money';
import { NOTIFICATION_KINDS } from './notificationKinds';
import { notificationText, type NotificationFacts } from './notifications';
import { JOB_STATES, LEAD_STATES, QUOTE_STATES, REQUEST_STATES } from './states';
import { jobDate } from './work';
import { momentInZone } from './zonedTime';

// The database words mails, this package words pages and notices: one story in both.

const ZONE = 'America/Chicago';
/** The clocks of the fifty states; except for Adak’s, whose summer time browsers have no name for. */
const CLOCKS = [
  'America/New_York',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'UTC',
];

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000, crewSize: 50 });
  for (const person of [owner, vendor]) {
    await market.call(person, 'save_notification_preferences', { preferences: { quiet: false } });
  }
});
afterAll(() => market.database.close());

const plain = (text: string) => text.replaceAll('\u202F', ' ');

test('mails name a moment as pages do, on every clock and in every season', async () => {
  const moments = Array.from({ length: 40 }, (_, step) =>
    new Date(Date.UTC(2026, 0, 1, 5, 3) + step * 9.37 * 86_400_000).toISOString(),
  );
  const rows = await market.database.query<{ moment: string; clock: string; words: string }>(
    `select m as moment, c as clock, private.moment_in_words(m::timestamptz, c) as words
     from unnest($1::text[]) m cross join unnest($2::text[]) c`,
    [moments, CLOCKS],
  );
  expect(rows).toHaveLength(moments.length * CLOCKS.length);
  expect(rows.filter((r) => r.words !== plain(momentInZone(r.moment, r.clock)))).toEqual([]);
});

test('naming a moment leaves the clock of the session alone', async () => {
  const zone = `select current_setting('TimeZone')`;
  const before = await market.value<string>(zone);
  await market.value(`select private.moment_in_words(now(), 'Pacific/Honolulu')`);
  expect(await market.value<string>(zone)).toBe(before);
});

test('calendars name the state of a job as pages do', async () => {
  const rows = await market.database.query<{ state: keyof typeof JOB_STATES; words: string }>(
    'select s as state, private.job_status(s) as words from unnest(enum_range(null::public.job_state)) s',
  );
  expect(Object.fromEntries(rows.map(({ state, words }) => [state, words]))).toEqual(
    Object.fromEntries(Object.entries(JOB_STATES).map(([state, { label }]) => [state, label])),
  );
});

test('mails name an amount as pages do', async () => {
  const amounts = [0, 1, 99, 100, 90_000, 95_050, 103_550, 1_234_567_00, 999_999_999_99];
  const rows = await market.database.query<{ cents: string; words: string }>(
    'select c::text as cents, private.money_in_words(c) as words from unnest($1::bigint[]) c',
    [amounts],
  );
  expect(rows.map(({ words }) => words)).toEqual(amounts.map(formatCents));
});

type Told = { kind: string; data: NotificationFacts; subject: string; body: string };

/** What a person was told since the last time: each mail with its notice. */
async function told(person: string): Promise<Told[]> {
  const rows = await market.database.query<Told>(
    `select n.kind, n.data, o.subject, o.body_text as body from private.outbox o
     join public.notifications n on n.id = o.notification_id
     where o.person_id = $1 and o.channel = 'email' order by o.created_at`,
    [person],
  );
  await market.database.query('delete from private.outbox where person_id = $1', [person]);
  return rows;
}

const AMOUNT = /\$[\d,.]*\d/g;
const CLOCK_TIME = /\d{1,2}:\d{2}/g;
const MOMENT = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M [A-Z]{2,4}/g;

/** Fails where a mail or its notice names an amount or a moment other than those the page shows now. */
async function tells(
  person: string,
  isVendor: boolean,
  kinds: readonly string[],
  page: { readonly amount?: string; readonly moment?: string },
): Promise<void> {
  const news = await told(person);
  expect(news.map(({ kind }) => kind)).toEqual(kinds);
  for (const { kind, data, subject, body } of news) {
    const notice = plain(notificationText(kind, data, isVendor));
    const words = [subject, body, notice].join('\n');
    const moments = words.match(MOMENT) ?? [];
    expect(words.match(CLOCK_TIME)?.length ?? 0).toBe(moments.length);
    expect([...new Set(moments)]).toEqual(page.moment === undefined ? [] : [page.moment]);
    expect([...new Set(words.match(AMOUNT) ?? [])]).toEqual(
      page.amount === undefined ? [] : [page.amount],
    );
  }
}

type JobRow = { scheduled_for: Date | null; price_cents: string };

/** The date and the price of a job as both pages show them. */
async function onPage(job: string): Promise<{ moment: string; amount: string }> {
  const [row] = await market.database.query<JobRow>(
    'select scheduled_for, price_cents from public.jobs where id = $1',
    [job],
  );
  const start = row?.scheduled_for?.toISOString() ?? null;
  return {
    moment: plain(jobDate({ scheduled_for: start }, ZONE)),
    amount: formatCents(Number(row?.price_cents)),
  };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const call = (person: string, name: string, given: Record<string, unknown>) =>
  market.call<never>(person, name, given);

test('from offer to acceptance mails name the deadline and the amounts of the pages', async () => {
  const { id } = await market.submit(owner);
  const [offer] = await market.database.query<{ ends: Date }>(
    'select offer_expires_at as ends from public.leads where request_id = $1',
    [id],
  );
  const ends = plain(momentInZone(offer?.ends.toISOString() ?? '', ZONE));
  await tells(vendor, true, ['lead_offered'], { moment: ends });
  const { lead } = await market.accept(id, vendor);
  await tells(owner, false, ['lead_accepted'], {});
  const first = await market.quote(vendor, lead, 90_000);
  await tells(owner, false, ['quote_received'], { amount: '$900' });
  await call(owner, 'request_quote_changes', { quote_id: first, note: 'With the stump, please' });
  await tells(vendor, true, ['quote_changes_requested'], { amount: '$900' });
  const second = await market.quote(vendor, lead, 95_050);
  await tells(owner, false, ['quote_received'], { amount: '$950.50' });
  await market.award(owner, second);
  await tells(vendor, true, ['quote_accepted'], { amount: '$950.50' });
});

test('about a job mails name the date that both pages show', async () => {
  const { job } = await market.agree(owner, vendor, 90_000);
  await told(owner);
  await told(vendor);
  await call(vendor, 'schedule_job', { job_id: job, start_at: inHours(30) });
  await tells(owner, false, ['job_scheduled'], { moment: (await onPage(job)).moment });
  await call(vendor, 'hold_for_weather', {
    job_id: job,
    reason: 'A storm',
    new_start: inHours(80),
  });
  await tells(owner, false, ['job_on_hold'], { moment: (await onPage(job)).moment });
  await call(owner, 'schedule_job', { job_id: job, start_at: inHours(54) });
  await tells(vendor, true, ['job_scheduled'], { moment: (await onPage(job)).moment });
  await call(vendor, 'hold_for_weather', { job_id: job, reason: 'Another storm' });
  await tells(owner, false, ['job_on_hold'], {});
});

test('the answer to a change names the price that both pages show', async () => {
  const { job } = await market.agree(owner, vendor, 90_000);
  await call(vendor, 'start_job', { job_id: job });
  const change = await market.call<{ id: string }>(vendor, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 12_000 }],
    reason: 'Hidden by the hedge',
    idempotency_key: randomUUID(),
  });
  await told(vendor);
  await call(owner, 'approve_change_order', { change_order_id: change.id });
  await tells(vendor, true, ['change_order_answered'], { amount: (await onPage(job)).amount });
  expect((await onPage(job)).amount).toBe('$1,020');
});

/** The status a page shows once a kind of mail is sent. */
const STATUS = {
  job_scheduled: JOB_STATES.scheduled,
  job_en_route: JOB_STATES.en_route,
  job_on_hold: JOB_STATES.weather_hold,
  job_completed: JOB_STATES.completed,
  job_canceled: JOB_STATES.canceled,
  job_no_show: JOB_STATES.no_show,
  quote_declined: QUOTE_STATES.declined,
  quote_expired: QUOTE_STATES.expired,
  lead_expired: LEAD_STATES.expired,
  request_expired: REQUEST_STATES.expired,
  request_removed: REQUEST_STATES.rejected_spam,
} as const;

test.each(Object.entries(STATUS))(
  '%s: mail and notice say the status of the page',
  async (...given) => {
    const [kind, { label }] = given;
    const subject = await market.value<string>(
      'select subject from private.notification_kinds where kind = $1',
      [kind],
    );
    const name = Object.keys(NOTIFICATION_KINDS).find((known) => known === kind) ?? '';
    expect(subject.toLowerCase()).toContain(label.toLowerCase());
    expect(notificationText(name, {}, false).toLowerCase()).toContain(label.toLowerCase());
  },
);
