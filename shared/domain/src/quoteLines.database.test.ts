import { createTestDatabase } from '../../../supabase/tests/support/database';
import { priceUnits, quantityInWords } from './quoteLines';

test('the database words every quantity as the pages do', async () => {
  const lines = priceUnits.flatMap((unit) =>
    [0.5, 1, 2, 16.5].map((quantity) => ({ quantity, unit })),
  );
  const database = await createTestDatabase();
  const worded = await database.query(
    `select line.quantity::float8, line.unit, private.quantity_in_words(line.quantity, line.unit) as words
     from jsonb_to_recordset($1::jsonb) line (quantity numeric, unit public.price_unit)`,
    [JSON.stringify(lines)],
  );
  const units = await database.query<{ unit: string }>(
    'select unnest(enum_range(null::public.price_unit))::text as unit',
  );
  await database.close();
  expect(worded).toEqual(lines.map((line) => ({ ...line, words: quantityInWords(line) })));
  expect(units.map(({ unit }) => unit).sort()).toEqual([...priceUnits].sort());
});
