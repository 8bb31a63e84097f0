import { rowsOf } from './access/cells';
import { TABLES } from './access/matrix';
import { openMarketplace, type Marketplace } from './support/marketplace';
import { AFTER_HIRE, MASKED, NOT_WORDED, OWN, REFUSED } from './texts/columns';
import { CONTACT, FOUND, writeEverywhere } from './texts/writeEverywhere';

// No text reaches the other side without being looked at: each column is known for what protects it.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
  await writeEverywhere(market);
});
afterAll(() => market.database.close());

const KNOWN = [...MASKED, ...REFUSED, ...AFTER_HIRE, ...NOT_WORDED];

/** The text columns accounts may read, as `table.column`. */
async function readable(): Promise<string[]> {
  const rows = await market.database.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and (t.typcategory = 'S' or t.typname in ('_text', 'json', 'jsonb'))
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') order by 1`,
  );
  return rows.map(({ name }) => name);
}

const tableOf = (column: string) => column.split('.')[0] ?? '';
const unlisted = (columns: readonly string[]) =>
  columns.filter((column) => !OWN.includes(tableOf(column)) && !KNOWN.includes(column));

/** Everything a column holds, in one text. */
const held = (column: string) =>
  market.value<string>(
    `select coalesce(string_agg(${column.split('.')[1]}, ' '), '') from public.${tableOf(column)}`,
  );

test('every text that accounts may read is masked, of a job, or their own', async () => {
  const columns = await readable();
  expect(unlisted(columns)).toEqual([]);
  expect(KNOWN.filter((column) => !columns.includes(column))).toEqual([]);
  expect(KNOWN.filter((column) => OWN.includes(tableOf(column)))).toEqual([]);
  expect(new Set(KNOWN).size).toBe(KNOWN.length);
  expect(OWN.filter((table) => !columns.some((column) => tableOf(column) === table))).toEqual([]);
});

test('a new column that nobody has listed is found', async () => {
  await market.database.script(
    `alter table public.leads add column words text; grant select (words) on public.leads to authenticated`,
  );
  expect(unlisted(await readable())).toEqual(['leads.words']);
  await market.database.script('alter table public.leads drop column words');
});

test.each(OWN)('of %s no one reads the rows of the other side', (table) => {
  for (const row of rowsOf(`public.${table}`)) {
    const readers = (TABLES[row]?.select ?? 'everyone').split(' ');
    expect(readers).not.toContain('everyone');
    expect(readers.includes('owner') && readers.includes('vendor')).toBe(false);
  }
});

test.each(MASKED)('%s holds no contact details before any are shared', async (column) => {
  const text = await held(column);
  expect(text).toContain('[phone hidden]');
  expect(text).not.toMatch(FOUND);
});

test('nor does the reason of a pause, which columns do not show', async () => {
  const reasons = await market.value<string>(
    'select string_agg(state_reason, $1) from public.vendor_profiles',
    [' '],
  );
  expect(reasons).toContain('[phone hidden]');
  expect(reasons).not.toMatch(FOUND);
});

test('without masking each of them would hold what was written', async () => {
  const open = await openMarketplace();
  try {
    await open.database.script(
      `create or replace function private.mask_contact(body text) returns text
       language sql immutable set search_path = '' as 'select body'`,
    );
    await writeEverywhere(open);
    let found = 0;
    for (const column of MASKED) {
      const [table, name] = column.split('.');
      const text = await open.value<string>(
        `select coalesce(string_agg(${name}, ' '), '') from public.${table}`,
      );
      found += Number(text.includes(CONTACT));
    }
    console.log(`Texts that masking alone keeps back: ${found} of ${MASKED.length}`);
    expect(found).toBe(MASKED.length);
  } finally {
    await open.database.close();
  }
});
