import type { Database } from '../local/database';
import { initialMigration, readSchemas } from '../local/schemas';
import { differences, readCatalog } from './support/catalog';
import { createTestDatabase } from './support/database';
import { databaseOfMigration } from './support/databaseOfMigration';
import { rolledBack } from './support/rolledBack';

let migrated: Database;
let written: Database;
let schemas: string[];

beforeAll(async () => {
  migrated = await createTestDatabase();
  const definitions = initialMigration(await readSchemas());
  written = await databaseOfMigration('20000101000000_schemas.sql', definitions);
  schemas = await readCatalog(written);
});
afterAll(async () => {
  await migrated.close();
  await written.close();
});

test('the migrations build the database that supabase/schemas describes; run `npm run db:initial`, or write a migration, when they do not', async () => {
  expect(schemas.length).toBeGreaterThan(2000);
  expect(differences(schemas, await readCatalog(migrated))).toEqual([]);
});

const CHANGES: [what: string, sql: string, line: RegExp][] = [
  [
    'a condition of a policy',
    `alter policy "People change their own profile" on public.profiles using (true)`,
    /policy public\.profiles "People change their own profile"/,
  ],
  [
    'a policy of a bucket',
    `drop policy "Photos of a dispute stay" on storage.objects`,
    /policy storage\.objects "Photos of a dispute stay"/,
  ],
  [
    'a column privilege',
    `grant update (deleted_at) on public.profiles to authenticated`,
    /column public\.profiles\.deleted_at: .* authenticated UPDATE/,
  ],
  [
    'a table privilege',
    `grant delete on public.leads to authenticated`,
    /privileges of public\.leads/,
  ],
  [
    'a function privilege',
    `grant execute on function private.tell(uuid, text, uuid, uuid) to anon`,
    /privileges of private\.tell\(uuid,text,uuid,uuid\): anon EXECUTE/,
  ],
  [
    'a default privilege',
    `alter default privileges in schema public grant select on tables to anon`,
    /default privileges in public on r/,
  ],
  ['a default', `alter table public.leads alter promoted set default true`, /column public\.leads/],
  ['a column', `alter table public.leads add column note text`, /column public\.leads\.note: text/],
  [
    'a constraint',
    `alter table public.leads drop constraint leads_token_price_check`,
    /constraint public\.leads\.leads_token_price_check/,
  ],
  [
    'the query of a view',
    `do $$ begin execute format('create or replace view private.fresh_match_profiles as select * from (%s) v where true',
       rtrim(pg_get_viewdef('private.fresh_match_profiles'::regclass), ';')); end $$`,
    /view private\.fresh_match_profiles: [^]*where true/i,
  ],
  ['an index', `drop index public.leads_owner_idx`, /index public\.leads_owner_idx/],
  [
    'row security',
    `alter table public.leads disable row level security`,
    /relation public\.leads: .* row security false/,
  ],
  [
    'the body of a function',
    `create or replace function private.is_admin() returns boolean language sql stable security definer
     set search_path = '' as 'select true'`,
    /function private\.is_admin\(\)/,
  ],
  [
    'a setting of a function',
    `alter function private.is_admin() security invoker`,
    /function private\.is_admin\(\)/,
  ],
  [
    'a trigger',
    `drop trigger keep_profile on public.profiles`,
    /trigger (public\.)?profiles\.keep_profile/,
  ],
  [
    'a value of a type',
    `alter type public.user_type add value 'guest'`,
    /type (public\.)?user_type/,
  ],
  ['a comment', `comment on table public.leads is 'Leads.'`, /comment on table public\.leads/],
  [
    'a reference row',
    `update private.state_transitions set actors = '{owner}' where machine = 'lead' and event = 'accept'`,
    /row of private\.state_transitions: .*"accept"/,
  ],
];

test.each(CHANGES)('%s that only one of them has is noticed', async (_what, sql, line) => {
  const found = await rolledBack(written, async (queries) => {
    await queries.script(sql);
    return differences(schemas, await readCatalog(queries));
  });
  expect(found.length).toBeLessThan(5);
  expect(found).toContainEqual(expect.stringMatching(line));
});

test('the body of every function fits the tables and functions there are', async () => {
  const functions = await written.query<{ name: string; definition: string }>(
    `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const failures: string[] = [];
  for (const { name, definition } of functions) {
    await written.script(definition).catch((error: unknown) => {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  expect(functions.length).toBeGreaterThan(400);
  expect(failures).toEqual([]);
});
