import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const DETAILS = {
  first_name: 'Maya',
  last_name: 'Torres',
  phone: '+15125550142',
  address: '1 Elm St',
  city: 'Austin',
  state: 'tx',
  zip: '78704',
};
/** The details that a correction answers with. */
type Stored = Record<string, string | number | null>;

const correct = (person: string, given: object, caller = admin) =>
  market.call<Stored>(caller, 'admin_correct_person', {
    person_id: person,
    ...DETAILS,
    reason: 'Typed wrong on the phone',
    ...given,
  });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;

test('an administrator corrects an account with a reason; what changed is audited, and the person is notified', async () => {
  const owner = await market.owner();
  const { version } = await correct(owner, {});
  const stored = await correct(owner, { last_name: ' Torrez ', address: ' ' });
  expect(stored).toEqual({
    ...DETAILS,
    last_name: 'Torrez',
    address: null,
    state: 'TX',
    version: Number(version) + 1,
  });
  const [row] = await market.database.query(
    `select first_name, last_name, phone, address, city, state, zip, version
     from public.profiles where id = $1`,
    [owner],
  );
  expect(row).toEqual(stored);
  const [entry] = await market.database.query(
    `select admin_id, reason, before, after - 'name' as after from public.admin_audit
     where action = 'person.correct' and subject_id = $1 order by id desc limit 1`,
    [owner],
  );
  expect(entry).toEqual({
    admin_id: admin,
    reason: 'Typed wrong on the phone',
    before: { last_name: 'Torres', address: '1 Elm St' },
    after: { last_name: 'Torrez', address: null },
  });
  expect(
    await market.value(
      `select array_agg(data ->> 'what' order by created_at, id) from public.notifications
       where person_id = $1 and kind = 'account_corrected' and data ->> 'note' = 'Typed wrong on the phone'`,
      [owner],
    ),
  ).toEqual(
    expect.arrayContaining([
      'first name, last name, phone, street address, city, state, ZIP code',
      'last name, street address',
    ]),
  );
});

test("what is not right, changes nothing or is somebody else's to do is refused", async () => {
  const owner = await market.owner();
  await correct(owner, {});
  expect(await why(correct(owner, {}))).toBe('Nothing was changed.');
  expect(await why(correct(owner, { zip: '99999' }))).toBe(
    "We don't recognize the ZIP code 99999.",
  );
  expect(await why(correct(owner, { phone: '555' }))).toBe('Enter a US phone number.');
  expect(await why(correct(owner, { city: 'Waco', reason: ' ' }))).toMatch(/reason/i);
  expect((await refusal(correct(await market.admin(), {}))).code).toBe('42501');
  expect((await refusal(correct(owner, { city: 'Waco' }, owner))).code).toBe('42501');
});

test('a business is corrected with a reason, which is audited; the Pro is notified', async () => {
  const vendor = await market.vendor({ name: 'Ook & Saw', zip: '78704' });
  const given = { vendor_id: vendor, business_name: 'Oak & Saw', about: null, zip: '78701' };
  const save = (changes: object, caller = admin) =>
    market.call<Stored>(caller, 'admin_correct_business', {
      ...given,
      reason: 'Typed wrong',
      ...changes,
    });
  const stored = await save({});
  expect(stored).toMatchObject({ business_name: 'Oak & Saw', zip: '78701', city: 'Austin' });
  const [row] = await market.database.query(
    `select business_name, about, zip, city, region, version
     from public.vendor_profiles where vendor_id = $1`,
    [vendor],
  );
  expect(row).toEqual(stored);
  const [entry] = await market.database.query(
    `select reason, before ->> 'business_name' as before, after ->> 'business_name' as after
     from public.admin_audit where action = 'vendor.correct' and subject_id = $1`,
    [vendor],
  );
  expect(entry).toEqual({ reason: 'Typed wrong', before: 'Ook & Saw', after: 'Oak & Saw' });
  expect(
    await market.value(
      `select (data ->> 'what') || ': ' || (data ->> 'note') from public.notifications
       where person_id = $1 and kind = 'business_corrected'`,
      [vendor],
    ),
  ).toMatch(/^business name, .*starting ZIP code: Typed wrong$/);
  expect(await why(save({}))).toBe('Nothing was changed.');
  expect(await why(save({ zip: null }))).toBe('Enter the ZIP code the crew starts from.');
  expect(await why(save({ zip: '99999' }))).toMatch(/ZIP code 99999/);
  expect(await why(save({ reason: ' ', about: 'Trees' }))).toMatch(/reason/i);
  expect(await why(save({ business_name: 'O' }))).toBe(
    'Use at least 2 characters for the business name.',
  );
  expect((await refusal(save({ about: 'Mine' }, vendor))).code).toBe('42501');
});

test('what is audited about a business is what is stored of it: without contact details', async () => {
  const vendor = await market.vendor({ name: 'Oak & Saw', zip: '78704' });
  const save = () =>
    market.call<Stored>(admin, 'admin_correct_business', {
      vendor_id: vendor,
      business_name: 'Oak & Saw',
      about: 'Call 512-555-0177 any time',
      zip: '78704',
      reason: 'Asked by phone',
    });
  expect((await save())['about']).toBe('Call [phone hidden] any time');
  expect(
    await market.value(
      `select after ->> 'about' from public.admin_audit where action = 'vendor.correct' and subject_id = $1`,
      [vendor],
    ),
  ).toBe('Call [phone hidden] any time');
  expect(await why(save())).toBe('Nothing was changed.');
});

test('a verification email is sent again for a reason, which is audited, and only where it is needed', async () => {
  const owner = await market.owner();
  const resend = () =>
    market.call(admin, 'admin_resend_verification', { person_id: owner, reason: 'Asked by phone' });
  await market.database.query('update auth.users set email_confirmed_at = now() where id = $1', [
    owner,
  ]);
  expect(await why(resend())).toBe('This email address is already verified.');
  await market.database.query('update auth.users set email_confirmed_at = null where id = $1', [
    owner,
  ]);
  await resend();
  expect(
    await market.value(`select reason from public.admin_audit where action = 'person.resend'`),
  ).toBe('Asked by phone');
});

test('conversations are found by number, name and business, never by words, and the search is audited', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ name: 'Zelkova Tree Care' });
  const { request } = await market.agree(owner, vendor);
  await correct(owner, { first_name: 'Rosalind', last_name: 'Quill' });
  const number = await market.value<string>(
    '(select number::text from public.service_requests where id = $1)',
    [request],
  );
  const find = (words: string, caller = admin) =>
    market.database.as({ userId: caller }, (queries) =>
      queries.query('select request_id from public.admin_find_conversations($1)', [words]),
    );
  const found = [{ request_id: request }];
  for (const words of [`#${number}`, 'rosal', 'Rosalind Qui', 'quill', 'zelkova tree']) {
    expect({ words, found: await find(words) }).toEqual({ words, found });
  }
  expect(await find('nobody')).toEqual([]);
  expect(await find('%')).toEqual([]);
  expect((await refusal(find('quill', owner))).code).toBe('42501');
  expect(
    await market.value(
      `select count(*)::int from public.admin_audit where action = 'people.search' and reason = 'nobody'`,
    ),
  ).toBe(1);
});
