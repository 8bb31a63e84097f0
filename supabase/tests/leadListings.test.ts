import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

/** What the inbox keeps that leads and requests do not say, and the other way round. */
const differences = () =>
  market.value<number>(
    `(select count(*)::int from (
       (select * from private.lead_listings except select * from private.fresh_lead_listings)
       union all
       (select * from private.fresh_lead_listings except select * from private.lead_listings)) d)`,
  );

test('the inbox keeps what leads and requests say, whatever becomes of them', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ tokens: 100 });
  const { request } = await market.agree(owner, vendor);
  const other = await market.submit(owner);
  expect(await market.value('(select count(*)::int from private.lead_listings)')).toBe(2);
  expect(await differences()).toBe(0);
  await market.call(vendor, 'decline_lead', {
    lead_id: await market.lead(other.id, vendor),
    reason: 'Too far',
  });
  expect(await differences()).toBe(0);
  await market.database.query(
    `update public.service_requests set contact_name = 'Deleted account', city = 'Elsewhere' where id = $1`,
    [request],
  );
  expect(await differences()).toBe(0);
  await market.database.query(`update public.leads set state = 'lost' where request_id = $1`, [
    request,
  ]);
  expect(await differences()).toBe(0);
  await market.database.query('delete from public.leads where request_id = $1', [other.id]);
  expect(await differences()).toBe(0);
  await market.database.query('delete from private.lead_listings', []);
  expect(await differences()).toBe(1);
  await market.database.script('select private.list_all_leads()');
  expect(await differences()).toBe(0);
});
