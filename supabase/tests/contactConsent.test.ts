import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Contact details are shared with one Pro, as they were then, until the lead ends or the owner says so.

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
beforeEach(() =>
  market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  ),
);
afterAll(() => market.database.close());

interface Deal {
  owner: string;
  vendor: string;
  request: string;
  lead: string;
  conversation: string;
}

async function sharedLead(): Promise<Deal> {
  const owner = await market.owner();
  const vendor = await market.vendor({ crewSize: 9 });
  const request = (await market.submit(owner)).id;
  const { lead, conversation } = await market.accept(request, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  return { owner, vendor, request, lead, conversation };
}
const seen = ({ vendor, lead }: Pick<Deal, 'vendor' | 'lead'>) =>
  market.call<Record<string, unknown> | null>(vendor, 'lead_contact', { lead_id: lead });
const kept = (lead: string) =>
  market.value<number>('select count(*)::int from private.shared_contacts where lead_id = $1', [
    lead,
  ]);

test('a later phone number, email or address stays the owner’s own', async () => {
  const deal = await sharedLead();
  const before = await seen(deal);
  await market.database.query(
    `update public.profiles set phone = '+15125559999', email = 'new@example.com' where id = $1`,
    [deal.owner],
  );
  await market.database.query(
    `update public.properties set address = '77 New Hidden Road', label = 'My new secret home' where owner_id = $1`,
    [deal.owner],
  );
  expect(await seen(deal)).toEqual(before);
  expect(JSON.stringify(await seen(deal))).not.toMatch(/9999|new@example|Hidden/);
  expect(
    await market.database.as({ userId: deal.vendor }, (queries) =>
      queries.query('select 1 from public.properties'),
    ),
  ).toEqual([]);

  await market.call(deal.owner, 'share_contact', { lead_id: deal.lead });
  expect(await seen(deal)).toMatchObject({ phone: '+15125559999', address: '77 New Hidden Road' });
});

test('the owner reads what was shared, and takes it back', async () => {
  const deal = await sharedLead();
  const mine = () =>
    market.call<Record<string, unknown> | null>(deal.owner, 'lead_contact', {
      lead_id: deal.lead,
    });
  expect(await mine()).toMatchObject({
    shared: { phone: '+15125550100', address: expect.stringMatching(/^12 Elm Street/) },
    can_take_back: true,
  });
  await market.call(deal.owner, 'unshare_contact', { lead_id: deal.lead });
  expect([await mine(), await seen(deal), await kept(deal.lead)]).toEqual([null, null, 0]);
  await market.call(deal.vendor, 'send_message', {
    conversation_id: deal.conversation,
    body: 'Call 512-555-0177',
    idempotency_key: crypto.randomUUID(),
  });
  const [message] = await market.database.as({ userId: deal.owner }, (queries) =>
    queries.query<{ body: string }>('select body from public.conversation_messages($1)', [
      deal.conversation,
    ]),
  );
  expect(message?.body).toBe('Call [phone hidden]');
  // Taking back what is not shared changes nothing, and strangers take nothing back.
  await market.call(deal.owner, 'unshare_contact', { lead_id: deal.lead });
  const stranger = await market.owner();
  expect(
    (await refusal(market.call(stranger, 'unshare_contact', { lead_id: deal.lead }))).message,
  ).toBe('This Pro is not part of your request.');
});

const endings: [string, (deal: Deal) => Promise<unknown>][] = [
  [
    'the Pro withdraws',
    ({ vendor, lead }) =>
      market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' }),
  ],
  [
    'the owner cancels',
    ({ owner, request }) =>
      market.call(owner, 'cancel_request', { request_id: request, reason: 'Sold' }),
  ],
  [
    'another Pro wins',
    async ({ owner, request }) => {
      const winner = await market.vendor();
      await market.database.query(
        `insert into public.leads (request_id, vendor_id, owner_id, offer_position, distance_km, token_price, offer_expires_at)
         select id, $2, owner_id, 9, 1, 5, now() + interval '1 hour' from public.service_requests where id = $1
         on conflict do nothing`,
        [request, winner],
      );
      const { lead } = await market.accept(request, winner);
      await market.award(owner, await market.quote(winner, lead, 50_000));
    },
  ],
  [
    'the tokens are refunded',
    ({ lead }) => market.value(`private.credit_lead($1, 'system', 'Refund')`, [lead]),
  ],
  ['the request lapses', () => market.clock(new Date(Date.now() + 15 * 86_400_000))],
  [
    'the request is spam',
    ({ request }) =>
      market.call(admin, 'reject_request_as_spam', { request_id: request, reason: 'Spam' }),
  ],
  [
    'the Pro is suspended',
    ({ vendor }) =>
      market.call(admin, 'decide_vendor', {
        vendor_id: vendor,
        decision: 'suspend',
        reason: 'Fraud',
      }),
  ],
];
test.each(endings)('it ends when %s', async (_, end) => {
  const deal = await sharedLead();
  expect(await seen(deal)).not.toBeNull();
  await end(deal);
  expect([await seen(deal), await kept(deal.lead)]).toEqual([null, 0]);
  expect(
    await market.value('select contact_ended_at is not null from public.leads where id = $1', [
      deal.lead,
    ]),
  ).toBe(true);
});

test('the hired Pro keeps it for the job and while it can be disputed, and no longer', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { lead, job, request } = await market.agree(owner, vendor);
  expect((await refusal(market.call(owner, 'unshare_contact', { lead_id: lead }))).message).toBe(
    'The Pro you hired needs your contact details for the job.',
  );
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  expect(await seen({ vendor, lead })).not.toBeNull();
  await market.database.query(
    `update public.jobs set completed_at = now() - interval '31 days' where id = $1`,
    [job],
  );
  expect(await seen({ vendor, lead })).toBeNull();
  // The clock closes the request, and then nothing is kept.
  await market.clock(new Date(Date.now() + 32 * 86_400_000));
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [request]),
  ).toBe('closed');
  expect(await kept(lead)).toBe(0);
});

test('a job that was called off ends it', async () => {
  for (const further of [true, false]) {
    const owner = await market.owner();
    const vendor = await market.vendor();
    const { lead, job } = await market.agree(owner, vendor);
    await market.call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: further });
    expect([await seen({ vendor, lead }), await kept(lead)]).toEqual([null, 0]);
  }
});

test.each([
  [
    'was called off',
    (owner: string, _vendor: string, job: string) =>
      market.call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false }),
  ],
  [
    'is past the days in which it can be disputed',
    async (owner: string, vendor: string, job: string) => {
      await market.deliver(vendor, job);
      await market.call(owner, 'accept_delivery', { job_id: job });
      await market.database.query(
        `update public.jobs set completed_at = completed_at - interval '1 year' where id = $1`,
        [job],
      );
    },
  ],
])('once a job %s, sharing is refused instead of doing nothing', async (_what, end) => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { lead, job } = await market.agree(owner, vendor);
  const share = () => market.call(owner, 'share_contact', { lead_id: lead });
  await share();
  await end(owner, vendor, job);
  expect((await refusal(share())).message).toBe(
    "Your job with this Pro is over, so you can't share contact details.",
  );
});

test.each(['owner_silent', 'request_canceled', 'contact_unreachable'])(
  'no machine gives tokens back for %s once contact was shared, even when it was taken back',
  async (reason) => {
    const deal = await sharedLead();
    await market.call(deal.owner, 'unshare_contact', { lead_id: deal.lead });
    await market.database.query(`update auth.users set email_confirmed_at = null where id = $1`, [
      deal.owner,
    ]);
    if (reason === 'request_canceled') {
      await market.call(deal.owner, 'cancel_request', {
        request_id: deal.request,
        reason: 'Sold',
      });
    }
    await market.database.query(
      `update public.leads set engaged_at = engaged_at - interval '10 days' where id = $1 and $2 = 'owner_silent'`,
      [deal.lead, reason],
    );
    const claim = await market.call<{ state: string }>(deal.vendor, 'file_credit_claim', {
      lead_id: deal.lead,
      reason,
      description: 'Nobody answers.',
      idempotency_key: crypto.randomUUID(),
    });
    expect(claim.state).toBe('under_review');
  },
);
