import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Where the time zone of a ZIP code is wrong, administrators correct it, and owners that of a property.

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const PHOENIX = 'America/Phoenix';
const CHICAGO = 'America/Chicago';

const zonesOf = (request: string) =>
  market.database.query(
    `select p.time_zone as property, r.time_zone as request, p.zone_by_owner
     from public.service_requests r join public.properties p on p.id = r.property_id where r.id = $1`,
    [request],
  );
const propertyOf = (request: string) =>
  market.value<string>('select property_id from public.service_requests where id = $1', [request]);
const correctZip = (time_zone: string, person = admin, reason = 'Two owners told us') =>
  market.call<Record<string, unknown>>(person, 'correct_zip_zone', {
    zip: '78704',
    time_zone,
    reason,
  });
const correctProperty = (
  person: string,
  property_id: string,
  time_zone: string,
  version?: number,
) =>
  market.call(person, 'correct_property_zone', {
    property_id,
    time_zone,
    ...(version !== undefined && { expected_version: version }),
  });

test("an owner's correction counts for the property, its requests and the next ones, as the same moments", async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { request, job, lead } = await market.agree(owner, vendor);
  await market.database.query(
    `update public.jobs set scheduled_for = '2027-07-01T15:00:00Z' where id = $1`,
    [job],
  );
  const when = () =>
    market.value<string>(
      `select private.moment_in_words(j.scheduled_for, r.time_zone)
       from public.jobs j join public.service_requests r on r.id = j.request_id where j.id = $1`,
      [job],
    );
  expect(await when()).toContain('10:00');
  const property = await propertyOf(request);
  await correctProperty(owner, property, PHOENIX);
  expect(await zonesOf(request)).toEqual([
    { property: PHOENIX, request: PHOENIX, zone_by_owner: true },
  ]);
  expect(await when()).toContain('8:00');
  expect(await market.value('select scheduled_for from public.jobs where id = $1', [job])).toEqual(
    new Date('2027-07-01T15:00:00Z'),
  );
  const next = await market.submit(owner, { category: 'arborist', property: { id: property } });
  expect(await zonesOf(next.id)).toMatchObject([{ request: PHOENIX }]);
  // What both sides are told goes by the same clock.
  expect(
    await market.value(
      `select r.time_zone from public.leads l join public.service_requests r on r.id = l.request_id where l.id = $1`,
      [lead],
    ),
  ).toBe(PHOENIX);
});

test('only its owner corrects a property, only to a zone of the list, and not over a change not seen', async () => {
  const [owner, other] = [await market.owner(), await market.owner()];
  const { id } = await market.submit(owner);
  const property = await propertyOf(id);
  expect(await refusal(correctProperty(other, property, PHOENIX))).toMatchObject({
    message: 'This property does not exist.',
  });
  for (const zone of ['Europe/Berlin', 'phoenix', "'; drop table x; --"]) {
    expect(await refusal(correctProperty(owner, property, zone))).toMatchObject({
      code: 'P0001',
      message: 'Choose a time zone from the list.',
    });
  }
  expect(await refusal(correctProperty(owner, property, PHOENIX, 99))).toMatchObject({
    message: 'This property was changed since you opened it. Nothing was overwritten.',
  });
  expect(await zonesOf(id)).toMatchObject([{ property: CHICAGO, zone_by_owner: false }]);
});

test("an administrator's correction reaches properties, requests and Pros, except where an owner said otherwise", async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ zip: '78704' });
  const [plain, own] = [await market.owner(), owner];
  const first = await market.submit(plain);
  const second = await market.submit(own);
  await correctProperty(own, await propertyOf(second.id), PHOENIX);
  expect(await refusal(correctZip('America/Denver', owner))).not.toBeNull();
  expect(await refusal(correctZip('America/Denver', admin, ' '))).toMatchObject({ code: 'P0001' });
  expect(await correctZip('America/Denver')).toMatchObject({
    zip: '78704',
    time_zone: 'America/Denver',
  });
  expect(await zonesOf(first.id)).toEqual([
    { property: 'America/Denver', request: 'America/Denver', zone_by_owner: false },
  ]);
  expect(await zonesOf(second.id)).toEqual([
    { property: PHOENIX, request: PHOENIX, zone_by_owner: true },
  ]);
  expect(
    await market.value('select time_zone from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]),
  ).toBe('America/Denver');
  expect(
    await market.database.query(
      `select before ->> 'time_zone' as before, after ->> 'time_zone' as after, reason
       from public.admin_audit where action = 'zip.correct_zone'`,
    ),
  ).toEqual([{ before: CHICAGO, after: 'America/Denver', reason: 'Two owners told us' }]);
  expect(await refusal(correctZip('America/Denver'))).toMatchObject({
    message: 'ZIP code 78704 is already in this time zone.',
  });
  await correctZip(CHICAGO);
  expect(await zonesOf(first.id)).toMatchObject([{ property: CHICAGO, request: CHICAGO }]);
});

test('saving the name keeps the correction, and moving to another ZIP code ends it', async () => {
  const owner = await market.owner();
  const property = await market.call<string>(owner, 'add_property', {
    label: 'Cabin',
    address: '9 Border Road',
    zip: '78704',
  });
  await correctProperty(owner, property, PHOENIX);
  const save = (label: string, zip: string) =>
    market.call<Record<string, unknown>>(owner, 'update_property', {
      property_id: property,
      label,
      address: '9 Border Road',
      zip,
    });
  expect(await save('Hut', '78704')).toMatchObject({ time_zone: PHOENIX, zone_by_owner: true });
  const other = await market.value<string>(
    `select zip from public.zip_codes where zip <> '78704' order by zip limit 1`,
  );
  expect(await save('Hut', other)).toMatchObject({ zone_by_owner: false });
});
