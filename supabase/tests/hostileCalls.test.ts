import { randomUUID } from 'node:crypto';
import type { Caller } from './support/database';
import { requestInput } from './support/inputs';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';
import { callAsServer, postPayment } from './support/payments';

// What people try who want money, plans, devices, drafts or links that are not theirs, or more than their share.

let market: Marketplace;
let [first, second, third]: [string, string, string] = ['', '', ''];
let owner: string;
let otherOwner: string;
let pro: string;
let otherPro: string;
let premium: string;
let preferred: string;

beforeAll(async () => {
  market = await openMarketplace();
  [first, second, third] = [await market.admin(), await market.admin(), await market.admin()];
  [owner, otherOwner] = [await market.owner(), await market.owner()];
  await market.call(first, 'ensure_default_plans');
  const plan = (tier: string) =>
    market.value<string>('select id from public.subscription_plans where tier = $1', [tier]);
  [premium, preferred] = [await plan('premium'), await plan('preferred')];
});
beforeEach(async () => {
  // Only the Pros of a test are asked in it.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  [pro, otherPro] = [
    await market.pro({ tokens: 300, crewSize: 50 }),
    await market.pro({ tokens: 300, crewSize: 50 }),
  ];
});

let attacks = 0;
afterAll(async () => {
  console.log(`Hostile calls: ${attacks} attacks`);
  await market.database.close();
});

const call = <Answer = never>(person: string, name: string, given: Arguments = {}) =>
  market.call<Answer>(person, name, given);
const as = (caller: Caller, sql: string, values: readonly unknown[] = []) =>
  market.database.as(caller, (queries) => queries.query(sql, [...values]));
const visitor = (address = '198.51.100.7', more: Record<string, string> = {}): Caller => ({
  role: 'anon',
  headers: { 'x-forwarded-for': address, ...more },
});

/** An attack that is refused with a sentence or for want of rights, never by accident. */
async function refused(attempt: Promise<unknown>): Promise<string> {
  attacks += 1;
  const { code, message } = await refusal(attempt);
  expect({ message, code }).toEqual({ message, code: expect.stringMatching(/^(P0001|42501)$/) });
  return message;
}
/** An attack that is answered and gets nothing. */
async function getsNothing(attempt: Promise<unknown>): Promise<void> {
  attacks += 1;
  const answer = await attempt;
  expect(answer ?? []).toEqual([]);
}

describe('refunds', () => {
  let charges = 0;
  async function paid(): Promise<{ payment: string; charge: string }> {
    charges += 1;
    const charge = `ch_hostile_${charges}`;
    const { purchase_id } = await call<{ purchase_id: string }>(pro, 'begin_token_purchase', {
      package_id: await market.value('select id from public.token_packages where tokens = 25'),
      idempotency_key: randomUUID(),
    });
    await postPayment(market, { purchase_id, charge });
    return {
      charge,
      payment: await market.value('select id from public.payments where provider_charge = $1', [
        charge,
      ]),
    };
  }
  const propose = (who: string, payment: string, reason = 'By mistake') =>
    call<string>(who, 'propose_payment_refund', { payment_id: payment, reason });
  const decide = (who: string, refund: string, decision: string | null) =>
    call<string>(who, 'decide_payment_refund', { refund_id: refund, decision, reason: 'Agreed' });
  const settle = (who: string, refund: string, settlement: string | null = 'paid_otherwise') =>
    call<string>(who, 'propose_refund_settlement', {
      refund_id: refund,
      settlement,
      reason: 'By check',
    });
  const postRefund = (charge: string, cents: number, refund: string | null = null) =>
    callAsServer(market, 'post_refund', {
      refund_id: refund,
      charge,
      provider_refund: `re_${charge}_${cents}`,
      cents,
      refunded_at: new Date().toISOString(),
    });
  const failRefund = (charge: string, cents: number) =>
    callAsServer(market, 'post_failed_refund', {
      provider_refund: `re_${charge}_${cents}`,
      movement: `mv_${charge}_${cents}`,
      cents,
      failure: 'expired_or_canceled_card',
      failed_at: new Date().toISOString(),
    });
  const revoke = (admin: string) =>
    market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [admin]);
  const appoint = (admin: string) =>
    market.database.query(`update public.profiles set user_type = 'admin' where id = $1`, [admin]);

  beforeAll(() =>
    market.database.query(
      `update public.feature_flags set enabled = true where name = 'payment_processing'`,
    ),
  );
  afterAll(() =>
    market.database.query(
      `update public.feature_flags set enabled = false where name = 'payment_processing'`,
    ),
  );

  test('only administrators propose and decide, and no one decides about their own', async () => {
    const { payment } = await paid();
    for (const who of [pro, otherPro, owner]) await refused(propose(who, payment));
    await refused(as(visitor(), `select public.propose_payment_refund($1, 'x')`, [payment]));
    await refused(propose(first, payment, ' '));
    await refused(propose(first, randomUUID()));
    const refund = await propose(first, payment);
    await refused(propose(second, payment));
    for (const who of [pro, owner]) await refused(decide(who, refund, 'approve'));
    await refused(decide(first, refund, 'approve'));
    await refused(decide(first, refund, 'refuse'));
    await refused(decide(second, refund, 'withdraw'));
    await refused(decide(second, refund, null));
    await refused(decide(second, refund, 'settle'));
    await revoke(second);
    await refused(decide(second, refund, 'approve'));
    await appoint(second);
    expect(await market.tokens(pro)).toMatchObject({ available: 325 });
  });

  test('an administrator alone, with a proposal of one who was dismissed, moves no money', async () => {
    const { payment } = await paid();
    const refund = await propose(third, payment);
    await revoke(third);
    await refused(decide(second, refund, 'approve'));
    expect(await decide(second, refund, 'refuse')).toBe('refused');
    await appoint(third);
  });

  test('a decision counts once, whoever repeats it and however close', async () => {
    const { payment, charge } = await paid();
    const refund = await propose(first, payment);
    attacks += 1;
    const outcomes = await Promise.allSettled([
      decide(second, refund, 'approve'),
      decide(third, refund, 'refuse'),
      decide(third, refund, 'approve'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const decision of ['approve', 'refuse']) await refused(decide(second, refund, decision));
    await refused(decide(first, refund, 'withdraw'));
    const { available } = await market.tokens(pro);
    expect([300, 325]).toContain(available);
    await refused(
      as({ userId: pro }, `select public.post_refund(null, $1, 're', 1, now())`, [charge]),
    );
  });

  test('what was spent stays spent, and one refund is not two', async () => {
    const { payment, charge } = await paid();
    const refund = await propose(first, payment);
    await market.database.query(
      `select private.post_tokens($1, 'adjust', -310, null, 'Spent', $2)`,
      [pro, `spent:${pro}`],
    );
    await refused(decide(second, refund, 'approve'));
    await market.database.query(`select private.post_tokens($1, 'adjust', 310, null, 'Back', $2)`, [
      pro,
      `back:${pro}`,
    ]);
    await decide(second, refund, 'approve');
    await postRefund(charge, 7000, refund);
    await refused(propose(first, payment));
    await refused(settle(first, refund));
  });

  test('a refund that failed is settled once, by two', async () => {
    const { payment, charge } = await paid();
    const refund = await propose(first, payment);
    await refused(settle(second, refund));
    await decide(second, refund, 'approve');
    await refused(settle(second, refund));
    await postRefund(charge, 7000, refund);
    await failRefund(charge, 7000);
    await refused(settle(pro, refund));
    await refused(settle(first, refund, null));
    const settlement = await settle(first, refund);
    await refused(settle(second, refund));
    await refused(propose(second, payment));
    await refused(decide(first, settlement, 'approve'));
    await decide(second, settlement, 'approve');
    await refused(decide(third, settlement, 'approve'));
    await refused(settle(third, refund));
    await refused(propose(third, payment));
    expect(
      await market.value(
        `select coalesce(sum(amount_cents), 0)::int from public.money_ledger where credit = 'own_bank' and payment_id = $1`,
        [payment],
      ),
    ).toBe(7000);
  });

  test('no more goes back than was paid', async () => {
    const { payment, charge } = await paid();
    await postRefund(charge, 3000);
    await propose(first, payment);
    attacks += 1;
    expect(
      await market.value(
        `select amount_cents from public.payment_refunds where payment_id = $1 and state = 'pending'`,
        [payment],
      ),
    ).toBe(4000);
  });
});

describe('plans', () => {
  interface Chosen {
    subscription_id: string;
    state: string;
    current_period_end: string;
  }
  const choose = (who: string, plan: string, period = 'monthly') =>
    call<Chosen>(who, 'choose_plan', { plan_id: plan, period, idempotency_key: randomUUID() });
  const activate = (who: string, vendor: string, plan: string, period = 'monthly') =>
    call<Chosen>(who, 'activate_plan', {
      vendor_id: vendor,
      plan_id: plan,
      period,
      reason: 'Paid by transfer',
      idempotency_key: randomUUID(),
    });
  const boost = (vendor: string, at = new Date()) =>
    market.value('private.plan_boost($1, $2)', [vendor, at.toISOString()]);
  const live = (vendor: string) =>
    market.value<number>(
      `select count(*)::int from public.vendor_subscriptions where vendor_id = $1 and state in ('active', 'past_due')`,
      [vendor],
    );
  const after = ({ current_period_end: end }: Chosen) => new Date(new Date(end).getTime() + 1000);

  test('no Pro gives, changes or ends a plan that is not theirs to', async () => {
    await refused(activate(pro, pro, premium));
    await refused(activate(owner, pro, premium));
    await refused(call(pro, 'save_plan', { plan: { name: 'Free' }, reason: 'x' }));
    const { subscription_id } = await activate(first, otherPro, premium);
    const key = { idempotency_key: randomUUID() };
    await refused(call(pro, 'cancel_plan', { subscription_id, reason: '', ...key }));
    await refused(call(pro, 'end_plan', { subscription_id, reason: 'x', ...key }));
    await refused(choose(pro, randomUUID()));
    await refused(choose(pro, premium, 'forever'));
    await refused(activate(first, pro, premium, 'forever'));
    await refused(
      as(
        { userId: pro },
        `update public.vendor_subscriptions set state = 'active' where vendor_id = $1`,
        [pro],
      ),
    );
    await getsNothing(
      as({ userId: pro }, 'select id from public.vendor_subscriptions where vendor_id = $1', [
        otherPro,
      ]),
    );
    await call(first, 'decide_vendor', { vendor_id: pro, decision: 'suspend', reason: 'Fraud' });
    await refused(choose(pro, premium));
    await refused(activate(first, pro, premium));
  });

  test('two plans are never live at once, however close they are asked for', async () => {
    attacks += 2;
    await Promise.all([
      choose(pro, premium),
      choose(pro, preferred),
      choose(pro, premium, 'yearly'),
    ]);
    expect(
      await market.value(
        `select count(*)::int from public.vendor_subscriptions where vendor_id = $1 and state = 'incomplete'`,
        [pro],
      ),
    ).toBe(1);
    await Promise.all([activate(first, pro, premium), activate(second, pro, preferred)]);
    expect(await live(pro)).toBe(1);
  });

  test('no Pro goes on with a plan that nobody was paid for', async () => {
    const given = await activate(first, pro, premium);
    // The same plan, for longer, is no dearer.
    attacks += 1;
    await choose(pro, premium, 'yearly');
    await market.clock(after(given));
    expect(await boost(pro, after(given))).toBe(1);
    expect(await live(pro)).toBe(0);
  });

  test('a payment that is late pays for nothing', async () => {
    const { subscription_id } = await activate(first, pro, premium);
    await market.value(`private.miss_payment($1, 'timer', now())`, [subscription_id]);
    attacks += 1;
    expect(await boost(pro)).toBe(1);
    await refused(choose(pro, preferred));
  });
});

describe('devices', () => {
  const register = (caller: Caller, token: string | null, platform = 'ios') =>
    as(caller, 'select public.register_push_token($1, $2)', [token, platform]);
  const devicesOf = (person: string) =>
    market.value<number>('select count(*)::int from public.push_tokens where person_id = $1', [
      person,
    ]);

  test('no one reads, removes or makes up the device of another', async () => {
    const token = `device of ${owner}`;
    await register({ userId: owner }, token);
    await refused(register(visitor(), 'a device nobody has'));
    await refused(register({ userId: otherOwner }, 'short'));
    await refused(register({ userId: otherOwner }, null));
    await refused(register({ userId: otherOwner }, 'x'.repeat(513)));
    await refused(register({ userId: otherOwner }, 'a device of mine', 'toaster'));
    await getsNothing(
      as({ userId: otherOwner }, 'select token from public.push_tokens where token = $1', [token]),
    );
    await getsNothing(
      as(
        { userId: otherOwner },
        'delete from public.push_tokens where token = $1 returning token',
        [token],
      ),
    );
    await refused(
      as(
        { userId: otherOwner },
        `insert into public.push_tokens (token, person_id, platform) values ('a new device', $1, 'ios')`,
        [owner],
      ),
    );
    await refused(
      as({ userId: otherOwner }, 'update public.push_tokens set person_id = $1', [otherOwner]),
    );
    expect(await devicesOf(owner)).toBe(1);
    // Known or not, the answer is the same.
    attacks += 1;
    expect(await register({ userId: otherOwner }, 'a device of mine')).toEqual(
      await register({ userId: otherOwner }, token),
    );
  });

  test('a device that changes hands keeps nothing of the previous account; too many devices replace only one’s own', async () => {
    const token = `shared ${randomUUID()}`;
    await register({ userId: owner }, token);
    await register({ userId: otherOwner }, token);
    attacks += 2;
    expect(
      await market.value('select person_id from public.push_tokens where token = $1', [token]),
    ).toBe(otherOwner);
    const kept = await devicesOf(owner);
    for (let number = 0; number < 25; number += 1)
      await register({ userId: otherOwner }, `flood ${number} ${randomUUID()}`);
    expect(await devicesOf(otherOwner)).toBeLessThanOrEqual(20);
    expect(await devicesOf(owner)).toBe(kept);
  });

  test('a deleted account cannot register a device', async () => {
    const leaving = await market.owner();
    await register({ userId: leaving }, `device of ${leaving}`);
    await market.value('private.erase_person($1)', [leaving]);
    expect(await devicesOf(leaving)).toBe(0);
    await refused(register({ userId: leaving }, `device of ${leaving}`));
  });
});

describe('drafts', () => {
  const save = (who: string, key: string, answers: unknown = { submission: null }) =>
    call<number>(who, 'save_request_draft', { key, answers });
  const saveForms = (who: string, drafts: unknown) =>
    as({ userId: who }, 'select * from public.save_form_drafts($1::jsonb)', [drafts]);
  const leave = (key: string, answers: unknown, earlier: string | null = null) =>
    as(visitor(), 'select public.leave_request_draft($1, $2::jsonb, $3)', [key, answers, earlier]);
  const submission = () => ({
    submission: {
      ...requestInput(),
      property: { address: `${randomUUID()} Draft Lane`, zip: '78704', label: 'Home' },
    },
  });

  test('a draft of another is not read, written, discarded or replaced, even with its key', async () => {
    const key = randomUUID();
    await save(owner, key, { words: 'mine' });
    await getsNothing(
      as({ userId: otherOwner }, 'select key from public.request_drafts where key = $1', [key]),
    );
    await refused(as(visitor(), 'select key from public.request_drafts'));
    await refused(save(otherOwner, key));
    await refused(save(pro, randomUUID()));
    await call(otherOwner, 'discard_request_draft', { key });
    await leave(key, submission());
    await leave(randomUUID(), submission(), key);
    attacks += 3;
    expect(
      await market.value('select answers from public.request_drafts where key = $1', [key]),
    ).toEqual({ words: 'mine' });
    // Nobody learns of it by its key: it does not wait for an address to be confirmed.
    await getsNothing(as(visitor(), 'select * from public.request_draft_status($1)', [key]));
    await getsNothing(
      as(visitor(), 'select * from public.request_draft_status($1)', [randomUUID()]),
    );
  });

  test('drafts have an end in size and number', async () => {
    const long = { words: 'x'.repeat(70_000) };
    await refused(save(owner, randomUUID(), long));
    await refused(save(owner, randomUUID(), ['x']));
    await refused(leave(randomUUID(), { ...submission(), more: long }));
    await refused(saveForms(owner, [{ key: 'form', draft_id: '', content: long }]));
    await refused(saveForms(owner, [{ key: "x'; drop table", draft_id: '', content: {} }]));
    await refused(
      saveForms(
        owner,
        Array.from({ length: 21 }, (_, n) => ({ key: `f${n}`, draft_id: '', content: {} })),
      ),
    );
    await refused(as(visitor(), `select * from public.save_form_drafts('[]')`));
    for (let number = 0; number < 15; number += 1) await save(owner, randomUUID());
    attacks += 1;
    expect(
      await market.value<number>(
        'select count(*)::int from public.request_drafts where owner_id = $1',
        [owner],
      ),
    ).toBeLessThanOrEqual(11);
    const flood = async () => {
      for (let number = 0; number < 30; number += 1) await leave(randomUUID(), submission());
    };
    expect(await refused(flood())).toContain('Too many');
  });

  test('form drafts of another are neither read nor written', async () => {
    await saveForms(owner, [{ key: 'quote/1', draft_id: 'one', content: { words: 'mine' } }]);
    await getsNothing(
      as({ userId: otherOwner }, 'select key from public.form_drafts where person_id = $1', [
        owner,
      ]),
    );
    await refused(
      as(
        { userId: otherOwner },
        `insert into public.form_drafts (person_id, key, draft_id, content) values ($1, 'a', '', '{}')`,
        [owner],
      ),
    );
    await refused(as({ userId: otherOwner }, `update public.form_drafts set content = '{}'`));
    await saveForms(otherOwner, [
      { key: 'quote/1', draft_id: 'one', content: { words: 'other' }, known: '2100-01-01' },
    ]);
    attacks += 1;
    expect(
      await market.value(
        `select content from public.form_drafts where person_id = $1 and key = 'quote/1'`,
        [owner],
      ),
    ).toEqual({ words: 'mine' });
  });

  test('a deleted account keeps no drafts and cannot save any', async () => {
    const leaving = await market.owner();
    await save(leaving, randomUUID());
    await saveForms(leaving, [{ key: 'details', draft_id: '', content: { address: 'here' } }]);
    await market.value('private.erase_person($1)', [leaving]);
    await refused(save(leaving, randomUUID()));
    await refused(saveForms(leaving, [{ key: 'details', draft_id: '', content: {} }]));
    expect(
      await market.value(
        `(select count(*) from public.request_drafts where owner_id = $1)::int
         + (select count(*) from public.form_drafts where person_id = $1)::int`,
        [leaving],
      ),
    ).toBe(0);
  });
});

describe('asking a Pro', () => {
  const ask = (who: string, vendor: unknown, more: Arguments = {}, others: unknown = false) =>
    market.submit(who, { ask: { vendor_id: vendor, others }, ...more });

  test('no Pro is asked who is closed to work, uninsured, too far away or does other work', async () => {
    const uninsured = await market.pro({ isInsured: false });
    const far = await market.pro({ zip: '97214' });
    const [suspended, terminated, paused] = await market.vendors(3);
    const decide = (vendor: string | undefined, decision: string) =>
      call(first, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Fraud' });
    await decide(suspended, 'suspend');
    await decide(terminated, 'terminate');
    await call(paused ?? '', 'pause_business', { reason: 'Holidays' });
    await market.database.query(
      `update public.vendor_profiles set categories = '{arborist}' where vendor_id = $1`,
      [otherPro],
    );
    for (const vendor of [uninsured, far, suspended, terminated, paused, otherPro, randomUUID(), 5])
      await refused(ask(owner, vendor));
    await refused(ask(owner, pro, {}, 'yes'));
    attacks += 1;
    expect(
      await market.value(
        `select count(*)::int from public.leads where vendor_id = any ($1::uuid[])`,
        [[uninsured, far, suspended, terminated, paused]],
      ),
    ).toBe(0);
    // What is said of one who was suspended is said of one who never was.
    const why = (vendor: string) =>
      as(visitor(), `select public.why_not_ask($1, 'tree_removal', '78704') as why`, [vendor]);
    attacks += 1;
    expect(await why(suspended ?? '')).toEqual(await why(randomUUID()));
  });

  test('others are not asked for a request that is another’s or over', async () => {
    const { id } = await ask(owner, pro);
    await refused(call(otherOwner, 'ask_other_vendors', { request_id: id }));
    await refused(call(pro, 'ask_other_vendors', { request_id: id }));
    await call(owner, 'cancel_request', { request_id: id, reason: 'Sold' });
    await refused(call(owner, 'ask_other_vendors', { request_id: id }));
  });

  test('one Pro is not flooded by one owner', async () => {
    const flooding = await market.owner();
    const flood = async () => {
      for (let number = 0; number < 40; number += 1) await ask(flooding, pro);
    };
    expect(await refused(flood())).toContain('this Pro');
    // Another owner still asks the Pro, and this one others.
    await ask(otherOwner, pro);
    await ask(flooding, otherPro);
  });
});

describe('links to a request', () => {
  const share = (who: string, request: string, given: Arguments = {}) =>
    call<{ id: string; token: string }>(who, 'share_request', { request_id: request, ...given });
  const open = async (token: string, address = '198.51.100.8') => {
    const [row] = await as(visitor(address), 'select public.shared_request($1) as shared', [token]);
    return row?.['shared'] ?? null;
  };

  test('a request is shared by its owner alone, with its own quotes, for some days', async () => {
    const { id } = await market.submit(owner);
    const foreign = await market.agree(otherOwner, pro);
    for (const who of [otherOwner, pro, first]) await refused(share(who, id));
    await refused(as(visitor(), 'select public.share_request($1)', [id]));
    await refused(share(owner, id, { lead_id: foreign.lead }));
    await refused(share(owner, id, { lead_id: randomUUID() }));
    for (const days of [0, -1, 91, null]) await refused(share(owner, id, { valid_days: days }));
    for (let number = 0; number < 10; number += 1) await share(owner, id);
    await refused(share(owner, id));
    await refused(as({ userId: owner }, 'select token_hash from public.request_shares'));
    await getsNothing(
      as({ userId: otherOwner }, 'select id from public.request_shares where request_id = $1', [
        id,
      ]),
    );
  });

  test('a link that was turned off, ran out or is made up shows nothing; only its owner turns it off', async () => {
    const { id } = await market.submit(owner);
    const link = await share(owner, id);
    await as({ userId: otherOwner }, 'select public.revoke_request_share($1)', [link.id]).catch(
      () => undefined,
    );
    attacks += 1;
    expect(await open(link.token)).not.toBeNull();
    for (const token of [
      '',
      '%',
      link.token.slice(0, -1),
      `${link.token} `,
      link.id,
      'x'.repeat(100_000),
    ])
      await getsNothing(open(token));
    await call(owner, 'revoke_request_share', { share_id: link.id });
    await getsNothing(open(link.token));
    const late = await share(owner, id);
    await market.database.query(
      `update public.request_shares set expires_at = now() - interval '1 second' where id = $1`,
      [late.id],
    );
    await getsNothing(open(late.token));
  });

  test('after a cancellation, a spam rejection or an account deletion it shows no more than it should', async () => {
    const { id } = await market.submit(owner, { access_notes: 'Gate code 4711' });
    const { lead } = await market.accept(id, pro);
    await market.quote(pro, lead, 90_000);
    const link = await share(owner, id);
    await call(owner, 'cancel_request', { request_id: id, reason: 'Sold' });
    attacks += 1;
    const shown = await open(link.token);
    expect(shown).toMatchObject({ state: 'canceled', quotes: [] });
    expect(JSON.stringify(shown)).not.toMatch(/4711|Elm Street|5550100|Byron/);
    const spam = await market.submit(owner);
    const spamLink = await share(owner, spam.id);
    await call(first, 'reject_request_as_spam', { request_id: spam.id, reason: 'Advertising' });
    await getsNothing(open(spamLink.token));
    await refused(share(owner, spam.id));
    const leaving = await market.owner();
    const left = await market.submit(leaving);
    const leftLink = await share(leaving, left.id);
    await market.value('private.erase_person($1)', [leaving]);
    await getsNothing(open(leftLink.token));
  });

  test('an owner who is suspended for a request shows it to no one', async () => {
    const suspended = await market.owner();
    const { id } = await market.submit(suspended);
    const link = await share(suspended, id);
    await call(first, 'admin_suspend_owner', { person_id: suspended, reason: 'Advertising' });
    await getsNothing(open(link.token));
    await refused(share(suspended, id));
  });

  test('tokens cannot be guessed', async () => {
    const guess = async () => {
      for (let number = 0; number < 70; number += 1) await open(randomUUID(), '203.0.113.77');
    };
    expect(await refused(guess())).toContain('Too many');
  });
});

describe('links of a crew', () => {
  let today: string;
  beforeAll(async () => {
    today = await market.value(`(now() at time zone 'America/Chicago')::date::text`);
  });
  const dayFrom = (days: number) =>
    market.value<string>('($1::date + $2::int)::text', [today, days]);
  const link = async (who: string, days = 0) =>
    call<{ id: string; token: string }>(who, 'create_crew_link', { day: await dayFrom(days) });
  const crew = async (token: string, sql: string, values: readonly unknown[] = []) => {
    const [row] = await as(
      visitor('198.51.100.9', { 'x-crew-token': token }),
      `select ${sql} as answer`,
      values,
    );
    return row?.['answer'] ?? null;
  };
  const start = (token: string, job: string) => crew(token, 'public.crew_start_job($1)', [job]);
  async function planned(vendor: string, days = 0): Promise<{ request: string; job: string }> {
    const { request, job } = await market.agree(owner, vendor);
    await market.database.query(
      `update public.jobs set scheduled_for = ($2::date + $3::int)::timestamp at time zone 'America/Chicago' + interval '9 hours',
         planned_hours = 2 where id = $1`,
      [job, today, days],
    );
    return { request, job };
  }

  test('a link is made for a day that may be, by a Pro, and turned off by that Pro alone', async () => {
    await refused(link(owner));
    await refused(link(pro, -1));
    await refused(link(pro, 32));
    await refused(as(visitor(), 'select public.create_crew_link(current_date)'));
    const { id, token } = await link(pro);
    await call(otherPro, 'revoke_crew_link', { link_id: id });
    attacks += 1;
    expect(await crew(token, 'public.crew_day()')).not.toBeNull();
    await refused(as({ userId: pro }, 'select token_hash from public.crew_links'));
    await getsNothing(
      as({ userId: otherPro }, 'select id from public.crew_links where id = $1', [id]),
    );
    for (let number = 0; number < 9; number += 1) await link(pro);
    await refused(link(pro));
  });

  test('it reaches the jobs of its Pro on its day, and no others', async () => {
    const mine = await planned(pro);
    const others = await planned(otherPro);
    const tomorrow = await planned(pro, 1);
    const { token } = await link(pro);
    for (const job of [others.job, tomorrow.job, randomUUID()]) await refused(start(token, job));
    const ahead = await link(pro, 1);
    await refused(start(ahead.token, tomorrow.job));
    const day = JSON.stringify(await crew(token, 'public.crew_day()'));
    attacks += 1;
    expect(day).toContain(mine.job);
    expect(day).not.toMatch(/cents|price|token_price/);
    await start(token, mine.job);
    await refused(
      crew(token, `public.crew_deliver_job($1, '', $2::jsonb)`, [
        mine.job,
        [await market.photo(pro)],
      ]),
    );
    await refused(
      crew(token, `public.crew_deliver_job($1, '', $2::jsonb)`, [mine.job, [`${otherPro}/x.jpg`]]),
    );
  });

  test('it ends with the job, when it is turned off, and with its Pro', async () => {
    const { request, job } = await planned(pro);
    const { id, token } = await link(pro);
    await call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false });
    await refused(start(token, job));
    attacks += 1;
    expect(JSON.stringify(await crew(token, 'public.crew_day()'))).not.toContain(request);
    await call(pro, 'revoke_crew_link', { link_id: id });
    await getsNothing(crew(token, 'public.crew_day()'));
    await getsNothing(start(token, job));
    await getsNothing(crew('made up', 'public.crew_day()'));
    await getsNothing(crew('', 'public.crew_day()'));
    const leaving = await link(otherPro);
    await market.value('private.erase_person($1)', [otherPro]);
    await getsNothing(crew(leaving.token, 'public.crew_day()'));
  });
});
