import { createTestDatabase } from '../../supabase/tests/support/database';

/** Routes name what their pages read first, and that asks for the address as it loads. */
async function pathsOfPages(): Promise<string[]> {
  Reflect.set(globalThis, 'window', { location: new URL('http://localhost/') });
  const areas = await Promise.all([
    import('../../mf-admin/src/routes'),
    import('../../mf-owner/src/routes'),
    import('../../mf-public/src/routes'),
    import('../../mf-vendor/src/routes'),
  ]);
  return areas.flatMap((area) => area.default.routes.flatMap(({ path }) => path ?? []));
}

test('every notification leads to a page', async () => {
  const database = await createTestDatabase();
  const rows = await database.query<{ link: string }>(
    'select distinct link from private.notification_kinds where link is not null',
  );
  await database.close();
  const pages = await pathsOfPages();
  expect(rows.length).toBeGreaterThan(0);
  for (const { link } of rows) expect(pages).toContain(link);
});
