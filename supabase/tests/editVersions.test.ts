import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let pro: string;
beforeAll(async () => {
  market = await openMarketplace();
  pro = await market.pro();
  await market.database.query('delete from public.vendor_equipment where vendor_id = $1', [pro]);
  for (const insert of [
    `public.vendor_equipment (vendor_id, kind) values ($1, 'crane')`,
    `public.vendor_prices (vendor_id, label, unit, price_cents) values ($1, 'Pruning', 'each', 1)`,
    `public.vendor_crew (vendor_id, label, role) values ($1, 'Ana', 'climber')`,
    `public.vendor_media (vendor_id, kind, path) values ($1, 'photo', 'oak.webp')`,
  ]) {
    await market.database.query(`insert into ${insert}`, [pro]);
  }
});
afterAll(() => market.database.close());

/** An update of what the Pro opened at a version: the new version, or null when nothing was changed. */
async function update(table: string, key: string, change: string, expectedVersion: number) {
  const [row] = await market.database.as({ userId: pro }, (queries) =>
    queries.query<{ version: number }>(
      `update public.${table} set ${change} where ${key} = $1 and version = $2 returning version`,
      [pro, expectedVersion],
    ),
  );
  return row?.version ?? null;
}

test.each([
  ['profiles', 'id', `first_name = 'Ana'`, `first_name = 'Eva'`],
  ['vendor_profiles', 'vendor_id', `about = 'Oaks'`, `about = 'Elms'`],
  ['vendor_equipment', 'vendor_id', 'quantity = 2', 'quantity = 3'],
  ['vendor_prices', 'vendor_id', 'price_cents = 2', 'price_cents = 3'],
  ['vendor_crew', 'vendor_id', `role = 'foreman'`, `role = 'driver'`],
  ['vendor_media', 'vendor_id', `caption = 'Oak'`, `caption = 'Elm'`],
])(
  'of two updates of one version of %s the second changes nothing',
  async (...[table, key, first, second]) => {
    const opened = await market.value<number>(
      `select version from public.${table} where ${key} = $1`,
      [pro],
    );
    expect(await update(table, key, first, opened)).toBe(opened + 1);
    expect(await update(table, key, second, opened)).toBeNull();
    expect(await update(table, key, second, opened + 1)).toBe(opened + 2);
  },
);
