import { openMarketplace, type Marketplace } from './support/marketplace';

// What changed after a page first read its data and before it joined the live channel.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const news = async (who: string, seconds: number) => {
  const kinds = await market.call<string[] | null>(who, 'news_since', { seconds });
  return kinds?.sort() ?? null;
};
/** As if everything so far had been told some time ago. */
const passes = (time: string) =>
  market.database.query(`update realtime.messages set inserted_at = inserted_at - $1::interval`, [
    time,
  ]);

test('it names the kinds of what came since a page began to read, and of nothing before', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  await passes('1 minute');
  expect(await news(owner, 10)).toEqual([]);
  expect(await news(owner, 100)).toContain('service_requests');
  const { lead } = await market.accept(id, vendor);
  await market.quote(vendor, lead, 50_000);
  expect(await news(owner, 10)).toEqual(expect.arrayContaining(['leads', 'quotes']));
});

test('what was under way when the page began to read counts', async () => {
  const owner = await market.owner();
  await market.submit(owner);
  await passes('3 seconds');
  expect(await news(owner, 0.1)).toContain('service_requests');
});

test('nobody hears of other people’s news', async () => {
  const [owner, other] = [await market.owner(), await market.owner()];
  await market.submit(owner);
  expect(await news(other, 60)).toEqual([]);
});

test.each([121, -1])('of %d seconds it says that it does not know', async (seconds) => {
  expect(await news(await market.owner(), seconds)).toBeNull();
});
