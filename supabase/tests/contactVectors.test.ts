import { CONTACT_VECTORS } from './support/contactVectors';
import { openMarketplace, type Marketplace } from './support/marketplace';

// shared/market/src/features/contactNotice/contactInText.test.ts tries the same texts on the notice for the writer.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test.each(CONTACT_VECTORS)('$text gives away $gives', async ({ text, gives }) => {
  const masked = await market.value<string>('private.mask_contact($1)', [text]);
  const kinds = ['phone', 'email'].filter((kind) => masked.includes(`[${kind} hidden]`));
  expect({ gives: ['nothing', kinds[0], 'both'][kinds.length], isWhole: masked === text }).toEqual({
    gives,
    isWhole: gives === 'nothing',
  });
});
