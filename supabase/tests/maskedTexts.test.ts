import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Every text that one side writes and the other reads before contact is shared goes through one function.

const CONTACT = 'call 512-555-0177 or ada@example.com';
const FOUND = /512-555-0177|ada@example/;

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

test('what a Pro writes about the business, declining, is masked for owners and visitors', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  await market.database.as({ userId: vendor }, async (queries) => {
    await queries.query('update public.vendor_profiles set about = $2 where vendor_id = $1', [
      vendor,
      CONTACT,
    ]);
    await queries.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
       values ($1, 'traq', $2, '1', current_date + 9)`,
      [vendor, CONTACT],
    );
  });
  const lead = await market.lead((await market.submit(owner)).id, vendor);
  await market.call(vendor, 'decline_lead', { lead_id: lead, reason: CONTACT });
  const seen = await market.database.as({ userId: owner }, async (queries) =>
    JSON.stringify([
      await queries.query(
        'select business_name, about from public.vendor_profiles where vendor_id = $1',
        [vendor],
      ),
      await queries.query(
        'select kind, issuer from public.vendor_credentials where vendor_id = $1',
        [vendor],
      ),
      await queries.query('select * from public.leads where id = $1', [lead]),
      await queries.query('select event, from_state, to_state, note from public.state_events'),
    ]),
  );
  expect(seen).toContain('[phone hidden]');
  expect(seen).not.toMatch(FOUND);
});

/** Signs a Pro up; returns the name the business starts with. */
async function signUp(named: string, email: string): Promise<string> {
  const id = randomUUID();
  await market.database.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3::jsonb)`,
    [id, email, { user_type: 'vendor', business_name: named }],
  );
  return market.value('select business_name from public.vendor_profiles where vendor_id = $1', [
    id,
  ]);
}

test('a business name stays as it is, however it is written', async () => {
  expect(await signUp('Smith.trees', 'smith@example.com')).toBe('Smith.trees');
  const vendor = await market.vendor();
  for (const name of ['oak.tree service', 'Smith.trees', 'A-1 Tree & Stump', '24/7 Tree Care']) {
    await market.database.query(
      'update public.vendor_profiles set business_name = $2 where vendor_id = $1',
      [vendor, name],
    );
    expect(
      await market.value('select business_name from public.vendor_profiles where vendor_id = $1', [
        vendor,
      ]),
    ).toBe(name);
  }
});

test.each(['Oak 512-555-0177', 'oakcrew@example.com', 'www.oakcrew.com', '12 Elm Street'])(
  'a business cannot be called %s, and hears why',
  async (name) => {
    const vendor = await market.vendor();
    const before = await market.value(
      'select business_name from public.vendor_profiles where vendor_id = $1',
      [vendor],
    );
    const attempt = market.database.as({ userId: vendor }, (queries) =>
      queries.query('update public.vendor_profiles set business_name = $2 where vendor_id = $1', [
        vendor,
        name,
      ]),
    );
    expect((await refusal(attempt)).message).toBe(
      "A business name can't hold a phone number, an email address, a street address or a web address.",
    );
    expect(
      await market.value('select business_name from public.vendor_profiles where vendor_id = $1', [
        vendor,
      ]),
    ).toBe(before);
  },
);

test('a business that signs up with a number for a name starts with another one', async () => {
  expect(await signUp('Call 512-555-0177', 'newcrew@example.com')).toBe('newcrew tree care');
  expect(await signUp('Call 512-555-0177', '5125550177@example.com')).toBe(
    'New tree care business',
  );
});

test('what an owner writes about trees is masked for Pros, wherever the request keeps it', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id } = await market.submit(owner, {
    description: CONTACT,
    access_notes: CONTACT,
    trees: [{ species: CONTACT, height_m: 12, diameter_cm: 40, condition: 'dead' }],
    contact: { first_name: CONTACT, last_name: 'Byron', phone: '+15125550100' },
  });
  await market.accept(id, vendor);
  const seen = await market.database.as({ userId: vendor }, async (queries) =>
    JSON.stringify([
      await queries.query('select * from public.service_requests where id = $1', [id]),
      await queries.query('select * from public.request_trees where request_id = $1', [id]),
      await queries.query('select * from public.request_access where request_id = $1', [id]),
      await queries.query('select * from public.notifications'),
    ]),
  );
  expect(seen.match(/\[phone hidden\]/g)?.length).toBeGreaterThanOrEqual(4);
  expect(seen).not.toMatch(FOUND);
});

test('reviews and replies, which visitors read, are masked', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 5,
    body: `Great, ${CONTACT}`,
  });
  await market.call(vendor, 'submit_review', { job_id: job, rating: 5, body: `Great, ${CONTACT}` });
  await market.publishReviews(job);
  await market.call(vendor, 'reply_to_review', { review_id: review, reply: `Thanks, ${CONTACT}` });
  const seen = JSON.stringify(
    await market.database.as({ role: 'anon' }, (queries) =>
      queries.query('select body, reply from public.vendor_reviews($1)', [vendor]),
    ),
  );
  expect(seen.match(/\[phone hidden\]/g)).toHaveLength(2);
  expect(seen).not.toMatch(FOUND);
});
