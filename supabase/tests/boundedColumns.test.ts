import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// What people can write themselves has an end: no date at infinity, no list of thousands, no large document.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

type Column = {
  name: string;
  column: string;
  type: string;
  /** A value an element of a list may have, as a literal. */
  item: string;
  /** The checks of this column alone. */
  checks: string[];
};

/** The columns of some types that visitors or accounts can name in a write. */
const writable = (types: string) =>
  market.database.query<Column>(
    `select c.relname || '.' || a.attname as name, a.attname as column, format_type(a.atttypid, null) as type,
       quote_literal(coalesce((select min(e.enumlabel) from pg_enum e where e.enumtypid = t.typelem), '1')) as item,
       array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${types}
       and exists (select from (values ('anon'), ('authenticated')) r (role)
         where has_column_privilege(r.role, c.oid, a.attnum, 'insert, update'))
     order by 1`,
  );

/** Whether a check of a column refuses a value, by saying no or with a sentence. */
async function refuses({ column, checks }: Column, value: string): Promise<boolean> {
  for (const check of checks) {
    const asked = market.database.query<{ ok: boolean | null }>(
      `select ${check} as ok from (select ${value} as ${column}) one`,
    );
    const answer = await asked.catch((error: unknown) => error);
    if (!Array.isArray(answer) || answer[0]?.ok === false) return true;
  }
  return false;
}

/** The values that columns take although they should not, each after the name of its column. */
async function taken(columns: readonly Column[], values: (column: Column) => readonly string[]) {
  const found: string[] = [];
  for (const column of columns) {
    for (const value of values(column)) {
      if (!(await refuses(column, value))) found.push(`${column.name}: ${value}`);
    }
  }
  return found;
}

const DATES = `t.typname in ('date', 'timestamp', 'timestamptz')`;
const LISTS = `t.typcategory = 'A'`;
const DOCUMENTS = `t.typname in ('json', 'jsonb')`;

const farDays = ({ type }: Column) =>
  ['infinity', '-infinity', '9999-12-31', '0001-01-01 BC'].map((day) => `'${day}'::${type}`);
const oddLists = ({ type, item }: Column) => [
  `array[${item}, null]::${type}`,
  `array[${item}, ${item}]::${type}`,
  `array[[${item}]]::${type}`,
  `array_fill(${item}::text, array[400000])::${type}`,
];
const largeDocuments = ({ type }: Column) => [
  `json_build_object('a', repeat('x', 100000))::${type}`,
];

test('every date people can write is a day of our time', async () => {
  const columns = await writable(DATES);
  expect(columns.map(({ name }) => name)).toContain('vendor_credentials.expires_on');
  expect(await taken(columns, farDays)).toEqual([]);
});

test('every list people can write is a short one of different values', async () => {
  const columns = await writable(LISTS);
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['vendor_crew.qualifications', 'vendor_profiles.categories']),
  );
  expect(await taken(columns, oddLists)).toEqual([]);
});

test('every document people can write has a size at which it ends', async () => {
  const columns = await writable(DOCUMENTS);
  expect(columns.map(({ name }) => name)).toContain('error_logs.context');
  expect(await taken(columns, largeDocuments)).toEqual([]);
});

test('a new column without an end is found', async () => {
  await market.database.script(
    `alter table public.vendor_crew add column hired_at timestamptz, add column words text[], add column notes jsonb;
     grant insert (hired_at, words, notes) on public.vendor_crew to authenticated`,
  );
  const found = [
    ...(await taken(await writable(DATES), farDays)),
    ...(await taken(await writable(LISTS), oddLists)),
    ...(await taken(await writable(DOCUMENTS), largeDocuments)),
  ];
  expect(new Set(found.map((line) => line.split(':')[0]))).toEqual(
    new Set(['vendor_crew.hired_at', 'vendor_crew.words', 'vendor_crew.notes']),
  );
  await market.database.script(
    'alter table public.vendor_crew drop column hired_at, drop column words, drop column notes',
  );
});

const asVendor = (userId: string, sql: string, parameters: readonly unknown[] = []) =>
  market.database.as({ userId }, (queries) => queries.query(sql, [userId, ...parameters]));

test.each(['infinity', '-infinity', '5874897-12-31', '1989-12-31'])(
  'a Pro who says that a license expires on %s reads which dates can be entered',
  async (day) => {
    const vendor = await market.vendor();
    const refused = await refusal(
      asVendor(
        vendor,
        `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on) values ($1, 'license', 'Issuer', '1', $2::text::date)`,
        [day],
      ),
    );
    expect(refused).toEqual({ code: 'P0001', message: 'Enter a date between 1990 and 2100.' });
  },
);

test('a Pro cannot be listed under hundreds of thousands of categories', async () => {
  const vendor = await market.vendor();
  const refused = await refusal(
    asVendor(
      vendor,
      `update public.vendor_profiles set categories = array_fill('arborist'::public.service_category, array[400000]) where vendor_id = $1`,
    ),
  );
  expect(refused.code).toBe('23514');
});
