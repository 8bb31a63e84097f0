import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const endOfQuiet = async (moment: string, zone: string, from: string, until: string) =>
  (
    await market.value<Date>('private.quiet_hours_end($1, $2, $3, $4)', [moment, zone, from, until])
  ).toISOString();

/** Quiet hours in UTC from an hour ago for six hours. */
const quietNow = () => {
  const clock = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { quiet_from: clock(-1), quiet_until: clock(5) };
};

const CHICAGO = 'America/Chicago';
test.each([
  [
    'in the evening until the next morning',
    '2026-11-22T04:00:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-11-22T14:00:00Z',
  ],
  [
    'after midnight until the same morning',
    '2026-11-22T09:00:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-11-22T14:00:00Z',
  ],
  ['by day at once', '2026-11-22T18:00:00Z', CHICAGO, '21:00', '08:00', '2026-11-22T18:00:00Z'],
  [
    'at the first minute',
    '2026-11-22T03:00:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-11-22T14:00:00Z',
  ],
  ['not at the last', '2026-11-22T14:00:00Z', CHICAGO, '21:00', '08:00', '2026-11-22T14:00:00Z'],
  [
    'quiet hours within one day',
    '2026-11-22T19:00:00Z',
    CHICAGO,
    '12:00',
    '14:00',
    '2026-11-22T20:00:00Z',
  ],
  ['outside them', '2026-11-22T21:00:00Z', CHICAGO, '12:00', '14:00', '2026-11-22T21:00:00Z'],
  [
    'no quiet hours at all',
    '2026-11-22T04:00:00Z',
    CHICAGO,
    '08:00',
    '08:00',
    '2026-11-22T04:00:00Z',
  ],
  // Clocks go forward on March 8, 2026 at 2:00, back on November 1, 2026 at 2:00.
  [
    'a night of ten hours',
    '2026-03-08T04:00:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-03-08T13:00:00Z',
  ],
  [
    'a night of twelve hours',
    '2026-11-01T03:00:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-11-01T14:00:00Z',
  ],
  [
    'an end that is skipped',
    '2026-03-08T06:30:00Z',
    CHICAGO,
    '22:00',
    '02:30',
    '2026-03-08T08:30:00Z',
  ],
  [
    'an end that comes twice',
    '2026-11-01T05:30:00Z',
    CHICAGO,
    '22:00',
    '01:30',
    '2026-11-01T07:30:00Z',
  ],
  // The second of the two hours that have the same name is as quiet as the first.
  [
    'the second one o’clock in the morning',
    '2026-11-01T07:30:00Z',
    CHICAGO,
    '21:00',
    '08:00',
    '2026-11-01T14:00:00Z',
  ],
  [
    'quiet hours that begin in the skipped hour',
    '2026-03-08T08:30:00Z',
    CHICAGO,
    '02:30',
    '08:00',
    '2026-03-08T13:00:00Z',
  ],
  [
    'the other side of the world',
    '2026-11-22T14:00:00Z',
    'Pacific/Auckland',
    '21:00',
    '08:00',
    '2026-11-22T19:00:00Z',
  ],
])('%s', async (_, moment, zone, from, until, end) => {
  expect(await endOfQuiet(moment, zone, from, until)).toBe(new Date(end).toISOString());
});

// From the evening before to the morning after, with and without the change of the clocks.
test.each([
  ['America/New_York', '2026-03-08T03:00:00Z', '2026-03-08T12:00:00Z'],
  ['America/New_York', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00Z'],
  ['America/Los_Angeles', '2026-03-08T06:00:00Z', '2026-03-08T15:00:00Z'],
  ['America/Los_Angeles', '2026-11-01T05:00:00Z', '2026-11-01T16:00:00Z'],
  ['America/Anchorage', '2026-03-08T07:00:00Z', '2026-03-08T16:00:00Z'],
  ['America/Anchorage', '2026-11-01T06:00:00Z', '2026-11-01T17:00:00Z'],
  ['America/Phoenix', '2026-03-08T05:00:00Z', '2026-03-08T15:00:00Z'],
  ['America/Phoenix', '2026-11-01T05:00:00Z', '2026-11-01T15:00:00Z'],
])('in %s a night that is asked about at %s ends at 8', async (zone, moment, end) => {
  expect(await endOfQuiet(moment, zone, '21:00', '08:00')).toBe(new Date(end).toISOString());
});

test('quiet hours follow the clock of the business or the property, until one is chosen', async () => {
  const vendor = await market.vendor({ zip: '97214' });
  const owner = await market.owner();
  const zoneOf = async (person: string) =>
    (await market.call<{ time_zone: string }>(person, 'my_notification_preferences')).time_zone;
  expect(await zoneOf(vendor)).toBe('America/Los_Angeles');
  expect(await zoneOf(owner)).toBe('America/New_York');
  await market.submit(owner);
  expect(await zoneOf(owner)).toBe('America/Chicago');
  await market.call(owner, 'save_notification_preferences', {
    preferences: { time_zone: 'Europe/Berlin' },
  });
  expect(await zoneOf(owner)).toBe('Europe/Berlin');
});

test('emergencies come through at night unless people turn that off', async () => {
  const vendor = await market.vendor();
  const night = '2026-11-22T04:00:00Z';
  const dueAt = async (urgent: boolean) =>
    (
      await market.value<Date>('private.outside_quiet_hours($1, $2, $3)', [vendor, night, urgent])
    ).toISOString();
  expect(await dueAt(true)).toBe('2026-11-22T04:00:00.000Z');
  // Other settings leave that as it is.
  await market.call(vendor, 'save_notification_preferences', {
    preferences: { quiet_from: '20:00' },
  });
  expect(await dueAt(true)).toBe('2026-11-22T04:00:00.000Z');
  expect(await dueAt(false)).toBe('2026-11-22T14:00:00.000Z');
  await market.call(vendor, 'save_notification_preferences', {
    preferences: { urgent_at_night: false },
  });
  expect(await dueAt(true)).toBe('2026-11-22T14:00:00.000Z');
});

test('offers are sent at night by mail and push, not as texts, unless the Pro holds them back', async () => {
  const vendor = await market.vendor();
  const night = '2026-11-22T04:00:00Z';
  const [atOnce, morning] = ['2026-11-22T04:00:00.000Z', '2026-11-22T14:00:00.000Z'];
  const dueAt = async (kind: string, channel: string) =>
    (
      await market.value<Date>('private.sendable_at($1, $2, $3, $4, false)', [
        vendor,
        night,
        kind,
        channel,
      ])
    ).toISOString();
  const offers = () =>
    Promise.all(['email', 'push', 'sms'].map((channel) => dueAt('lead_offered', channel)));
  expect(await offers()).toEqual([atOnce, atOnce, morning]);
  expect(await dueAt('quote_declined', 'email')).toBe(morning);
  const { hold_offers } = await market.call<{ hold_offers: boolean }>(
    vendor,
    'save_notification_preferences',
    { preferences: { hold_offers: true } },
  );
  expect(hold_offers).toBe(true);
  expect(await offers()).toEqual([morning, morning, morning]);
});

test('an offer at night is in the outbox to be sent at once, and the first says that it is the first', async () => {
  const vendor = await market.vendor({ tokens: 1000 });
  const owner = await market.owner();
  await market.call(vendor, 'save_notification_preferences', {
    preferences: { time_zone: 'UTC', ...quietNow() },
  });
  const offers = async () =>
    market.database.query<{ late: boolean; is_first: boolean }>(
      `select due_at > now() + interval '1 minute' as late,
         body_text like '%This is your first lead.%' as is_first from private.outbox
       where person_id = $1 and channel = 'email' and kind = 'lead_offered' order by created_at`,
      [vendor],
    );
  await market.lead((await market.submit(owner)).id, vendor);
  await market.lead((await market.submit(owner)).id, vendor);
  expect(await offers()).toEqual([
    { late: false, is_first: true },
    { late: false, is_first: false },
  ]);
});

test('an owner who reports a fallen tree at night is notified of replies at night', async () => {
  const vendor = await market.vendor({ tokens: 1000 });
  const owner = await market.owner();
  await market.call(owner, 'save_notification_preferences', {
    preferences: { time_zone: 'UTC', ...quietNow() },
  });
  const waits = async () =>
    market.database.query<{ kind: string; late: boolean }>(
      `select kind, due_at > now() + interval '1 minute' as late from private.outbox
       where person_id = $1 and channel = 'email' order by created_at, kind`,
      [owner],
    );
  await market.accept((await market.submit(owner, { timing: 'emergency' })).id, vendor);
  expect(await waits()).toEqual(
    expect.arrayContaining([
      { kind: 'request_received', late: false },
      { kind: 'lead_accepted', late: false },
    ]),
  );
  await market.database.query('delete from private.outbox');
  await market.accept((await market.submit(owner, { timing: 'flexible' })).id, vendor);
  expect(await waits()).toEqual(
    expect.arrayContaining([
      { kind: 'request_received', late: false },
      { kind: 'lead_accepted', late: true },
    ]),
  );
});

test.each([
  [{ quiet_from: '25:00' }, 'Quiet hours begin and end at a time such as 21:00.'],
  [{ quiet_until: 5 }, 'Quiet hours begin and end at a time such as 21:00.'],
  [{ quiet: 'yes' }, 'Quiet hours are either on or off.'],
  [{ time_zone: 'Mars/Olympus' }, 'Unknown time zone.'],
  [{ kinds: [{ kind: 'gossip', email: true }] }, 'Unknown kind of notification.'],
  [{ kinds: [{ kind: 'account_deletion', email: false }] }, 'Unknown kind of notification.'],
  [{ kinds: [{ kind: 'quote_received', email: 'no' }] }, 'A channel is either on or off.'],
  [{ kinds: 'all' }, 'Notification preferences must be a list.'],
])('%j is refused with a sentence', async (preferences, sentence) => {
  const owner = await market.owner();
  const { message } = await refusal(
    market.call(owner, 'save_notification_preferences', { preferences }),
  );
  expect(message).toBe(sentence);
});
