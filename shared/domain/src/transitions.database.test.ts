import { createTestDatabase, type TestDatabase } from '../../../supabase/tests/support/database';
import { TRANSITIONS } from './transitions';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the interface and the database know the same moves, cell by cell', async () => {
  const rows = await database.query<{ cell: string }>(
    `select machine || ': ' || from_state || ' -> ' || event || ' -> ' || to_state || ' by ' ||
       (select string_agg(a, ', ' order by a) from unnest(actors) a) as cell
     from private.state_transitions`,
  );
  const shown = Object.entries(TRANSITIONS).flatMap(([machine, moves]) =>
    moves.map(
      ({ from, event, to, actors }) =>
        `${machine}: ${from} -> ${event} -> ${to} by ${[...actors].sort().join(', ')}`,
    ),
  );
  expect(shown.sort()).toEqual(rows.map((row) => row.cell).sort());
});
