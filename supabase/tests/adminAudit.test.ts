import type { Allowed } from './access/aggregate';
import { attemptIn, may, rolledBack, type Statement } from './access/attempt';
import { cellsOf, type Cell } from './access/cells';
import { FUNCTIONS, TABLES } from './access/matrix';
import { buildAccessWorld } from './access/buildAccessWorld';
import type { AccessWorld } from './access/world';
import { refusal } from './support/refusal';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

const TRAIL = 'select count(*)::int as rows from public.admin_audit where admin_id = $1';

// Adds plans only where there are none; the table's own trigger records each plan added.
const RECORDED_ELSEWHERE = ['ensure_default_plans'];

// Tries prices out and takes them back; a test of the price book holds that nothing stays.
const CHANGES_NOTHING = ['preview_price_book', 'preview_price_book_on_requests'];

/** Whether a line of the matrix lets an administrator do what other people may not do to it. */
const isForAdministrators = (allowed: Allowed) =>
  may(allowed, 'admin') && !(may(allowed, 'otherOwner') && may(allowed, 'otherVendor'));

/**
 * Public functions that can change something and let an administrator through: those that ask for one by
 * what they say themselves, and those the matrix says an administrator may call for someone else.
 */
async function forAdministrators(): Promise<string[]> {
  const rows = await world.market.database.query<{ name: string; asks: boolean }>(
    `select p.proname as name, p.prosrc ~ 'private\\.require_admin' as asks from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' order by 1`,
  );
  return rows
    .filter(({ name, asks }) => asks || isForAdministrators(FUNCTIONS[name]?.allowed ?? 'nobody'))
    .map(({ name }) => name);
}

/** How many rows a statement of the administrator leaves in the trail; what it does is taken back. */
async function rowsLeftBy({ sql, parameters = [], settings }: Statement): Promise<number> {
  return rolledBack(world, async (queries) => {
    const count = async () =>
      (await queries.query<{ rows: number }>(TRAIL, [world.ids.admin]))[0]?.rows ?? 0;
    const before = await count();
    let left = 0;
    const outcome = await attemptIn(
      queries,
      world,
      'admin',
      { sql, parameters, ...(settings && { settings }) },
      async () => {
        left = (await count()) - before;
      },
    );
    if (!('rows' in outcome)) throw new Error(`${sql} failed: ${outcome.message}`);
    return left;
  });
}

test('whatever an administrator does leaves a row in the trail', async () => {
  const silent: string[] = [];
  for (const name of await forAdministrators()) {
    const given = await FUNCTIONS[name]?.given(world, 'admin');
    const names = Object.keys(given ?? {}).map((key, place) => `${key} => $${place + 1}`);
    const parameters = Object.values(given ?? {}).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const sql = `select public.${name}(${names.join(', ')})`;
    if ((await rowsLeftBy({ sql, parameters })) === 0) silent.push(name);
  }
  expect(silent).toEqual([...RECORDED_ELSEWHERE, ...CHANGES_NOTHING]);
});

/** What an administrator may write to the tables themselves, and other people may not. */
async function directWrites(): Promise<Cell[]> {
  const rows = Object.keys(TABLES).filter((row) => row.startsWith('public.'));
  const cells = await Promise.all(rows.map((row) => cellsOf(world, row, 'admin')));
  return cells
    .flat()
    .filter(({ verb, allowed }) => verb !== 'select' && isForAdministrators(allowed));
}

test('administrators write to no table directly, so that every act of theirs goes through a function that records it', async () => {
  expect((await directWrites()).map(({ row, verb }) => `${verb} ${row}`)).toEqual([]);
});

test('there are such functions, also those that are not for administrators alone', async () => {
  const names = await forAdministrators();
  expect(names).toEqual(
    expect.arrayContaining([
      'decide_vendor',
      'save_feature_flag',
      'announce',
      'cancel_request',
      'cancel_job',
    ]),
  );
  for (const name of names) {
    expect({ name, isAllowed: may(FUNCTIONS[name]?.allowed ?? 'nobody', 'admin') }).toEqual({
      name,
      isAllowed: true,
    });
  }
});

test('the trail is never changed, not even by the server', async () => {
  for (const sql of [
    `update public.admin_audit set reason = 'other'`,
    'update public.admin_audit set admin_id = null',
    'delete from public.admin_audit',
    'truncate public.admin_audit',
  ]) {
    expect(await refusal(world.market.database.query(sql))).toEqual({
      code: '42501',
      message: "Audit log entries can't be changed.",
    });
  }
});

test('what was done to an account and to what belongs to it is found by an index, however long the trail', async () => {
  const { owner, vendor, admin } = world.ids;
  const subject = '00000000-0000-4000-8000-000000000001';
  const plan = await rolledBack(world, async (queries) => {
    await queries.query(
      `insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after) values
         ($1, 'test.about', 'jobs', $2, jsonb_build_object('owner_id', $3::text), jsonb_build_object('vendor_id', $4::text)),
         ($1, 'test.about', 'profiles', $3::uuid, null, null),
         ($1, 'test.about', 'price_book_items', null, '{"name": "Tall"}', '{"name": "Taller"}')`,
      [admin, subject, owner, vendor],
    );
    const found = (id: string) =>
      queries.query(
        `select subject_table as of from public.admin_audit where about @> array[$1] and action = 'test.about' order by id`,
        [id],
      );
    expect(await found(owner)).toEqual([{ of: 'jobs' }, { of: 'profiles' }]);
    expect(await found(vendor)).toEqual([{ of: 'jobs' }]);
    expect(await found(subject)).toEqual([{ of: 'jobs' }]);
    await queries.query('set local enable_seqscan = off');
    return queries.query(
      `explain select 1 from public.admin_audit where about @> array['${owner}']`,
    );
  });
  expect(JSON.stringify(plan)).toContain('admin_audit_about_idx');
});
