import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import { CONTACT_STAYS_HIDDEN } from './contact';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test('mails say when contact details are shared as pages do', async () => {
  const texts = await market.database.query<{ kind: string; body: string }>(
    `select kind, body from private.notification_kinds where body like '%hidden%' order by kind`,
  );
  expect(texts.map(({ kind }) => kind)).toEqual(['lead_accepted', 'request_received']);
  for (const { body } of texts) expect(body).toContain(CONTACT_STAYS_HIDDEN);
});
