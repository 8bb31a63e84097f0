import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
let lead: string;
let trees: string[];
let foreignTree: string;
beforeAll(async () => {
  market = await openMarketplace();
  const owner = await market.owner();
  vendor = await market.vendor();
  const oak = { species: 'Oak', height_m: 12, diameter_cm: 40, condition: 'healthy' };
  const request = await market.submit(owner, { trees: [oak, { ...oak, species: 'Elm' }] });
  lead = (await market.accept(request.id, vendor)).lead;
  trees = await treesOf(request.id);
  [foreignTree = ''] = await treesOf((await market.submit(owner)).id);
});
afterAll(() => market.database.close());

async function treesOf(request: string): Promise<string[]> {
  const rows = await market.database.query<{ id: string }>(
    'select id from public.request_trees where request_id = $1 order by position',
    [request],
  );
  return rows.map(({ id }) => id);
}

const line = (description: string, tree?: string) => ({
  description,
  quantity: 1,
  unit_price_cents: 40_000,
  ...(tree && { tree_id: tree }),
});

test('each line keeps the tree it is for; what concerns the whole job has none', async () => {
  const quote = await market.quote(vendor, lead, 0, {
    line_items: [line('Oak', trees[0]), line('Elm', trees[1]), line('Hauling')],
  });
  const kept = await market.database.query(
    'select description, tree_id from public.quote_line_items where quote_id = $1 order by position',
    [quote],
  );
  expect(kept).toEqual([
    { description: 'Oak', tree_id: trees[0] },
    { description: 'Elm', tree_id: trees[1] },
    { description: 'Hauling', tree_id: null },
  ]);
});

test.each([
  ['of another request', () => foreignTree],
  ['that is no tree', () => 'the big one'],
])('a line for a tree %s is refused', async (_name, tree) => {
  const attempt = market.quote(vendor, lead, 0, { line_items: [line('Oak', tree())] });
  expect(await refusal(attempt)).toMatchObject({
    code: 'P0001',
    message: 'A line names a tree that is not part of this request.',
  });
});

test('a new version never replaces one its Pro has not seen', async () => {
  const latest: number = await market.value(
    'select max(version) from public.quotes where lead_id = $1',
    [lead],
  );
  expect(
    await refusal(market.quote(vendor, lead, 50_000, { expected_version: latest - 1 })),
  ).toEqual({
    code: 'P0001',
    message: 'This quote was changed since you opened it. Nothing was overwritten.',
  });
  await market.quote(vendor, lead, 50_000, { expected_version: latest });
});
