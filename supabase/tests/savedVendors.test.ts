import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Owners save Pros to find them again; no one else learns of it.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Saved {
  vendor_id: string;
  business_name: string;
  city: string | null;
  rating: number | null;
  is_listed: boolean;
}
const save = (owner: string, vendor: string) =>
  market.call(owner, 'save_vendor', { vendor_id: vendor });
const saved = (owner: string) =>
  market.database.as({ userId: owner }, (queries) =>
    queries.query<Saved & Record<string, unknown>>('select * from public.my_saved_vendors()'),
  );

test('a Pro is saved once, listed latest first, and taken off again', async () => {
  const owner = await market.owner();
  const [first, second] = [
    await market.vendor({ name: 'Ash & Sons' }),
    await market.vendor({ name: 'Birch Brothers' }),
  ];
  await save(owner, first);
  await save(owner, second);
  await save(owner, first);
  expect((await saved(owner)).map(({ business_name }) => business_name)).toEqual([
    'Birch Brothers',
    'Ash & Sons',
  ]);
  await market.call(owner, 'unsave_vendor', { vendor_id: second });
  await market.call(owner, 'unsave_vendor', { vendor_id: second });
  expect(await saved(owner)).toMatchObject([{ vendor_id: first, city: 'Austin', is_listed: true }]);
  expect(await saved(await market.owner())).toEqual([]);
});

test('only the name remains of a Pro who takes no requests', async () => {
  const [owner, vendor] = [await market.owner(), await market.vendor({ name: 'Cedar Care' })];
  await save(owner, vendor);
  await market.call(vendor, 'pause_business', { reason: 'Holidays' });
  expect(await saved(owner)).toMatchObject([
    { business_name: 'Cedar Care', city: null, rating: null, is_listed: false },
  ]);
});

test('only listed Pros can be saved, and not without end', async () => {
  const owner = await market.owner();
  const unlisted = 'This Pro is not listed at the moment.';
  expect(await refusal(save(owner, await market.applicant()))).toMatchObject({ message: unlisted });
  expect(await refusal(save(owner, owner))).toMatchObject({ message: unlisted });
  // The limit is what a list can hold, so a hundred accounts are made at once.
  await market.database.query(
    `with people as (
       insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'filler' || n || '@example.com',
         '{"user_type": "vendor"}', '{}'
       from generate_series(1, 100) n returning id)
     select count(*) from people`,
  );
  await market.database.query(
    `insert into public.saved_vendors (owner_id, vendor_id)
     select $1, p.id from public.profiles p where p.email like 'filler%'`,
    [owner],
  );
  const listed = await market.vendor();
  expect(await refusal(save(owner, listed))).toMatchObject({
    message: 'You can save up to 100 Pros. Remove one first.',
  });
});

test('the list is deleted with the owner, and a Pro who leaves is removed from every list', async () => {
  const [owner, other, vendor] = [
    await market.owner(),
    await market.owner(),
    await market.vendor({ name: 'Dogwood' }),
  ];
  await save(owner, vendor);
  await save(other, vendor);
  await market.database.query('select private.erase_person($1)', [owner]);
  const rows = () =>
    market.database.query<{ owner_id: string }>(
      'select owner_id from public.saved_vendors where vendor_id = $1',
      [vendor],
    );
  expect(await rows()).toEqual([{ owner_id: other }]);
  await market.database.query('select private.erase_person($1)', [vendor]);
  expect(await rows()).toEqual([]);
});

test('what an owner saved is part of what the owner can take along', async () => {
  const [owner, vendor] = [await market.owner(), await market.vendor()];
  await save(owner, vendor);
  const all = await market.call<{ saved_vendors: { vendor_id: string }[] }>(
    owner,
    'export_my_data',
  );
  expect(all.saved_vendors).toMatchObject([{ vendor_id: vendor }]);
});
