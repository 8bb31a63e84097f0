import type { Row } from './support/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Accuracy extends Row {
  version: number;
  category: string;
  accepted_quotes: number;
  inside: number;
  below: number;
  above: number;
  inside_share: number;
}

const accuracy = (person: string, from: string | null = null, to: string | null = null) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<Accuracy>('select * from public.estimate_accuracy($1, $2)', [from, to]),
  );

test('administrators see the share of accepted quotes inside the estimate; others see nothing', async () => {
  const [owner, admin] = [await market.owner(), await market.admin()];
  const vendor = await market.vendor({ crewSize: 20, tokens: 500 });
  expect(await accuracy(admin)).toEqual([]);
  const { low, high } = await bounds(owner);
  for (const cents of [low, high, low - 1, high + 1]) await market.agree(owner, vendor, cents);
  expect(await accuracy(admin)).toEqual([
    {
      version: 1,
      category: 'tree_removal',
      accepted_quotes: 4,
      inside: 2,
      below: 1,
      above: 1,
      inside_share: 0.5,
    },
  ]);
  expect(await accuracy(admin, '2020-01-01', '2020-12-31')).toEqual([]);
  expect(await accuracy(admin, '2020-01-01')).toHaveLength(1);
  for (const person of [owner, vendor]) {
    expect((await refusal(accuracy(person))).code).toBe('42501');
  }
  expect(await refusal(accuracy(admin, '2026-02-01', '2026-01-01'))).toEqual({
    code: 'P0001',
    message: 'The first day must not be after the last day.',
  });
});

async function bounds(owner: string): Promise<{ low: number; high: number }> {
  const { id } = await market.submit(owner);
  const [row] = await market.database.query<{ low: number; high: number }>(
    `select estimate_low_cents::int as low, estimate_high_cents::int as high
     from public.service_requests where id = $1`,
    [id],
  );
  if (!row) throw new Error('The request is missing.');
  return row;
}
