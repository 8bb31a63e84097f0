import {
  acceptableQuotes,
  againstEstimate,
  compareQuotes,
  currentQuotes,
  type QuoteFacts,
} from './compareQuotes';

const line = (
  position: number,
  description: string,
  quantity: number,
  unit_price_cents: number,
  tree_id: string | null = null,
) => ({
  position,
  description,
  quantity,
  unit: 'each' as const,
  unit_price_cents,
  tree_id,
  optional: false,
  chosen: null as boolean | null,
});

function quote(id: string, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  return {
    id,
    lead_id: `lead of ${id}`,
    version: 1,
    state: 'sent',
    total_cents: 100_00,
    quote_line_items: [],
    ...facts,
  };
}

test('the same work is in one row, ignoring case and spaces', () => {
  const groups = compareQuotes(
    [
      quote('a', {
        quote_line_items: [line(2, 'Grind stump', 1, 150_00), line(1, 'Remove oak', 1, 900_00)],
      }),
      quote('b', {
        quote_line_items: [line(1, ' remove  OAK ', 1, 850_00), line(2, 'Haul away', 2, 60_00)],
      }),
    ],
    [],
  );
  expect(groups).toMatchObject([{ treeId: null, sums: [1050_00, 970_00] }]);
  expect(
    groups[0]?.rows.map(({ description, cells }) => [
      description,
      ...cells.map((c) => c?.amount_cents),
    ]),
  ).toEqual([
    ['Remove oak', 900_00, 850_00],
    ['Grind stump', 150_00, undefined],
    ['Haul away', undefined, 120_00],
  ]);
});

test('a line that occurs twice in one quote counts with both amounts', () => {
  const [group] = compareQuotes(
    [quote('a', { quote_line_items: [line(1, 'Prune', 2, 50_00), line(2, 'Prune', 1, 80_00)] })],
    [],
  );
  expect(group?.rows[0]?.cells).toMatchObject([
    { quantity: 1, unit_price_cents: 180_00, amount_cents: 180_00 },
  ]);
});

test('lines are grouped by tree, in the order of the trees, the whole job last', () => {
  const groups = compareQuotes(
    [
      quote('a', {
        quote_line_items: [
          line(1, 'Haul away', 1, 100_00),
          line(2, 'Remove', 1, 900_00, 'oak'),
          line(3, 'Remove', 1, 400_00, 'elm'),
          line(4, 'Grind stump', 1, 150_00, 'oak'),
        ],
      }),
      quote('b', {
        quote_line_items: [
          line(1, 'Take down the oak', 1, 1100_00, 'oak'),
          line(2, 'A tree taken off the request', 1, 50_00, 'felled'),
        ],
      }),
    ],
    [{ id: 'oak' }, { id: 'elm' }, { id: 'pecan' }],
  );
  expect(
    groups.map(({ treeId, sums, rows }) => [treeId, sums, rows.map((row) => row.description)]),
  ).toEqual([
    ['oak', [1050_00, 1100_00], ['Remove', 'Grind stump', 'Take down the oak']],
    ['elm', [400_00, null], ['Remove']],
    [null, [100_00, 50_00], ['Haul away', 'A tree taken off the request']],
  ]);
});

test('the latest version of each Pro counts, an accepted one first, then the cheapest', () => {
  const quotes = [
    quote('a1', { lead_id: 'a', version: 1, state: 'superseded', total_cents: 50_00 }),
    quote('a2', { lead_id: 'a', version: 2, total_cents: 900_00 }),
    quote('b1', { lead_id: 'b', total_cents: 800_00 }),
    quote('c1', { lead_id: 'c', state: 'accepted', total_cents: 950_00 }),
    quote('d1', { lead_id: 'd', state: 'withdrawn', total_cents: 10_00 }),
  ];
  expect(currentQuotes(quotes).map(({ id }) => id)).toEqual(['c1', 'b1', 'a2']);
});

test('quotes that can no longer be accepted come last, and it is said how many can', () => {
  const quotes = [
    quote('expired', { state: 'expired', total_cents: 10_00 }),
    quote('dear', { total_cents: 900_00 }),
    quote('cheap', { state: 'viewed', total_cents: 800_00 }),
  ];
  expect(currentQuotes(quotes).map(({ id }) => id)).toEqual(['cheap', 'dear', 'expired']);
  expect(acceptableQuotes(quotes)).toBe('You can accept 2 of these 3 quotes.');
  expect(acceptableQuotes(quotes.slice(1))).toBeUndefined();
});

test('a total is compared with the estimate, including its ends', () => {
  const estimate = { low_cents: 500_00, high_cents: 900_00 };
  expect(againstEstimate(499_99, estimate)).toBe('below');
  expect(againstEstimate(500_00, estimate)).toBe('within');
  expect(againstEstimate(900_00, estimate)).toBe('within');
  expect(againstEstimate(900_01, estimate)).toBe('above');
});

test('an option is a row of its own, and counts once it is chosen', () => {
  const grind = (chosen: boolean | null) => ({
    ...line(2, 'Grind stump', 2.5, 120_00),
    optional: true,
    chosen,
  });
  const columns = [null, false, true].map((chosen, place) =>
    quote(String(place), { quote_line_items: [line(1, 'Remove oak', 1, 900_00), grind(chosen)] }),
  );
  const [group] = compareQuotes(columns, []);
  expect(group?.sums).toEqual([900_00, 900_00, 1200_00]);
  expect(group?.rows[1]?.cells.map((cell) => cell?.amount_cents)).toEqual([300_00, 300_00, 300_00]);
});

test('the same work in two options is a row each, and the sum is left to the choice', () => {
  const option = (name: string) => ({
    ...line(2, 'Prune', 1, 100_00),
    choice: 1,
    choice_option: name,
  });
  const [group] = compareQuotes(
    [quote('a', { quote_line_items: [option('Good'), option('Best')] })],
    [],
  );
  expect(group?.rows.map(({ cells }) => cells[0]?.choice_option)).toEqual(['Good', 'Best']);
  expect(group?.sums).toEqual([null]);
});
