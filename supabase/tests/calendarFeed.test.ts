import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
let owner: string;
let secret: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor({ name: 'Oak, Ash; & Söhne \\ Co' });
  owner = await market.owner();
  secret = await market.call<string>(vendor, 'renew_calendar_feed');
});
afterAll(() => market.database.close());

const read = (given: string | null) =>
  market.database.as({ role: 'anon' }, async (queries) => {
    const [row] = await queries.query<{ feed: string | null }>(
      'select public.calendar_feed($1) as feed',
      [given],
    );
    return row?.feed ?? null;
  });
const unfolded = async () => ((await read(secret)) ?? '').replaceAll('\r\n ', '').split('\r\n');

test('the secret opens a calendar, and nothing opens without it', async () => {
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await unfolded()).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  for (const wrong of [
    null,
    '',
    secret.slice(1),
    `${secret}0`,
    `' or true --`,
    'x'.repeat(100_000),
  ])
    expect(await read(wrong)).toBeNull();
});

test('a feed without a job has the component that some readers ask for, and loses it with the first', async () => {
  expect((await unfolded()).filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]);
  const block = await market.call<string>(vendor, 'add_time_block', {
    start_at: new Date(Date.now() + 86_400_000).toISOString(),
    end_at: new Date(Date.now() + 90_000_000).toISOString(),
  });
  expect((await unfolded()).filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
  ]);
  await market.database.query('delete from public.vendor_blocks where id = $1', [block]);
});

test('a new secret ends the old one, and the database keeps neither', async () => {
  const before = secret;
  secret = await market.call<string>(vendor, 'renew_calendar_feed');
  expect(await read(before)).toBeNull();
  expect(await read(secret)).not.toBeNull();
  expect(
    await market.value(
      `select count(*)::int from public.vendor_calendar_feeds f where f::text like '%' || $1 || '%'`,
      [secret],
    ),
  ).toBe(0);
});

test('text is escaped, lines are folded at 75 octets and never inside a character', async () => {
  await market.call(vendor, 'add_time_block', {
    start_at: new Date(Date.now() + 86_400_000).toISOString(),
    end_at: new Date(Date.now() + 90_000_000).toISOString(),
    note: `${'Bäume 🌳 '.repeat(12)};,\\\nEND`,
  });
  const feed = (await read(secret)) ?? '';
  expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = feed.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\n\r\ufffd]/);
  }
  const whole = await unfolded();
  expect(whole).toContain('X-WR-CALNAME:Oak\\, Ash\\; & Söhne \\\\ Co');
  expect(whole).toContain(`SUMMARY:${'Bäume 🌳 '.repeat(12)}\\;\\,\\\\\\nEND`);
});

test('jobs carry their time in UTC, and the address only when the owner has shared it', async () => {
  const { job, lead, request } = await market.agree(owner, vendor);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const start = new Date(`${day}T15:00:00Z`);
  const date = day.replaceAll('-', '');
  await market.call(vendor, 'schedule_job', { job_id: job, start_at: start.toISOString() });
  await market.database.query('update public.leads set contact_shared_at = null where id = $1', [
    lead,
  ]);
  const number = await market.value<string>(
    'select number::text from public.service_requests where id = $1',
    [request],
  );
  const hidden = await unfolded();
  expect(hidden).toEqual(
    expect.arrayContaining([
      `UID:job-${job}@tree-service`,
      `DTSTART:${date}T150000Z`,
      `DTEND:${date}T190000Z`,
      `SUMMARY:Tree removal\\, request #${number}`,
      expect.stringMatching(/^DESCRIPTION:Tree removal for \w+\\nScheduled\\nTake down the tree$/),
      'LOCATION:Austin\\, TX 78704',
    ]),
  );
  await market.call(owner, 'share_contact', { lead_id: lead });
  expect(await unfolded()).toContainEqual(
    expect.stringMatching(/^LOCATION:12 Elm Street.*\\, Austin\\, TX 78704$/),
  );
});

test('finished work leaves the future, and the phone number comes with the address', async () => {
  const other = await market.vendor();
  const feed = await market.call<string>(other, 'renew_calendar_feed');
  const text = async () => ((await read(feed)) ?? '').replaceAll('\r\n ', '');
  const { job } = await market.agree(await market.owner(), other);
  const start = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await market.call(other, 'schedule_job', { job_id: job, start_at: start });
  await market.database.query(
    `update private.shared_contacts s set facts = s.facts || '{"phone": "+15125550143"}'
     from public.jobs j where j.id = $1 and s.lead_id = j.lead_id`,
    [job],
  );
  expect(await text()).toContain(`UID:job-${job}`);
  expect(await text()).toContain('\\, +15125550143');
  await market.call(other, 'hold_for_weather', { job_id: job, reason: 'Storm', new_start: start });
  expect(await text()).toContain('\\nWaiting for weather\\nTake down the tree\r\n');
  await market.deliver(other, job);
  expect(await text()).not.toContain(`UID:job-${job}`);
});

test('the agreed work is described by line and quantity, and never priced', async () => {
  const other = await market.vendor();
  const feed = await market.call<string>(other, 'renew_calendar_feed');
  const { id: request } = await market.submit(owner);
  const { lead } = await market.accept(request, other);
  const line = (description: string, quantity: number, unit: string, more = {}) => ({
    description,
    quantity,
    unit,
    unit_price_cents: 4_321,
    ...more,
  });
  const quote = await market.quote(other, lead, 0, {
    line_items: [
      line('Stump grinding', 16.5, 'inch'),
      line('Climber', 1, 'hour'),
      line('Chips', 3, 'load'),
      line('Saplings', 2, 'each'),
      line('Permit', 1, 'flat'),
      line('Firewood', 1, 'each', { optional: true }),
    ],
  });
  const job = await market.award(owner, quote);
  await market.call(other, 'schedule_job', {
    job_id: job,
    start_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  const text = ((await read(feed)) ?? '').replaceAll('\r\n ', '');
  expect(text).toContain(
    '\\nScheduled\\nStump grinding (16.5 inches)\\nClimber (1 hour)\\nChips (3 loads)\\nSaplings (2 ×)\\nPermit\r\n',
  );
  expect(text).not.toMatch(/43\.?21|\$|price/i);
});

test('events begin and end, and times are in order', async () => {
  const lines = await unfolded();
  const count = (text: string) => lines.filter((line) => line === text).length;
  expect(count('BEGIN:VEVENT')).toBe(2);
  expect(count('END:VEVENT')).toBe(2);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(2);
});
