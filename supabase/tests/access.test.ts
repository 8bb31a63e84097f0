import { attempt, idOf, may, refusedOrNothing, touched } from './accessAttempt';
import type { Allowed } from './access/aggregate';
import { TABLES } from './accessMatrix';
import { buildAccessWorld, CALLERS, type AccessWorld, type CallerName } from './accessWorld';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

describe.each(Object.entries(TABLES))('%s', (table, access) => {
  test.each(CALLERS)('as %s', async (caller) => {
    const target = access.target(world);
    const cells: [string, Allowed, string][] = [
      ['select', access.select, `select 1 from ${table} where ${target}`],
      [
        'insert',
        access.insert?.allowed ?? 'nobody',
        `insert into ${table} ${access.insert?.values(idOf(world, caller), world) ?? 'default values'}`,
      ],
      [
        'update',
        access.update?.allowed ?? 'nobody',
        `update ${table} set ${access.update?.change ?? (await anyChange(table))} where ${target}`,
      ],
      [
        'delete',
        access.delete ?? 'nobody',
        `delete from ${table} where ${access.deleteTarget?.(world) ?? target}`,
      ],
    ];
    for (const [verb, allowed, sql] of cells) {
      // Inserts give no rows back where the row cannot be read again; what counts is that they pass.
      const outcome = await attempt(
        world,
        caller,
        verb === 'select' || verb === 'insert' ? sql : `${sql} returning 1`,
      );
      const passed = verb === 'insert' ? 'rows' in outcome : touched(outcome);
      expect({ verb, passed, outcome }).toMatchObject({ verb, passed: may(allowed, caller) });
      if (!passed)
        expect({ verb, refused: refusedOrNothing(outcome), outcome }).toMatchObject({
          refused: true,
        });
    }
  });

  test('signed-in people may name exactly these columns in an update, visitors none', async () => {
    const [schema = '', name = ''] = table.split('.');
    if (schema === 'storage') return;
    const rows = await world.market.database.query<{
      column: string;
      people: boolean;
      visitors: boolean;
    }>(
      `select column_name as column,
         has_column_privilege('authenticated', $1, column_name, 'update') as people,
         has_column_privilege('anon', $1, column_name, 'update') as visitors
       from information_schema.columns where table_schema = $2 and table_name = $3`,
      [table, schema, name],
    );
    expect(rows.filter((row) => row.visitors)).toEqual([]);
    expect(
      rows
        .filter((row) => row.people)
        .map((row) => row.column)
        .sort(),
    ).toEqual((access.update?.columns ?? '').split(' ').filter(Boolean).sort());
  });
});

async function anyChange(table: string): Promise<string> {
  const [schema, name] = table.split('.');
  const column = await world.market.value<string>(
    `select column_name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position limit 1`,
    [schema, name],
  );
  return `${column} = ${column}`;
}

test('every table of the API is in the matrix', async () => {
  const rows = await world.market.database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = 'public'
     union select 'storage.objects' union select 'storage.buckets'`,
  );
  expect(Object.keys(TABLES).sort()).toEqual(rows.map((row) => row.name).sort());
});

// If these stopped failing cells, the matrix above would prove nothing.
describe('negative control: loosening a policy is noticed', () => {
  const loosened: [string, string, CallerName, string][] = [
    [
      'leads',
      `create policy loose on public.leads for select to authenticated using (true)`,
      'otherVendor',
      'select 1 from public.leads',
    ],
    [
      'messages',
      `create policy loose on public.messages for select to authenticated using (true)`,
      'otherOwner',
      'select 1 from public.messages',
    ],
    [
      'token_accounts',
      'grant update on public.token_accounts to authenticated; create policy loose on public.token_accounts for update to authenticated using (true)',
      'vendor',
      'update public.token_accounts set posted = 1000 returning 1',
    ],
    [
      'profiles',
      'drop trigger guard_profile_identity on public.profiles',
      'owner',
      `update public.profiles set user_type = 'admin' returning 1`,
    ],
  ];
  test.each(loosened)('%s', async (_, loosen, caller, sql) => {
    expect(
      refusedOrNothing(
        await attempt(
          world,
          caller,
          sql.includes('update') ? sql : `${sql} where ${await strange(caller, sql)}`,
        ),
      ),
    ).toBe(true);
    class Undo extends Error {}
    let outcome: unknown[] = [];
    const broken = world.market.database.transaction(async (queries) => {
      await queries.script(loosen);
      const id = idOf(world, caller);
      await queries.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
        [JSON.stringify({ sub: id, role: 'authenticated' }), id],
      );
      await queries.query('set local role authenticated');
      outcome = await queries.query(sql);
      throw new Undo();
    });
    await expect(broken).rejects.toBeInstanceOf(Undo);
    expect(outcome.length).toBeGreaterThan(0);
  });

  const strange = async (caller: CallerName, sql: string) =>
    sql.includes('leads')
      ? `vendor_id <> '${idOf(world, caller)}'`
      : `sender_id <> '${idOf(world, caller)}'`;
});
