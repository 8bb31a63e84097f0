import { openMarketplace, type Marketplace } from './support/marketplace';

// Who was stopped or erased is known again by policy number, business name and phone, and nobody gets the
// welcome tokens twice.

const PHONE = '+15125550142';

let market: Marketplace;
let admin: string;
let pro: string;
/** Of the Pro: another one in each test, as what was erased stays known. */
let policy: string;
let tests = 0;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
beforeEach(async () => {
  tests += 1;
  policy = `POL-44${tests}`;
  pro = await applicant(policy, `Shady Limbs ${tests}`);
  await approve(pro);
});
afterEach(() => market.database.query('select private.erase_person($1)', [pro]));
afterAll(() => market.database.close());

/** An application that waits, with insurance an administrator verified unless said otherwise. */
async function applicant(policy: string, name: string, isVerified = true): Promise<string> {
  const id = await market.applicant();
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'liability_insurance', 'Issuer', $2, current_date + 400, case when $3 then now() end)`,
    [id, policy, isVerified],
  );
  await market.database.query(
    `update public.vendor_profiles set business_name = $2, zip = '78701', state = 'under_review' where vendor_id = $1`,
    [id, name],
  );
  return id;
}

const approve = (vendor: string) =>
  market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'approve',
    reason: 'Checked',
  });
const decide = (vendor: string, decision: string) =>
  market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Fraud' });
const erase = (id: string) => market.database.query('select private.erase_person($1)', [id]);
const setPhone = (id: string, phone: string) =>
  market.database.query('update public.profiles set phone = $2 where id = $1', [id, phone]);
const known = async (vendor: string) => {
  const { accounts } = await market.call<{ accounts: { account_id: string; by: string[] }[] }>(
    admin,
    'similar_accounts',
    { vendor_id: vendor },
  );
  return Object.fromEntries(accounts.map(({ account_id, by }) => [account_id, by]));
};
const posted = async (vendor: string) => (await market.tokens(vendor)).posted;

describe.each<[string, (vendor: string) => Promise<unknown>]>([
  ['active', () => Promise.resolve()],
  ['suspended', (vendor) => decide(vendor, 'suspend')],
  ['terminated', (vendor) => decide(vendor, 'terminate')],
  ['erased', erase],
])('beside a Pro who is %s', (_, stop) => {
  test('an application with the same policy number, however it is written, is pointed out', async () => {
    await stop(pro);
    expect(await known(await applicant(` pol 44 ${tests}`, 'Fresh Start', false))).toHaveProperty(
      [pro],
      ['policy'],
    );
  });

  test('one with the same phone is pointed out', async () => {
    await setPhone(pro, PHONE);
    await stop(pro);
    const other = await applicant('POL-1', 'Fresh Start');
    await setPhone(other, PHONE);
    expect(await known(other)).toHaveProperty([pro], ['phone']);
  });

  test('the policy brings no second welcome tokens', async () => {
    expect(await posted(pro)).toBeGreaterThan(0);
    await stop(pro);
    const other = await applicant(policy, `Fresh Start ${tests}`);
    await approve(other);
    expect(await posted(other)).toBe(0);
    await erase(other);
  });
});

test('an application that shares nothing with anybody is approved with welcome tokens', async () => {
  const other = await applicant('POL-9', 'Nobody Else');
  expect(await known(other)).toEqual({});
  await approve(other);
  expect(await posted(other)).toBeGreaterThan(0);
});

test('typing the policy number of another takes no welcome tokens from them', async () => {
  const thief = await applicant('POL-THIEF', 'Number Taker');
  await approve(thief);
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'liability_insurance', 'Issuer', 'POL-77', current_date + 400)`,
    [thief],
  );
  const honest = await applicant('POL-77', 'Honest Limbs');
  await approve(honest);
  expect(await posted(honest)).toBeGreaterThan(0);
});

test('what a stopped Pro changes afterwards hides nothing', async () => {
  await setPhone(pro, PHONE);
  await decide(pro, 'suspend');
  await setPhone(pro, '+15125550143');
  const other = await applicant('POL-2', 'Fresh Start');
  await setPhone(other, PHONE);
  expect(await known(other)).toHaveProperty([pro], ['phone']);
});

test('a suspended owner who was erased is known by the phone, one in good standing leaves nothing', async () => {
  const [stopped, leaving] = [await market.owner(), await market.owner()];
  await setPhone(stopped, '+15125550150');
  await setPhone(leaving, '+15125550151');
  await market.call(admin, 'admin_suspend_owner', { person_id: stopped, reason: 'Fraud' });
  await erase(stopped);
  await erase(leaving);
  const other = await applicant('POL-3', 'Owner Turned Pro');
  await setPhone(other, '+15125550150');
  expect(await known(other)).toHaveProperty([stopped], ['phone']);
  await setPhone(other, '+15125550151');
  expect(await known(other)).toEqual({});
});

test('a reinstated Pro leaves no traces', async () => {
  const traces = () =>
    market.value('select count(*)::int from private.account_traces where account_id = $1', [pro]);
  await decide(pro, 'suspend');
  expect(await traces()).toBeGreaterThan(0);
  await decide(pro, 'reinstate');
  expect(await traces()).toBe(0);
});

test('traces tell nothing by themselves', async () => {
  await setPhone(pro, PHONE);
  await decide(pro, 'terminate');
  expect(
    await market.value(
      `select count(*)::int from private.account_traces t
       where t.trace in (sha256(convert_to($1, 'UTF8')), sha256(convert_to('phone:' || $1, 'UTF8')))`,
      [PHONE],
    ),
  ).toBe(0);
});
