import { FUNCTIONS } from './accessMatrix';
import { buildAccessWorld, type AccessWorld } from './accessWorld';
import { refusal } from './refusal';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

const TRAIL = 'select count(*)::int as rows from public.admin_audit where admin_id = $1';

// Adds plans only where there are none; the table's own trigger records each plan added.
const RECORDED_ELSEWHERE = ['ensure_default_plans'];

// Tries prices out and takes them back; a test of the price book holds that nothing stays.
const CHANGES_NOTHING = ['preview_price_book'];

/** Public functions that ask for an administrator and can change something, by what they say themselves. */
const forAdministrators = () =>
  world.market.database.query<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'private\\.require_admin'
       and p.provolatile = 'v' order by 1`,
  );

test('whatever an administrator does leaves a row in the trail', async () => {
  const silent: string[] = [];
  for (const { name } of await forAdministrators()) {
    const given = await FUNCTIONS[name]?.given(world, 'admin');
    const parameters = Object.keys(given ?? {}).map((key, place) => `${key} => $${place + 1}`);
    const values = Object.values(given ?? {}).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    class TakeBack extends Error {}
    let added = 0;
    await world.market.database
      .as({ userId: world.ids.admin }, async (queries) => {
        const [before] = await queries.query<{ rows: number }>(TRAIL, [world.ids.admin]);
        await queries.query(`select public.${name}(${parameters.join(', ')})`, values);
        const [after] = await queries.query<{ rows: number }>(TRAIL, [world.ids.admin]);
        added = (after?.rows ?? 0) - (before?.rows ?? 0);
        throw new TakeBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakeBack)) throw new Error(`${name} failed.`, { cause: error });
      });
    if (added === 0) silent.push(name);
  }
  expect(silent).toEqual([...RECORDED_ELSEWHERE, ...CHANGES_NOTHING]);
});

test('there are such functions, and everybody else is refused by the matrix', async () => {
  const names = (await forAdministrators()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['decide_vendor', 'save_feature_flag', 'announce']));
  for (const name of names)
    expect({ name, ...FUNCTIONS[name] }).toMatchObject({ allowed: 'admin' });
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
      message: 'The audit trail is never changed.',
    });
  }
});
