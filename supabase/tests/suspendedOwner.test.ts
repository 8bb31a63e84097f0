import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// A suspended owner finishes what was agreed and starts nothing new.

let market: Marketplace;
let admin: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  vendor = await market.vendor({ crewSize: 20, tokens: 500 });
});
afterAll(() => market.database.close());

const suspend = (owner: string) =>
  market.call<number>(admin, 'admin_suspend_owner', { person_id: owner, reason: 'Advertising' });

const stateOf = (request: string) =>
  market.value('select state from public.service_requests where id = $1', [request]);

const submissions = (owner: string) =>
  market.value<number>('select count(*)::int from public.service_requests where owner_id = $1', [
    owner,
  ]);

test('open requests are canceled, their Pros get the tokens back, and what was agreed goes on', async () => {
  const owner = await market.owner();
  const before = await market.tokens(vendor);
  const { id: open } = await market.submit(owner);
  await market.accept(open, vendor);
  const other = await market.owner();
  const agreed = await market.agree(owner, vendor);
  const spent = before.available - (await market.tokens(vendor)).available;
  const untouched = await market.submit(other);

  expect(await suspend(owner)).toBe(1);
  expect(await stateOf(open)).toBe('canceled');
  expect(await stateOf(untouched.id)).not.toBe('canceled');
  // The price of the lead that was agreed stays spent.
  const price = await market.value<number>(
    'select token_price from public.service_requests r join public.jobs j on j.request_id = r.id where j.id = $1',
    [agreed.job],
  );
  expect(spent).toBeGreaterThan(price);
  expect(before.available - (await market.tokens(vendor)).available).toBe(price);
  await market.deliver(vendor, agreed.job);
  await market.call(owner, 'accept_delivery', { job_id: agreed.job });
  const review = { job_id: agreed.job, rating: 1, body: 'Terrible work all around.' };
  expect((await refusal(market.call(owner, 'submit_review', review))).message).toMatch(
    /^Your account is suspended\./,
  );
});

test('a suspended owner requests nothing, until reinstated; both are in the mail and in the audit log', async () => {
  const owner = await market.owner();
  await suspend(owner);
  const refused = await refusal(market.submit(owner));
  expect(refused).toMatchObject({ code: '42501' });
  expect(await submissions(owner)).toBe(0);
  expect((await refusal(suspend(owner))).message).toBe('This account is already suspended.');

  const asked = { person_id: owner, reason: 'A mistake' };
  await market.call(admin, 'admin_reinstate_owner', asked);
  expect((await refusal(market.call(admin, 'admin_reinstate_owner', asked))).message).toBe(
    'This account is not suspended.',
  );
  await market.submit(owner);
  expect(await submissions(owner)).toBe(1);
  expect(
    await market.database.query(
      `select data ->> 'event' as event, data ->> 'note' as note from public.notifications
      where person_id = $1 and kind = 'account_decision' order by created_at`,
      [owner],
    ),
  ).toEqual([
    { event: 'suspend', note: 'Advertising' },
    { event: 'reinstate', note: 'A mistake' },
  ]);
  expect(
    await market.database.query(
      `select action, reason from public.admin_audit where subject_id = $1 order by created_at`,
      [owner],
    ),
  ).toEqual([
    { action: 'person.suspend', reason: 'Advertising' },
    { action: 'person.reinstate', reason: 'A mistake' },
  ]);
});

test('a suspended owner hires nobody, whatever is still open', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const quote = await market.quote(vendor, lead, 90_000);
  // As between the suspension and the end of what was open.
  const set = (at: string) =>
    market.database.query(`update public.profiles set suspended_at = ${at} where id = $1`, [owner]);
  await set('now()');
  expect(await refusal(market.award(owner, quote))).toMatchObject({
    code: '42501',
    message: expect.stringMatching(/^Your account is suspended\./),
  });
  await set('null');
  await market.award(owner, quote);
});

test('a job that falls through brings a suspended owner no new offers', async () => {
  const owner = await market.owner();
  await market.vendors(3, { crewSize: 20, tokens: 500 });
  const { job, request } = await market.agree(owner, vendor);
  const offers = async () =>
    (await market.leads(request)).filter(({ state }) => state === 'offered');
  await suspend(owner);
  const before = (await offers()).length;
  await market.call(vendor, 'cancel_job', {
    job_id: job,
    reason: 'The truck broke down',
    look_further: true,
  });
  expect(await stateOf(request)).toBe('matching');
  expect(await offers()).toHaveLength(before);
});

test('Pros and administrators are not suspended here', async () => {
  expect((await refusal(suspend(vendor))).message).toMatch(/^Only owners can be suspended here\./);
  expect((await refusal(suspend(admin))).message).toMatch(/^Only owners can be suspended here\./);
});
