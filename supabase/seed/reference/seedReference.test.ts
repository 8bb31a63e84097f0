import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { seedReference } from './seedReference';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedReference(database);
});
afterAll(() => database.close());

test('every ZIP code of the states and territories is there, each in a time zone the database knows', async () => {
  const [row] = await database.query(
    `select count(*) as zip_codes, count(distinct state) as states,
       count(*) filter (where time_zone not in (select name from pg_timezone_names)) as unknown_zones,
       count(*) filter (where latitude = 0 and longitude = 0) as nowhere
     from public.zip_codes`,
  );
  expect(row).toEqual({ zip_codes: 41_195, states: 56, unknown_zones: 0, nowhere: 0 });
});

test.each([
  ['78704', 'Austin', 'TX', 'America/Chicago'],
  ['97214', 'Portland', 'OR', 'America/Los_Angeles'],
  ['27601', 'Raleigh', 'NC', 'America/New_York'],
  ['85001', 'Phoenix', 'AZ', 'America/Phoenix'],
  ['46201', 'Indianapolis', 'IN', 'America/Indiana/Indianapolis'],
  ['99501', 'Anchorage', 'AK', 'America/Anchorage'],
  ['96813', 'Honolulu', 'HI', 'Pacific/Honolulu'],
  ['00901', 'San Juan', 'PR', 'America/Puerto_Rico'],
  ['96799', 'Pago Pago', 'AS', 'Pacific/Pago_Pago'],
  ['85144', 'San Tan Valley', 'AZ', 'America/Phoenix'],
])('%s is %s, %s in %s', async (zip, city, state, timeZone) => {
  const [row] = await database.query(
    'select city, state, time_zone from public.zip_codes where zip = $1',
    [zip],
  );
  expect(row).toEqual({ city, state, time_zone: timeZone });
});

// Close to where the time changes, or in the middle of a county or a nation that keeps another.
test.each([
  ['America/Phoenix', '86030 86034 86039 86042 86043'],
  ['America/Denver', '86045 86515 69152'],
  ['America/Menominee', '49920 49935'],
  ['America/Chicago', '57601 67860 67731 42728 42642 37723 32465 32424'],
  ['America/North_Dakota/New_Salem', '58563 58631'],
  ['America/Indiana/Tell_City', '47576'],
  ['America/Los_Angeles', '83554'],
  ['America/New_York', '04631'],
  ['America/Adak', '99546'],
  ['America/Puerto_Rico', '00601'],
])('%s is the time of %s', async (timeZone, codes) => {
  const found = await database.query(
    'select zip, time_zone from public.zip_codes where zip = any ($1) order by zip',
    [codes.split(' ')],
  );
  expect(found).toEqual(
    codes
      .split(' ')
      .sort()
      .map((zip) => ({ zip, time_zone: timeZone })),
  );
});

test('no place in the fifty states is in a foreign time zone', async () => {
  const zones = await database.query<{ time_zone: string }>(
    `select distinct time_zone from public.zip_codes
     where state not in ('AS', 'GU', 'MP', 'PR', 'VI')`,
  );
  expect(
    zones
      .map((row) => row.time_zone)
      .filter((zone) => !/^(America|Pacific\/Honolulu|Pacific\/Wake$)/.test(zone)),
  ).toEqual([]);
});

test('loading again keeps a time zone that was corrected', async () => {
  const zone = () => database.query(`select time_zone from public.zip_codes where zip = '86042'`);
  const before = await zone();
  await database.query(
    `update public.zip_codes set time_zone = 'America/Denver' where zip = '86042'`,
  );
  await database.query(`insert into private.zip_zones values ('86042', 'America/Denver')`);
  await seedReference(database);
  expect(await zone()).toEqual([{ time_zone: 'America/Denver' }]);
  await database.query('delete from private.zip_zones');
  await seedReference(database);
  expect(await zone()).toEqual(before);
});

test('loading again changes nothing and corrects what differs', async () => {
  await database.query(`update public.zip_codes set city = 'Elsewhere' where zip = '78704'`);
  await seedReference(database);
  const [row] = await database.query(
    `select count(*) as zip_codes, max(city) filter (where zip = '78704') as city from public.zip_codes`,
  );
  expect(row).toEqual({ zip_codes: 41_195, city: 'Austin' });
});
