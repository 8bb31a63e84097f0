import { createTestDatabase } from '../../supabase/tests/support/database';
import admin from '../../mf-admin/src/routes';
import owner from '../../mf-owner/src/routes';
import visitors from '../../mf-public/src/routes';
import vendor from '../../mf-vendor/src/routes';

test('every notification leads to a page', async () => {
  const database = await createTestDatabase();
  const rows = await database.query<{ link: string }>(
    'select distinct link from private.notification_kinds where link is not null',
  );
  await database.close();
  const pages = [admin, owner, vendor, visitors].flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { link } of rows) expect(pages).toContain(link);
});
