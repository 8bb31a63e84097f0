import { readZipCodes } from '../../../supabase/seed/reference/zipCodes';
import { createTestDatabase } from '../../../supabase/tests/support/database';
import { PLACE_ZONES } from './placeZones';

test('every time zone of a ZIP code can be chosen, and no other', () => {
  expect([...new Set(readZipCodes().map(({ timeZone }) => timeZone))].sort()).toEqual([
    ...PLACE_ZONES,
  ]);
});

test('the database and the pages know the same time zones, and PostgreSQL knows each', async () => {
  const database = await createTestDatabase();
  const [row] = await database.query(
    `select private.place_zones() as zones, (
       select count(*)::int from unnest(private.place_zones()) zone
       where zone not in (select name from pg_timezone_names)) as unknown`,
  );
  await database.close();
  expect(row).toEqual({ zones: [...PLACE_ZONES], unknown: 0 });
});
