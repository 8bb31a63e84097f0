import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import { priceSourcesInWords, UNPUBLISHED_SOURCES, type PriceSource } from './estimate';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test('the prices the product comes with cite no one who did not publish them', async () => {
  const sources = await market.database.query<PriceSource & { [column: string]: unknown }>(
    `select publisher, title collate "C" as title, published_year as year from public.price_book_items
     union select publisher, title collate "C", published_year from public.price_book_surcharges order by 2`,
  );
  // We are no publisher of prices.
  const ours = sources.filter(({ publisher }) => publisher === 'Tree Service');
  const others = sources.filter((source) => !ours.includes(source));
  expect(ours.map(({ title }) => title)).toEqual(Object.keys(UNPUBLISHED_SOURCES));
  expect(priceSourcesInWords(ours)).toBe(
    "Price sources: our 2026 compilation of US consumer cost guides (we didn't record which guide each price came from); our own 2026 prices, with no published source.",
  );
  expect(priceSourcesInWords(others)).toBe(
    'Price sources: This Old House, “Average Tree Removal Costs” (2025); HomeAdvisor, “How Much Does It Cost to Remove a Tree?” (2022); Biology Insights, “How Much Does an Arborist Charge for Tree Services?” (undated); Biology Insights, “How Much Does an Arborist Consultation Cost?” (undated); MyTips, “How Much Will Tree Removal Really Cost You in 2025?” (2025); The Local Tree Expert, “Stump Grinding Cost” (undated); Local Pro Book, “Tree Removal Cost Service In 2024” (2024).',
  );
});

test('a published source is cited with its title and year, once', () => {
  const guide = { publisher: 'State Forest Service', title: 'Tree work costs', year: 2025 };
  expect(priceSourcesInWords([guide, guide])).toBe(
    'Price sources: State Forest Service, “Tree work costs” (2025).',
  );
});
