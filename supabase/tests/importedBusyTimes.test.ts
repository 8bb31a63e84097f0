import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
let other: string;
beforeAll(async () => {
  market = await openMarketplace();
});
beforeEach(async () => {
  vendor = await market.vendor({ name: 'Oak & Ash' });
  other = await market.vendor({ name: 'Pine' });
});
afterAll(() => market.database.close());

const at = (day: number, hour = 15) =>
  `${new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00Z`;
const time = (day: number, event_uid: string | null, occurrence: string | null = null) => ({
  starts_at: at(day),
  ends_at: at(day, 16),
  note: event_uid,
  event_uid,
  occurrence,
});
interface Replaced {
  readonly event_uid: string;
  readonly occurrence: string | null;
}
const whole = (...uids: string[]): Replaced[] =>
  uids.map((event_uid) => ({ event_uid, occurrence: null }));
const bring = (
  times: readonly ReturnType<typeof time>[],
  replaced: readonly Replaced[],
  calendar: string | null = null,
  person = vendor,
) => market.call(person, 'import_busy_times', { calendar, replaced, times });
const notes = async (person = vendor) =>
  (
    await market.database.query<{ note: string | null }>(
      'select note from public.vendor_blocks where vendor_id = $1 order by starts_at, id',
      [person],
    )
  ).map(({ note }) => note);

test('importing the events of a file again replaces them, and a canceled one is free', async () => {
  await bring([time(5, 'visit'), time(6, 'dentist')], whole('visit', 'dentist'));
  expect(await notes()).toEqual(['visit', 'dentist']);
  await bring([time(7, 'visit')], whole('visit', 'dentist'));
  expect(await notes()).toEqual(['visit']);
});

test('a calendar with a name also frees what is no longer in it, a file without one does not', async () => {
  await bring([time(5, 'a'), time(6, 'b')], whole('a', 'b'), 'Home');
  await bring([time(8, 'c')], whole('c'), 'Work');
  await bring([time(5, 'a')], whole('a'), 'Home');
  expect(await notes()).toEqual(['a', 'c']);
  await bring([time(9, 'd')], whole('d'));
  expect(await notes()).toEqual(['a', 'c', 'd']);
});

test('a file with one occurrence moves that occurrence alone', async () => {
  await bring([time(5, 'weekly', at(5)), time(12, 'weekly', at(12))], whole('weekly'));
  await bring([time(13, 'weekly', at(12))], [{ event_uid: 'weekly', occurrence: at(12) }]);
  expect(
    await market.value('select count(*)::int from public.vendor_blocks where vendor_id = $1', [
      vendor,
    ]),
  ).toBe(2);
  expect(
    await market.value(
      'select count(*)::int from public.vendor_blocks where vendor_id = $1 and starts_at = $2',
      [vendor, at(12)],
    ),
  ).toBe(0);
});

test('times a Pro entered and those of other Pros stay', async () => {
  await market.call(vendor, 'add_time_block', { start_at: at(3), end_at: at(4), note: 'own' });
  await bring([time(5, 'a')], whole('a'), 'Home', other);
  await bring([time(5, 'a')], whole('a'), 'Home');
  await bring([], whole('a'), 'Home');
  expect(await notes()).toEqual(['own']);
  expect(await notes(other)).toEqual(['a']);
});

test('all of a file is taken or nothing', async () => {
  await bring([time(5, 'a')], whole('a'));
  const wrong = { ...time(6, 'b'), ends_at: at(5) };
  await expect(bring([time(7, 'a'), wrong], whole('a', 'b'))).rejects.toThrow(
    'The end must be after the start.',
  );
  expect(await notes()).toEqual(['a']);
});

test('a file that names nothing as lists, or too much, is refused', async () => {
  await expect(
    market.call(vendor, 'import_busy_times', { calendar: null, replaced: {}, times: [] }),
  ).rejects.toThrow('The events of the calendar must be lists.');
  await expect(
    bring(
      Array.from({ length: 401 }, () => time(5, null)),
      [],
    ),
  ).rejects.toThrow('You can import at most 400 busy times at once.');
});
