import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { askEstimate, oneTree } from '../../../../supabase/tests/support/askEstimate';
import { openMarketplace, type Marketplace } from '../../../../supabase/tests/support/marketplace';
import { parseEstimate } from './estimates';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test.each(SERVICE_CATEGORIES)('an estimate for %s is what pages take for one', async (service) => {
  const answer = await askEstimate(market, oneTree(service, { height_m: 14, stump: true }));
  const { inputs: _, ...shown } = answer;
  expect(parseEstimate(answer)).toEqual(shown);
});
