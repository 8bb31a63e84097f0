import { createTestDatabase, type TestDatabase } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const names = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).map((row) => row.name);

/** Public functions visitors may run, each with the reason. */
const FOR_VISITORS: Record<string, string> = {
  'public.estimate_request':
    'The estimate needs no account; it reads nothing but the public price book.',
  'public.find_pros': 'The directory of Pros needs no account.',
  'public.public_vendor_profile': 'So does what it leads to: the public facts of one Pro.',
  'public.calendar_feed': 'Calendar programs have no account; the secret is the key.',
};

/** Security-definer functions that visitors may run, each with the reason. */
const DEFINER_FOR_VISITORS: Record<string, string> = {
  'private.is_admin': 'Policies ask it; it answers about the caller alone.',
  'private.is_visible_vendor': 'Policies ask it; it tells what the public list of Pros tells.',
  'private.is_shown_media': 'Policies ask it; it tells what the public list of media tells.',
  'public.find_pros': 'It counts with positions that it does not tell.',
  'public.public_vendor_profile': 'It reads leads for rates that it alone tells.',
  'public.calendar_feed': 'It reads the jobs of whoever gave out the secret.',
};

test('every public table has row-level security and at least one policy', async () => {
  expect(
    await names(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and (not c.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid))`,
    ),
  ).toEqual([]);
});

test('there are no views, which would run with the rights of their owner', async () => {
  expect(
    await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    ),
  ).toEqual([]);
});

test('every table of ours has a primary key and a comment', async () => {
  expect(
    await names(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
         and (obj_description(c.oid, 'pg_class') is null
           or not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'))`,
    ),
  ).toEqual([]);
});

test('policies ask who is calling once a statement, not once a row', async () => {
  const policies = await database.query<{ name: string; text: string }>(
    `select tablename || ': ' || policyname as name, concat_ws(' ', qual, with_check) as text
     from pg_policies where schemaname in ('public', 'storage', 'realtime')`,
  );
  const calls = String.raw`(?:auth\.(?:uid|jwt|role|email)|private\.is_admin|realtime\.topic)\(\)`;
  const unwrapped = policies.filter(({ text }) => {
    const rest = text.replace(new RegExp(String.raw`\(\s*select\s+\(?${calls}`, 'gi'), '');
    return new RegExp(calls, 'i').test(rest);
  });
  expect(unwrapped.map((policy) => policy.name)).toEqual([]);
});

test('no policy is open to everybody in order to change something', async () => {
  expect(
    await names(
      `select tablename || ': ' || policyname as name from pg_policies
       where schemaname in ('public', 'storage') and cmd <> 'SELECT' and ('public' = any (roles)
         or coalesce(with_check, qual) = 'true')`,
    ),
  ).toEqual([]);
});

test('every foreign key is covered by an index that begins with its columns', async () => {
  // The few keys nobody looks up or deletes by, with what they point at.
  const small = ['admin_audit', 'feature_flags'];
  const uncovered = await names(
    `select k.conrelid::regclass || ' (' || (
         select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       ) || ')' as name
     from pg_constraint k
     where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select 1 from pg_index i
         where i.indrelid = k.conrelid and i.indpred is null
           and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
       )`,
  );
  expect(uncovered.filter((name) => !small.some((table) => name.startsWith(table)))).toEqual([]);
});

test('every function pins its search path and says what it does', async () => {
  expect(
    await names(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (coalesce(array_to_string(p.proconfig, ','), '') !~ 'search_path=""'
           or obj_description(p.oid, 'pg_proc') is null)`,
    ),
  ).toEqual([]);
});

test('visitors may run exactly the functions listed here, each for a reason', async () => {
  const open = await names(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')`,
  );
  expect(open.sort()).toEqual(Object.keys(FOR_VISITORS).sort());
  const definers = await names(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')`,
  );
  expect(definers.sort()).toEqual(Object.keys(DEFINER_FOR_VISITORS).sort());
});

test('what moves states, tokens and clocks can be run by nobody through the API', async () => {
  const guarded = [
    'transition',
    'post_tokens',
    'set_timer',
    'fire_timer',
    'offer_next',
    'run_match',
    'close_leads',
    'release_hold',
    'engage_lead',
    'complete_job',
    'publish_review',
    'record_answer',
    'earlier_answer',
    'audit',
    'tell',
  ];
  expect(
    await names(
      `select p.proname || ' by ' || r.rolname as name from pg_proc p, pg_roles r
       where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated')
         and p.proname in (${guarded.map((name) => `'${name}'`).join(', ')})
         and has_function_privilege(r.rolname, p.oid, 'execute')`,
    ),
  ).toEqual([]);
  const found = await names(
    `select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace
       and proname in (${guarded.map((name) => `'${name}'`).join(', ')})`,
  );
  expect(found.sort()).toEqual([...guarded].sort());
});

test('nobody can read or write the private tables through the API', async () => {
  expect(
    await names(
      `select c.oid::regclass || ' by ' || r.rolname as name from pg_class c, pg_roles r
       where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
         and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete')`,
    ),
  ).toEqual([]);
});

test('the API may truncate, reference or add triggers to nothing', async () => {
  expect(
    await names(
      `select c.oid::regclass || ' by ' || r.rolname as name from pg_class c, pg_roles r
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
         and has_table_privilege(r.rolname, c.oid, 'truncate, references, trigger')`,
    ),
  ).toEqual([]);
});

test('money and times have types that cannot lie', async () => {
  expect(
    await names(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and (
         (column_name like '%cents' and data_type not in ('integer', 'bigint'))
         or data_type in ('timestamp without time zone', 'money', 'real')
         or (column_name like '%\\_at' and data_type <> 'timestamp with time zone'))`,
    ),
  ).toEqual([]);
});
