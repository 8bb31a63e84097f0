import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import { priceSourcesInWords, UNPUBLISHED_SOURCES, type PriceSource } from './estimate';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test('the prices the product comes with cite no one who did not publish them', async () => {
  const sources = await market.database.query<PriceSource & { [column: string]: unknown }>(
    'select distinct publisher, title, published_year as year from public.price_book_items order by title',
  );
  // We are no publisher of prices.
  const ours = sources.filter(({ publisher }) => publisher === 'Tree Service');
  expect(ours.map(({ title }) => title)).toEqual(Object.keys(UNPUBLISHED_SOURCES));
  expect(priceSourcesInWords(sources)).toBe(
    "Price sources: our 2026 compilation of US consumer cost guides (we didn't record which guide each price came from); our own 2026 prices, with no published source.",
  );
});

test('a published source is cited with its title and year, once', () => {
  const guide = { publisher: 'State Forest Service', title: 'Tree work costs', year: 2025 };
  expect(priceSourcesInWords([guide, guide])).toBe(
    'Price sources: State Forest Service, “Tree work costs” (2025).',
  );
});
