import { refusedOrNothing, rolledBack } from './access/attempt';
import { cellsOf, tableOf, tryCell } from './access/cells';
import { TABLES } from './access/matrix';
import { buildAccessWorld } from './access/buildAccessWorld';
import { CALLERS, type AccessWorld } from './access/world';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

const counts = { cells: 0, refusals: 0 };
afterAll(() => console.log(`Tables: ${counts.cells} cells, ${counts.refusals} refused`));

describe.each(Object.keys(TABLES))('%s', (row) => {
  test.each(CALLERS)('as %s', async (caller) => {
    const cells = await cellsOf(world, row, caller);
    await rolledBack(world, async (queries) => {
      for (const cell of cells) {
        const { passed, expected, outcome } = await tryCell(queries, world, cell);
        const { verb, sql } = cell;
        counts.cells += 1;
        counts.refusals += Number(!passed);
        expect({ verb, sql, passed, outcome }).toMatchObject({ verb, passed: expected });
        if (!passed) {
          expect({ verb, sql, refused: refusedOrNothing(outcome), outcome }).toMatchObject({
            refused: true,
          });
        }
      }
      return cells.length;
    });
  });
});

test('every table of the API and every bucket is in the matrix', async () => {
  const rows = await world.market.database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = 'public'
     union select 'storage.objects' union select 'storage.buckets' union select 'realtime.messages'`,
  );
  expect([...new Set(Object.keys(TABLES).map(tableOf))].sort()).toEqual(
    rows.map((row) => row.name).sort(),
  );
  const buckets = await world.market.database.query<{ name: string }>(
    `select 'storage.objects in ' || id as name from storage.buckets order by 1`,
  );
  expect(Object.keys(TABLES)).toEqual(expect.arrayContaining(buckets.map((row) => row.name)));
});
