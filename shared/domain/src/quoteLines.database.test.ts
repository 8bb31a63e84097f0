import { createTestDatabase } from '../../../supabase/tests/support/database';
import { lineAmount, priceRange, priceUnits, quantityInWords } from './quoteLines';

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

/** The same numbers on every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const QUOTES = 2000;

test(`the database and the pages add up ${QUOTES} made-up quotes to the same cent`, async () => {
  const next = numbers(39);
  const quotes = Array.from({ length: QUOTES }, () => ({
    percent: next(3) === 0 ? 0 : next(25_001) / 1000,
    lines: Array.from({ length: 1 + next(8) }, () => {
      const choice = next(3) === 0 ? 1 + next(2) : null;
      const optional = choice === null && next(4) === 0;
      return {
        quantity: (1 + next(100_000)) / 100,
        unit_price_cents: !optional && next(4) === 0 ? -next(20_000) : next(200_000),
        optional,
        choice,
        choice_option: choice === null ? null : `Option ${next(3)}`,
        chosen: optional ? ([null, true, false][next(3)] ?? null) : null,
      };
    }),
  }));
  const database = await createTestDatabase();
  const added = await database.query<{ lowest: number; highest: number; most: number }>(
    `select p.total_cents::float8 as lowest, p.highest_cents::float8 as highest, p.with_optional_cents::float8 as most
     from jsonb_array_elements($1::jsonb) with ordinality quote (facts, place),
       private.price_of(array(
         select (round(l.quantity * l.unit_price_cents), l.optional, l.choice, l.choice_option, l.chosen)::private.price_part
         from jsonb_to_recordset(quote.facts -> 'lines') l (quantity numeric, unit_price_cents bigint, optional boolean,
           choice int, choice_option text, chosen boolean)), (quote.facts ->> 'percent')::numeric) p
     order by quote.place`,
    [JSON.stringify(quotes)],
  );
  await database.close();
  const shown = quotes.map(({ lines, percent }) => {
    const { lowest, highest, optional } = priceRange(lines, lineAmount, percent);
    return { lowest, highest, most: highest + optional };
  });
  expect(added).toEqual(shown);
});
