import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let second: string;
let vendor: string;
let limit: number;
beforeAll(async () => {
  market = await openMarketplace();
  [admin, second] = [await market.admin(), await market.admin()];
  limit = await market.value('select adjustment_limit from public.billing_policy');
});
beforeEach(async () => {
  // Only the newest Pro is offered what a test asks for.
  await market.database.query(`update public.vendor_profiles set state = 'paused'`);
  vendor = await market.vendor({ tokens: 100 });
});
afterAll(() => market.database.close());

interface Answer {
  state: string;
  adjustment_id: string | null;
  available: number;
  entry: { id: number; posted_delta: number; balance_after: number } | null;
}

const move = (
  caller: string,
  call: 'grant_tokens' | 'adjust_tokens',
  tokens: number,
  changes: Arguments = {},
) =>
  market.call<Answer>(caller, call, {
    vendor_id: vendor,
    tokens,
    reason: 'A reason',
    idempotency_key: randomUUID(),
    ...changes,
  });

const decide = (caller: string, adjustment: string | null, decision: string) =>
  market.call(caller, 'decide_token_adjustment', {
    adjustment_id: adjustment,
    decision,
    reason: 'Looked at it',
  });

const audited = (subject: string) =>
  market.database.query(
    'select action, admin_id, reason from public.admin_audit where subject_id = $1 order by id',
    [subject],
  );

test('a grant is posted at once, with its reason, and audited', async () => {
  expect(await move(admin, 'grant_tokens', 20, { reason: 'An apology' })).toEqual({
    state: 'posted',
    adjustment_id: null,
    posted: 120,
    held: 0,
    available: 120,
    entry: expect.objectContaining({ posted_delta: 20, balance_after: 120, reason: 'An apology' }),
  });
  const [entry] = await market.database.query(
    `select kind::text, posted_delta, reason, created_by from public.token_ledger
     where vendor_id = $1 order by id desc limit 1`,
    [vendor],
  );
  expect(entry).toEqual({
    kind: 'grant',
    posted_delta: 20,
    reason: 'An apology',
    created_by: admin,
  });
  expect(await audited(vendor)).toEqual([
    { action: 'tokens.grant', admin_id: admin, reason: 'An apology' },
  ]);
});

test('the same grant sent twice, even concurrently, is posted once', async () => {
  const key = { idempotency_key: randomUUID() };
  const answers = await Promise.all([
    move(admin, 'grant_tokens', 20, key),
    move(admin, 'grant_tokens', 20, key),
  ]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await market.tokens(vendor)).toMatchObject({ posted: 120 });
});

test('tokens that are held, or that are not there, cannot be taken', async () => {
  const { id } = await market.submit(await market.owner());
  await market.accept(id, vendor);
  const { available } = await market.tokens(vendor);
  expect((await refusal(move(admin, 'adjust_tokens', -available - 1))).message).toBe(
    `This Pro has only ${available} tokens that are not held.`,
  );
  expect(await move(admin, 'adjust_tokens', -available)).toMatchObject({ available: 0 });
});

test('beyond the limit a second administrator decides, never the one who proposed', async () => {
  const { state, adjustment_id } = await move(admin, 'grant_tokens', limit + 1);
  expect(state).toBe('pending');
  expect(await market.tokens(vendor)).toMatchObject({ posted: 100 });
  expect(await refusal(decide(admin, adjustment_id, 'approve'))).toEqual({
    code: '42501',
    message: 'Another administrator must decide what you proposed.',
  });
  expect(await decide(second, adjustment_id, 'approve')).toBe('approved');
  expect(await market.tokens(vendor)).toMatchObject({ posted: 101 + limit });
  expect((await refusal(decide(second, adjustment_id, 'refuse'))).message).toBe(
    'This adjustment is approved, so that is no longer possible.',
  );
  const [row] = await market.database.query(
    'select proposed_by, decided_by from public.token_adjustments where id = $1',
    [adjustment_id],
  );
  expect(row).toEqual({ proposed_by: admin, decided_by: second });
  expect((await audited(adjustment_id ?? '')).map(({ action }) => action)).toEqual([
    'tokens.propose',
    'tokens.approve',
  ]);
});

test('many small pieces count together', async () => {
  expect(await move(admin, 'grant_tokens', limit)).toMatchObject({ state: 'posted' });
  expect(await move(admin, 'grant_tokens', 1)).toMatchObject({ state: 'pending' });
  expect(await move(admin, 'adjust_tokens', -1)).toMatchObject({ state: 'pending' });
  expect(await move(second, 'adjust_tokens', 1)).toMatchObject({ state: 'posted' });
});

test('a refused or withdrawn proposal moves nothing', async () => {
  const refused = await move(admin, 'adjust_tokens', limit + 1);
  expect(await refusal(decide(second, refused.adjustment_id, 'withdraw'))).toMatchObject({
    code: '42501',
  });
  expect(await decide(second, refused.adjustment_id, 'refuse')).toBe('refused');
  const withdrawn = await move(admin, 'adjust_tokens', limit + 1);
  expect(await decide(admin, withdrawn.adjustment_id, 'withdraw')).toBe('withdrawn');
  expect(await market.tokens(vendor)).toMatchObject({ posted: 100 });
});

test('a correction is an entry that reverses another, once', async () => {
  await move(admin, 'grant_tokens', 30);
  const entry = await market.value<number>(
    'select max(id) from public.token_ledger where vendor_id = $1',
    [vendor],
  );
  const reverse = (id: number) =>
    market.call<Answer>(admin, 'reverse_token_entry', {
      entry_id: id,
      reason: 'Given twice',
      idempotency_key: randomUUID(),
    });
  expect(await reverse(entry)).toMatchObject({ state: 'posted', available: 100 });
  const [correction] = await market.database.query<{ id: number }>(
    `select id, kind::text, posted_delta, reverses_id from public.token_ledger where vendor_id = $1
     order by id desc limit 1`,
    [vendor],
  );
  expect(correction).toMatchObject({ kind: 'adjust', posted_delta: -30, reverses_id: entry });
  for (const id of [entry, correction?.id ?? 0]) {
    expect((await refusal(reverse(id))).message).toBe(
      'This entry is a correction or was corrected before.',
    );
  }
  expect((await refusal(reverse(-1))).message).toBe('This entry does not exist.');
  await market.accept((await market.submit(await market.owner())).id, vendor);
  const hold = await market.value<number>(
    `select max(id) from public.token_ledger where vendor_id = $1 and kind = 'hold'`,
    [vendor],
  );
  expect((await refusal(reverse(hold))).message).toBe(
    'Tokens for a lead are refunded through a refund claim.',
  );
});

test('two reversals at once leave one correction', async () => {
  await move(admin, 'grant_tokens', 30);
  const entry = await market.value<number>(
    'select max(id) from public.token_ledger where vendor_id = $1',
    [vendor],
  );
  const outcomes = await Promise.allSettled(
    [admin, second].map((caller) =>
      market.call(caller, 'reverse_token_entry', {
        entry_id: entry,
        reason: 'Given twice',
        idempotency_key: randomUUID(),
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await market.tokens(vendor)).toMatchObject({ posted: 100 });
});

test('only administrators move tokens, and no one can raise the limit', async () => {
  for (const caller of [vendor, await market.owner()]) {
    expect((await refusal(move(caller, 'grant_tokens', 1))).code).toBe('42501');
    expect((await refusal(move(caller, 'adjust_tokens', 1))).code).toBe('42501');
  }
  for (const caller of [{ userId: admin }, { role: 'service_role' as const }]) {
    const raise = market.database.as(caller, (queries) =>
      queries.query('update public.billing_policy set adjustment_limit = 1000000'),
    );
    expect((await refusal(raise)).code).toBe('42501');
  }
});

test('refunds an administrator decides count toward the same limit', async () => {
  const owner = await market.owner();
  const claim = async () => {
    const request = (await market.submit(owner)).id;
    const { lead, conversation } = await market.accept(request, vendor);
    await market.call(owner, 'send_message', {
      conversation_id: conversation,
      body: 'When can you come?',
      idempotency_key: randomUUID(),
    });
    const filed = await market.call<{ id: string }>(vendor, 'file_credit_claim', {
      lead_id: lead,
      reason: 'other',
      description: 'The work was another.',
      idempotency_key: randomUUID(),
    });
    return { claim: filed.id, request };
  };
  const grant = (caller: string, id: string) =>
    market.call(caller, 'decide_credit_claim', { claim_id: id, decision: 'grant', reason: 'True' });
  const [one, two, three] = [await claim(), await claim(), await claim()];
  await grant(admin, one.claim);
  await move(admin, 'grant_tokens', limit - 1 - (await movedTokens()));
  const words = `One administrator can move at most ${limit} tokens for a Pro within 24 hours. Another administrator can decide this, or you can later.`;
  expect((await refusal(grant(admin, two.claim))).message).toBe(words);
  const spam = (caller: string) =>
    market.call(caller, 'reject_request_as_spam', { request_id: three.request, reason: 'Ad' });
  expect((await refusal(spam(admin))).message).toBe(words);
  const cancel = market.call(admin, 'cancel_request', { request_id: three.request, reason: 'Ad' });
  expect((await refusal(cancel)).message).toBe(words);
  expect(await grant(second, two.claim)).toBe('granted');
  expect(await spam(second)).toBe(1);
});

describe('debts an administrator forgives', () => {
  /** A request whose one lead the Pro owes nearly all tokens for. */
  async function owed() {
    const owner = await market.owner();
    const request = (await market.submit(owner)).id;
    const { lead, conversation } = await market.accept(request, vendor);
    const write = (person: string) =>
      market.call(person, 'send_message', {
        conversation_id: conversation,
        body: 'Thursday at nine?',
        idempotency_key: randomUUID(),
      });
    await write(vendor);
    await market.clock(new Date(Date.now() + 49 * 3_600_000));
    const { available } = await market.tokens(vendor);
    await post(1 - available);
    await write(owner);
    await market.value('private.settle_debts($1)', [vendor]);
    return { request, lead, owner };
  }
  const post = (tokens: number) =>
    market.database.query(`select private.post_tokens($1, 'adjust', $2, null, 'Elsewhere', $3)`, [
      vendor,
      tokens,
      randomUUID(),
    ]);
  const claimFor = async (lead: string) => {
    const filed = await market.call<{ id: string }>(vendor, 'file_credit_claim', {
      lead_id: lead,
      reason: 'other',
      description: 'The work was another.',
      idempotency_key: randomUUID(),
    });
    return (caller: string) =>
      market.call(caller, 'decide_credit_claim', {
        claim_id: filed.id,
        decision: 'grant',
        reason: 'True',
      });
  };
  const owing = () =>
    market.value<number>(
      '(select coalesce(sum(tokens), 0)::int from public.token_debts where vendor_id = $1)',
      [vendor],
    );

  test('count toward the limit as refunds do, and another administrator can go on', async () => {
    const { lead } = await owed();
    const debt = await owing();
    expect(debt).toBeGreaterThan(5);
    await move(admin, 'grant_tokens', limit - debt);
    // What was granted has paid the debt first, so the Pro owes again for another lead.
    await post(-(await market.tokens(vendor)).available);
    expect(await owing()).toBe(0);
    await market.database.query(
      `insert into public.token_debts (vendor_id, lead_id, tokens, reason) values ($1, $2, $3, 'Owed')`,
      [vendor, lead, debt + 1],
    );
    const grant = await claimFor(lead);
    expect((await refusal(grant(admin))).message).toMatch(/^One administrator can move at most/);
    expect(await owing()).toBe(debt + 1);
    expect(await grant(second)).toBe('granted');
    expect(await owing()).toBe(0);
  });

  test('leave room for nothing else of the same administrator, whichever way they went', async () => {
    const { request, lead } = await owed();
    const debt = await owing();
    await market.call(admin, 'cancel_request', { request_id: request, reason: 'Ad' });
    expect(await owing()).toBe(0);
    const refunded = await market.value<number>(
      `(select coalesce(sum(posted_delta), 0)::int from public.token_ledger where lead_id = $1 and kind = 'refund')`,
      [lead],
    );
    expect(await movedTokens()).toBe(debt + refunded);
    expect(await market.value('private.moved_by($1, $2)::int', [second, vendor])).toBe(0);
    expect(await move(admin, 'grant_tokens', limit - debt - refunded + 1)).toMatchObject({
      state: 'pending',
    });
    expect(await move(second, 'grant_tokens', 1)).toMatchObject({ state: 'posted' });
  });
});

const movedTokens = () =>
  market.value<number>('select private.moved_by($1, $2)::int', [admin, vendor]);
