import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterAll(() => market.database.close());

let street = 0;
const newAddress = () => {
  street += 1;
  return { address: `${street} Elm Street`, zip: '78704' };
};
const pinned = { latitude: 30.2451, longitude: -97.7689 };
const places = (address: string) =>
  market.database.query(
    'select id, pin_latitude, pin_longitude from public.properties where address = $1',
    [address],
  );

test('a request brings the pin of a new address, and moves that of a known one', async () => {
  const property = newAddress();
  const first = await market.submit(owner, { property: { ...property, pin: pinned } });
  const [kept] = await places(property.address);
  expect(kept).toMatchObject({ pin_latitude: 30.2451, pin_longitude: -97.7689 });

  const moved = { latitude: 30.246, longitude: -97.77 };
  await market.submit(owner, {
    category: 'maintenance',
    property: { id: kept?.['id'], pin: moved },
  });
  expect(await places(property.address)).toMatchObject([{ pin_latitude: 30.246 }]);
  // Pros are matched and shown the middle of the ZIP code, never the pin.
  expect(
    await market.value(
      `select r.latitude = z.latitude and r.longitude = z.longitude
       from public.service_requests r join public.zip_codes z using (zip) where r.id = $1`,
      [first.id],
    ),
  ).toBe(true);
});

test('a Pro learns of the pin with the address, not before', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner, { property: { ...newAddress(), pin: pinned } });
  const { lead } = await market.accept(id, vendor);
  const contact = () => market.call(vendor, 'lead_contact', { lead_id: lead });
  expect(await contact()).toBeNull();
  await market.call(owner, 'share_contact', { lead_id: lead });
  expect(await contact()).toMatchObject({ pin: pinned });
});

test('without a pin the one that is there stays', async () => {
  const property = newAddress();
  await market.submit(owner, { property: { ...property, pin: pinned } });
  await market.submit(owner, { category: 'maintenance', property });
  expect(await places(property.address)).toMatchObject([{ pin_latitude: 30.2451 }]);
});

test('a property that moves loses its pin', async () => {
  const property = newAddress();
  const id = await market.call<string>(owner, 'add_property', { label: 'House', ...property });
  await market.database.query(
    'update public.properties set pin_latitude = 30.2, pin_longitude = -97.7 where id = $1',
    [id],
  );
  await market.call(owner, 'update_property', { property_id: id, label: 'Home', ...property });
  expect(await places(property.address)).toMatchObject([{ pin_latitude: 30.2 }]);
  const next = newAddress();
  await market.call(owner, 'update_property', { property_id: id, label: 'Home', ...next });
  expect(await places(next.address)).toMatchObject([{ pin_latitude: null, pin_longitude: null }]);
});

test.each([
  ['no place', 'here', /latitude and a longitude/],
  ['half a place', { latitude: 30 }, /latitude and a longitude/],
  ['a text', { latitude: '30', longitude: -97 }, /must be a number/],
  ['nowhere on Earth', { latitude: 95, longitude: -97 }, /between -90 and 90/],
  ['another city', { latitude: 40.7, longitude: -74 }, /more than 100 km from ZIP code 78704/],
])('a pin that is %s is refused in plain words', async (_what, pin, sentence) => {
  const { code, message } = await refusal(
    market.submit(owner, { property: { ...newAddress(), pin } }),
  );
  expect(code).toBe('P0001');
  expect(message).toMatch(sentence);
});
