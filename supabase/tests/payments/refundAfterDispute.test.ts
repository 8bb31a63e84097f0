import { openMarketplace, type Marketplace } from '../support/marketplace';
import { AdverseAccount } from './adverseAccount';
import { disagreements } from './disagreements';
import { decideDispute, disputeCharge } from '../support/stripe/moneyBack';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
afterAll(() => market.database.close());

const inOrder = (places: number[]) => places;

test('a refund that was refused because of a dispute is made once the dispute is won', async () => {
  const vendor = await market.vendor({ tokens: 10 });
  const account = new AdverseAccount(market, vendor, { fate: () => 'arrives' });
  const { books } = account;
  await account.pay(await account.buyTokens());
  for (const page of account.shown) account.press(page, 'good');
  await account.settle(inOrder);
  const payment = await market.value<string>(
    `select id from public.payments where vendor_id = '${vendor}'`,
  );
  const why = { reason: 'Asked for it' };
  const refund_id = await market.call(await market.admin(), 'propose_payment_refund', {
    payment_id: payment,
    ...why,
  });
  await market.call(await market.admin(), 'decide_payment_refund', {
    refund_id,
    decision: 'approve',
    ...why,
  });

  // The bank is faster than the notice of it.
  const [charge] = books.list('charge');
  const dispute = disputeCharge(books, String(charge?.id));
  expect((await account.work()).failures).toEqual([
    expect.stringContaining('has been charged back'),
  ]);
  decideDispute(books, String(dispute?.id), 'won');
  await account.settle(inOrder);

  expect(books.list('refund')).toHaveLength(1);
  expect(
    await market.value('select state::text from public.payments where id = $1', [payment]),
  ).toBe('refunded');
  expect(await disagreements(account)).toEqual([]);
});
