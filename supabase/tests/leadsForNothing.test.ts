import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const HOUR = 3_600_000;

let market: Marketplace;
let admin: string;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  await market.database.query(`update public.vendor_profiles set state = 'paused'`);
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 100 });
});

const write = (person: string, conversation: string) =>
  market.call(person, 'send_message', {
    conversation_id: conversation,
    body: 'Thursday at nine?',
    idempotency_key: randomUUID(),
  });
const accepted = async (asking = owner) => market.accept((await market.submit(asking)).id, vendor);
const waitOut = () => market.clock(new Date(Date.now() + 49 * HOUR));
const priceOf = (lead: string) =>
  market.value<number>('select token_price from public.leads where id = $1', [lead]);
const posted = async () => (await market.tokens(vendor)).posted;
const spendAllBut = async (left: number) =>
  market.database.query(`select private.post_tokens($1, 'adjust', $2, null, 'Spent', $3)`, [
    vendor,
    left - (await market.tokens(vendor)).available,
    randomUUID(),
  ]);
const give = (tokens: number) =>
  market.call(admin, 'grant_tokens', {
    vendor_id: vendor,
    tokens,
    reason: 'A gift',
    idempotency_key: randomUUID(),
  });

describe('automatic refunds', () => {
  async function claimAfterCanceling(asking: string) {
    const { id } = await market.submit(asking);
    const { lead, conversation } = await market.accept(id, vendor);
    await write(asking, conversation);
    await market.call(asking, 'cancel_request', { request_id: id, reason: 'Changed my mind' });
    return market.call<{ id: string; state: string; finding: string | null }>(
      vendor,
      'file_credit_claim',
      {
        lead_id: lead,
        reason: 'request_canceled',
        description: null,
        idempotency_key: randomUUID(),
      },
    );
  }

  test('a second one with the same owner waits for a person, who reads why', async () => {
    expect((await claimAfterCanceling(owner)).state).toBe('granted');
    const second = await claimAfterCanceling(owner);
    expect(second).toMatchObject({
      state: 'under_review',
      finding:
        'The limit of automatic refunds is reached: one claim about this owner within 30 days.',
    });
    expect(await posted()).toBeLessThan(100);
    await market.call(admin, 'decide_credit_claim', {
      claim_id: second.id,
      decision: 'grant',
      reason: 'Both trees fell in the storm',
    });
    expect(await posted()).toBe(100);
    // What a person granted is not counted, and neither is another Pro's.
    expect((await claimAfterCanceling(await market.owner())).state).toBe('granted');
  });

  test('a Pro has a number of them, whoever the owners are, which administrators change', async () => {
    const states: string[] = [];
    for (let place = 0; place < 4; place += 1)
      states.push((await claimAfterCanceling(await market.owner())).state);
    expect(states).toEqual(['granted', 'granted', 'granted', 'under_review']);
    await market.changeRules({ claim_grants_at_most: 4 }, 'resolution_policy');
    expect((await claimAfterCanceling(await market.owner())).state).toBe('granted');
    await market.changeRules({ claim_grants_at_most: 3 }, 'resolution_policy');
    // They are free again once they are older than the days of the rule.
    await market.database.query(
      `update public.lead_credit_claims set created_at = created_at - interval '31 days',
         decided_at = decided_at - interval '31 days' where vendor_id = $1`,
      [vendor],
    );
    expect((await claimAfterCanceling(await market.owner())).state).toBe('granted');
  });
});

describe('after the hold was released', () => {
  test('a reply to a Pro who had written costs the tokens, once', async () => {
    const { lead, conversation } = await accepted();
    await write(vendor, conversation);
    await waitOut();
    expect(await posted()).toBe(100);
    await write(owner, conversation);
    await write(owner, conversation);
    await market.award(owner, await market.quote(vendor, lead, 90_000));
    expect(await market.tokens(vendor)).toMatchObject({
      posted: 100 - (await priceOf(lead)),
      held: 0,
    });
    expect(
      await market.value(
        `select reason from public.token_ledger where lead_id = $1 and kind = 'capture'`,
        [lead],
      ),
    ).toBe('The owner replied to you after the refund');
  });

  test('a reply to a Pro who wrote nothing is free, until the Pro is hired', async () => {
    const { lead, conversation } = await accepted();
    await waitOut();
    await write(owner, conversation);
    expect(await posted()).toBe(100);
    await market.award(owner, await market.quote(vendor, lead, 90_000));
    expect(await posted()).toBe(100 - (await priceOf(lead)));
  });

  test('contact details, and an answer to what the Pro writes then, cost the tokens whoever wrote first', async () => {
    let before = 0;
    for (const engage of [
      ({ lead }: { lead: string }) => market.call(owner, 'share_contact', { lead_id: lead }),
      async ({ conversation }: { conversation: string }) => {
        await write(owner, conversation);
        expect(await posted()).toBe(before);
        await write(vendor, conversation);
        await write(owner, conversation);
      },
    ]) {
      const deal = await accepted();
      await waitOut();
      before = await posted();
      await engage(deal);
      expect(await posted()).toBe(before - (await priceOf(deal.lead)));
    }
  });

  test('a quote that waited in silence and is accepted costs the tokens', async () => {
    const { lead } = await accepted();
    const quote = await market.quote(vendor, lead, 90_000);
    await waitOut();
    expect(await posted()).toBe(100);
    await market.award(owner, quote);
    expect(await posted()).toBe(100 - (await priceOf(lead)));
  });

  test('a reply never fails for want of tokens: they are owed, and the next ones pay them first', async () => {
    const { lead, conversation } = await accepted();
    await write(vendor, conversation);
    await waitOut();
    const price = await priceOf(lead);
    await spendAllBut(2);
    await write(owner, conversation);
    const summary = () => market.call<{ owed: number }>(vendor, 'my_token_summary');
    expect((await summary()).owed).toBe(price - 2);
    const next = market.accept((await market.submit(await market.owner())).id, vendor);
    expect(await refusal(next)).toMatchObject({
      message:
        'You owe nine tokens. You can accept leads again once your next tokens have covered that.',
    });
    await give(price + 18);
    expect((await summary()).owed).toBe(0);
    expect(await market.tokens(vendor)).toMatchObject({ posted: 20, held: 0, available: 20 });
    await accepted(await market.owner());
  });

  test('what is owed for a hire that was called off keeps no Pro from other leads while the claim waits', async () => {
    const { lead } = await accepted();
    const quote = await market.quote(vendor, lead, 90_000);
    await waitOut();
    await spendAllBut(2);
    await market.award(owner, quote);
    const request = await market.value('select request_id from public.leads where id = $1', [lead]);
    await market.call(owner, 'cancel_request', { request_id: request, reason: 'Sold' });
    await market.database.query(
      `select private.post_tokens($1, 'grant', 40, null, 'Elsewhere', $2)`,
      [vendor, randomUUID()],
    );
    await spendAllBut(0);
    await market.database.query(
      `insert into public.token_debts (vendor_id, lead_id, tokens, reason) values ($1, $2, 5, 'Owed')`,
      [vendor, lead],
    );
    const owing = (await market.submit(await market.owner())).id;
    expect((await refusal(market.accept(owing, vendor))).message).toMatch(/^You owe five tokens/);
    const claim = await market.call<{ state: string }>(vendor, 'file_credit_claim', {
      lead_id: lead,
      reason: 'request_canceled',
      description: null,
      idempotency_key: randomUUID(),
    });
    expect(claim.state).toBe('under_review');
    expect((await refusal(market.accept(owing, vendor))).message).not.toMatch(/^You owe/);
  });

  test('a refund of the lead forgives what is owed for it', async () => {
    const { lead, conversation } = await accepted();
    await write(vendor, conversation);
    await waitOut();
    await spendAllBut(2);
    await write(owner, conversation);
    const request = await market.value('select request_id from public.leads where id = $1', [lead]);
    await market.call(admin, 'reject_request_as_spam', { request_id: request, reason: 'Ad' });
    expect(await market.tokens(vendor)).toMatchObject({ posted: 2, held: 0 });
    await give(5);
    expect(await posted()).toBe(7);
    expect(
      await market.database.query(
        'select tokens, forgiven_by from private.forgiven_debts where lead_id = $1',
        [lead],
      ),
    ).toEqual([{ tokens: (await priceOf(lead)) - 2, forgiven_by: admin }]);
  });

  test('administrators see the share that was won, of a Pro and of each owner with that Pro', async () => {
    const won = await accepted();
    const quote = await market.quote(vendor, won.lead, 90_000);
    await accepted();
    await accepted(await market.owner());
    await waitOut();
    await market.award(owner, quote);
    const today = new Date().toISOString().slice(0, 10);
    const rows = await market.database.as({ userId: admin }, (queries) =>
      queries.query(
        `select owner_id, released, won from public.won_after_release($1, $1)
         where vendor_id = $2`,
        [today, vendor],
      ),
    );
    expect(rows).toEqual([
      { owner_id: null, released: 3, won: 1 },
      { owner_id: owner, released: 2, won: 1 },
    ]);
  });
});
