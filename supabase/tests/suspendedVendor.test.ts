import { randomUUID } from 'node:crypto';
import { quoteInput } from './support/inputs';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A suspended Pro finishes what was agreed and takes on nothing new.

let market: Marketplace;
let owner: string;
let vendor: string;
let admin: string;
let offered: string;
let accepted: string;
let conversation: string;
let job: string;

beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
  vendor = await market.vendor({ crewSize: 20, tokens: 500 });
  offered = await market.lead((await market.submit(owner)).id, vendor);
  ({ lead: accepted } = await market.accept((await market.submit(owner)).id, vendor));
  const agreed = await market.agree(owner, vendor);
  job = agreed.job;
  conversation = await market.value('select id from public.conversations where lead_id = $1', [
    agreed.lead,
  ]);
  await market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'suspend',
    reason: 'Complaints',
  });
});
afterAll(() => market.database.close());

const refused: [string, () => Arguments][] = [
  ['accept_lead', () => ({ lead_id: offered, idempotency_key: randomUUID() })],
  ['send_quote', () => quoteInput(accepted, 80_000)],
  ['resume_business', () => ({})],
  ['submit_vendor_application', () => ({})],
  ['reapply_vendor_application', () => ({})],
];
test.each(refused)('%s is refused', async (name, given) => {
  const { code, message } = await refusal(market.call(vendor, name, given()));
  expect({ code, message }).toEqual({
    code: expect.stringMatching(/^(P0001|42501)$/),
    message: expect.stringMatching(/\.$/),
  });
});

test('new requests are not offered to it', async () => {
  const { id } = await market.submit(owner);
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).not.toContain(vendor);
});

test('visitors do not find it any more', async () => {
  const found = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query('select 1 from public.vendor_profiles where vendor_id = $1', [vendor]),
  );
  expect(found).toEqual([]);
});

test('its tokens, and what it was offered, stay readable to it', async () => {
  const rows = await market.database.as({ userId: vendor }, (queries) =>
    queries.query(
      'select vendor_id from public.token_accounts union all select vendor_id from public.leads where id = $1',
      [offered],
    ),
  );
  expect(rows).toEqual([{ vendor_id: vendor }, { vendor_id: vendor }]);
});

test('what was agreed is finished: the two talk, and the job is done and paid attention to', async () => {
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'Are you still coming?',
    idempotency_key: randomUUID(),
  });
  await market.deliver(vendor, job);
  expect(await market.call(owner, 'accept_delivery', { job_id: job })).toBe('completed');
});

test('it cannot lift its own suspension', async () => {
  const { code } = await refusal(
    market.call(vendor, 'decide_vendor', {
      vendor_id: vendor,
      decision: 'reinstate',
      reason: 'Me',
    }),
  );
  expect(code).toBe('42501');
  expect(
    await market.value('select state::text from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]),
  ).toBe('suspended');
});
