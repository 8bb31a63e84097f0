import { openMarketplace, type Marketplace } from './support/marketplace';

// Business days are Monday to Saturday from 8 to 18, where the property is.
let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const deadline = (start: string, zone: string, hours = 4) =>
  market.value<string>(
    `to_char(private.add_business_hours($1::timestamp at time zone $2, $3, $2, '08:00', '18:00') at time zone $2, 'Dy YYYY-MM-DD HH24:MI')`,
    [start, zone, hours],
  );

test.each([
  ['in the morning', '2026-03-03 09:00', 'Tue 2026-03-03 13:00'],
  ['before opening', '2026-03-03 05:30', 'Tue 2026-03-03 12:00'],
  ['exactly up to closing', '2026-03-03 14:00', 'Tue 2026-03-03 18:00'],
  ['over the evening', '2026-03-03 16:30', 'Wed 2026-03-04 10:30'],
  ['at closing', '2026-03-03 18:00', 'Wed 2026-03-04 12:00'],
  ['at night', '2026-03-03 23:15', 'Wed 2026-03-04 12:00'],
  ['over Saturday evening and Sunday', '2026-03-07 16:00', 'Mon 2026-03-09 10:00'],
  ['on Sunday', '2026-03-08 12:00', 'Mon 2026-03-09 12:00'],
  ['over New Year', '2026-12-31 16:00', 'Fri 2027-01-01 10:00'],
])('%s', async (_, start, expected) => {
  expect(await deadline(start, 'America/Chicago')).toBe(expected);
});

test('the clock change does not shift the wall clock', async () => {
  // Clocks go forward on Sunday 8 March 2026 and back on Sunday 1 November 2026.
  expect(await deadline('2026-03-07 17:00', 'America/New_York')).toBe('Mon 2026-03-09 11:00');
  expect(await deadline('2026-10-31 17:00', 'America/New_York')).toBe('Mon 2026-11-02 11:00');
  const real = (start: string) =>
    market.value<number>(
      `extract(epoch from private.add_business_hours($1::timestamp at time zone 'America/New_York', 4, 'America/New_York', '08:00', '18:00')
         - $1::timestamp at time zone 'America/New_York') / 3600`,
      [start],
    );
  expect(Number(await real('2026-03-07 17:00'))).toBe(41);
  expect(Number(await real('2026-10-31 17:00'))).toBe(43);
});

test('the same moment has different deadlines in different zones', async () => {
  const [row] = await market.database.query(
    `select to_char(private.add_business_hours('2026-03-03 15:00Z', 4, 'America/New_York', '08:00', '18:00') at time zone 'UTC', 'HH24:MI') as new_york,
       to_char(private.add_business_hours('2026-03-03 15:00Z', 4, 'America/Los_Angeles', '08:00', '18:00') at time zone 'UTC', 'HH24:MI') as los_angeles`,
  );
  expect(row).toEqual({ new_york: '19:00', los_angeles: '20:00' });
});

test('many hours run over several days', async () => {
  expect(await deadline('2026-03-06 09:00', 'America/Phoenix', 25)).toBe('Mon 2026-03-09 14:00');
});
