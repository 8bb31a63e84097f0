import { randomUUID } from 'node:crypto';
import { callAsServer, postPayment } from '../support/payments';
import {
  ADMINS_ONLY,
  as,
  attacked,
  call,
  market,
  openHostileMarket,
  first,
  second,
  third,
  owner,
  vendor,
  otherVendor,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('refunds');

const NOT_ALONE = 'Another administrator must decide about what you proposed.';
const NOT_FAILED = 'Only a refund that failed can be settled.';
const REFUNDED = 'This payment is refunded, so it cannot be refunded.';

let charges = 0;
async function paid(): Promise<{ payment: string; charge: string }> {
  charges += 1;
  const charge = `ch_hostile_${charges}`;
  const { purchase_id } = await call<{ purchase_id: string }>(vendor, 'begin_token_purchase', {
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
test('only administrators propose and decide, and no one decides about their own', async () => {
  const { payment } = await paid();
  for (const who of [vendor, otherVendor, owner]) await refused(propose(who, payment), ADMINS_ONLY);
  await refused(
    as(visitor(), `select public.propose_payment_refund($1, 'x')`, [payment]),
    'permission denied for function propose_payment_refund',
  );
  await refused(propose(first, payment, ' '), 'A reason is required.');
  await refused(propose(first, randomUUID()), 'This payment does not exist.');
  const refund = await propose(first, payment);
  await refused(propose(second, payment), 'There is an open refund for this payment already.');
  for (const who of [vendor, owner]) await refused(decide(who, refund, 'approve'), ADMINS_ONLY);
  await refused(decide(first, refund, 'approve'), NOT_ALONE);
  await refused(decide(first, refund, 'refuse'), NOT_ALONE);
  await refused(decide(second, refund, 'withdraw'), 'Only who proposed a refund can withdraw it.');
  await refused(decide(second, refund, null), 'Unknown decision.');
  await refused(decide(second, refund, 'settle'), 'Unknown decision.');
  await revoke(second);
  await refused(decide(second, refund, 'approve'), ADMINS_ONLY);
  await appoint(second);
  expect(await market.tokens(vendor)).toMatchObject({ available: 325 });
});

test('an administrator alone, with a proposal of one who was dismissed, moves no money', async () => {
  const { payment } = await paid();
  const refund = await propose(third, payment);
  await revoke(third);
  await refused(
    decide(second, refund, 'approve'),
    'The person who proposed this is no longer an administrator. Propose it again.',
  );
  expect(await decide(second, refund, 'refuse')).toBe('refused');
  await appoint(third);
});

test('a decision counts once, even if it is repeated by others or at the same moment', async () => {
  const { payment, charge } = await paid();
  const refund = await propose(first, payment);
  attacked();
  const outcomes = await Promise.allSettled([
    decide(second, refund, 'approve'),
    decide(third, refund, 'refuse'),
    decide(third, refund, 'approve'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const decision of ['approve', 'refuse'])
    await refused(
      decide(second, refund, decision),
      /^This (payment|refund) is (refunding|approved|refused), so /,
    );
  await refused(decide(first, refund, 'withdraw'), 'You cannot do this to this refund.');
  const { available } = await market.tokens(vendor);
  expect([300, 325]).toContain(available);
  await refused(
    as({ userId: vendor }, `select public.post_refund(null, $1, 're', 1, now())`, [charge]),
    'permission denied for function post_refund',
  );
});

test('what was spent stays spent, and one refund is not two', async () => {
  const { payment, charge } = await paid();
  const refund = await propose(first, payment);
  await market.database.query(`select private.post_tokens($1, 'adjust', -310, null, 'Spent', $2)`, [
    vendor,
    `spent:${vendor}`,
  ]);
  await refused(
    decide(second, refund, 'approve'),
    'This Pro has only 15 tokens that are not held.',
  );
  await market.database.query(`select private.post_tokens($1, 'adjust', 310, null, 'Back', $2)`, [
    vendor,
    `back:${vendor}`,
  ]);
  await decide(second, refund, 'approve');
  await postRefund(charge, 7000, refund);
  await refused(propose(first, payment), REFUNDED);
  await refused(settle(first, refund), NOT_FAILED);
});

test('a refund that failed is settled once, by two', async () => {
  const { payment, charge } = await paid();
  const refund = await propose(first, payment);
  await refused(settle(second, refund), NOT_FAILED);
  await decide(second, refund, 'approve');
  await refused(settle(second, refund), NOT_FAILED);
  await postRefund(charge, 7000, refund);
  await failRefund(charge, 7000);
  await refused(settle(vendor, refund), ADMINS_ONLY);
  await refused(settle(first, refund, null), 'Say how this refund is settled.');
  const settlement = await settle(first, refund);
  await refused(settle(second, refund), 'There is an open refund for this payment already.');
  await refused(propose(second, payment), 'There is an open refund for this payment already.');
  await refused(decide(first, settlement, 'approve'), NOT_ALONE);
  await decide(second, settlement, 'approve');
  await refused(decide(third, settlement, 'approve'), REFUNDED);
  await refused(settle(third, refund), NOT_FAILED);
  await refused(propose(third, payment), REFUNDED);
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
  attacked();
  expect(
    await market.value(
      `select amount_cents from public.payment_refunds where payment_id = $1 and state = 'pending'`,
      [payment],
    ),
  ).toBe(4000);
});
