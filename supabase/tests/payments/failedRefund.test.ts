import { reconcile } from '../../functions/_shared/payments/reconciliation';
import { callAsServer } from '../support/payments';
import { openMarketplace, type Arguments, type Marketplace } from '../support/marketplace';
import { AdverseAccount } from './adverseAccount';
import { disagreements } from './disagreements';
import { serverCall } from './serverCall';
import { decideDispute, disputeCharge, failRefund } from '../support/stripe/moneyBack';

// The bank of a card may turn a refund away days after it was made.

let market: Marketplace;
let account: AdverseAccount;
let admins: [string, string];
let payment: string;
beforeEach(async () => {
  market = await openMarketplace();
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
  admins = [await market.admin(), await market.admin()];
});
afterEach(async () => {
  expect(account.api.unknown).toEqual([]);
  await market.database.close();
});

/** A Pro has bought tokens. */
async function bought(tampered?: (name: string, given: Arguments) => Arguments) {
  const vendor = await market.vendor({ tokens: 10 });
  account = new AdverseAccount(market, vendor, { fate: () => 'arrives', tampered });
  await account.pay(await account.buyTokens());
  for (const page of account.shown) account.press(page, 'good');
  await settle();
  payment = await market.value(`select id from public.payments where vendor_id = '${vendor}'`);
}

const settle = () => account.settle((places) => places);
const why = { reason: 'Asked for it' };
const propose = () =>
  market.call<string>(admins[0], 'propose_payment_refund', { payment_id: payment, ...why });
const approve = (refund_id: string) =>
  market.call(admins[1], 'decide_payment_refund', { refund_id, decision: 'approve', ...why });

async function refunded() {
  await approve(await propose());
  await settle();
  const [made] = account.books.list('refund');
  return made?.id ?? '';
}

async function failedRefund() {
  await bought();
  failRefund(account.books, await refunded());
  await settle();
  return market.value<string>('select id from public.payment_refunds where payment_id = $1', [
    payment,
  ]);
}
const settlement = (refund_id: string, how: 'paid_otherwise' | 'kept') =>
  market.call<string>(admins[0], 'propose_refund_settlement', {
    refund_id,
    settlement: how,
    reason: 'Check 1042 was sent on Monday',
  });
const sold = () =>
  market.value<number>(
    `select coalesce(sum(case m.credit when 'token_sales' then m.amount_cents else -m.amount_cents end), 0)::int
     from public.money_ledger m where m.payment_id = $1 and 'token_sales' in (m.debit, m.credit)`,
    [payment],
  );
const told = () =>
  market.database.query<{ subject: string; body: string }>(
    `select o.subject, o.body_text as body from public.notifications n
     join private.outbox o on o.notification_id = n.id and o.channel = 'email'
     where n.person_id = $1 and n.kind = 'refund_settled'`,
    [account.vendor],
  );

const state = () =>
  market.value('select state::text from public.payments where id = $1', [payment]);
const refunds = () =>
  market.database.query(
    'select state::text, failure from public.payment_refunds where payment_id = $1 order by created_at',
    [payment],
  );
const available = async () => (await market.tokens(account.vendor)).available;
const findings = async () =>
  (
    await market.database.query<{ finding: string }>(
      `select finding from private.payment_findings(now()) where finding like '%refunds failed%'`,
    )
  ).map(({ finding }) => finding);
const waiting = () =>
  market.database.query(
    `select id, subject ->> 'words' as words from private.waiting_cases() where queue = 'refunds'`,
  );
const differences = () =>
  reconcile(
    {
      server: { call: (name, given: Arguments = {}) => serverCall(market, name, given) },
      provider: account.provider,
    },
    new Date(Date.now() + 60_000),
  ).then((report) => report.differences);

test('its money is posted back, and administrators can refund the payment again', async () => {
  await bought();
  const made = await refunded();
  expect([await state(), await available(), await findings()]).toEqual(['refunded', 10, []]);

  failRefund(account.books, made);
  await settle();
  expect(await state()).toBe('paid');
  expect(await refunds()).toEqual([{ state: 'failed', failure: 'expired or canceled card' }]);
  // What was taken back stays taken back.
  expect(await available()).toBe(10);
  expect(await disagreements(account)).toEqual([]);
  expect(await differences()).toEqual([]);
  expect(await findings()).toEqual([
    '1 refunds failed, the latest of $70.00 for 25 tokens: expired or canceled card. ' +
      'Propose them again, or settle them with the Pros.',
  ]);

  // Every notice of it comes once more.
  for (const place of account.books.events.keys()) await account.deliver(place);
  expect(await state()).toBe('paid');

  await approve(await propose());
  expect(await findings()).toEqual([]);
  await settle();
  expect([await state(), await available()]).toEqual(['refunded', 10]);
  expect((await refunds()).map((refund) => refund['state'])).toEqual(['failed', 'completed']);
  expect(await differences()).toEqual([]);
});

test('a refund that failed before it was ever posted is posted with its failure', async () => {
  await bought();
  await approve(await propose());
  await account.work().catch(() => undefined);
  const [made] = account.books.list('refund');
  failRefund(account.books, made?.id ?? '');
  await settle();
  expect(await state()).toBe('paid');
  expect(await differences()).toEqual([]);
});

test.each([
  [null, 'disputed'],
  ['lost', 'charged_back'],
] as const)(
  'where the bank took the money meanwhile (%s), the payment is %s',
  async (outcome, expected) => {
    await bought();
    const made = await refunded();
    failRefund(account.books, made);
    const dispute = disputeCharge(account.books, String(account.books.list('charge')[0]?.id));
    if (outcome) decideDispute(account.books, String(dispute?.id), outcome);
    // The bank's notices are there before those of the refund.
    await account.settle((places) => [...places].reverse());
    expect([await state(), await available()]).toEqual([expected, 10]);
    expect(await findings()).toEqual([]);
    expect(await differences()).toEqual([]);
  },
);

test('money paid back another way ends the refund and the payment, and leaves the provider as it is', async () => {
  const failed = await failedRefund();
  expect(await waiting()).toEqual([{ id: failed, words: '25 tokens' }]);
  const proposal = await settlement(failed, 'paid_otherwise');
  expect(await waiting()).toEqual([{ id: proposal, words: '25 tokens' }]);
  // Nothing has happened until another administrator agrees.
  expect([await state(), await sold(), await told()]).toEqual(['paid', 7000, []]);
  await expect(
    market.call(admins[0], 'decide_payment_refund', {
      refund_id: proposal,
      decision: 'approve',
      ...why,
    }),
  ).rejects.toThrow(/Another administrator must decide/);

  await approve(proposal);
  await settle();
  expect([await state(), await available(), await sold()]).toEqual(['refunded', 10, 0]);
  expect((await refunds()).map((refund) => refund['state'])).toEqual(['settled', 'settled']);
  expect([await findings(), await differences(), await waiting()]).toEqual([[], [], []]);
  // The provider made the one refund that failed, and is asked for no other.
  expect(account.books.list('refund')).toHaveLength(1);
  expect(await told()).toEqual([
    {
      subject: expect.stringMatching(/ of \$70(\.00)? for 25 tokens was paid another way$/),
      body: expect.stringMatching(
        /so we returned the money another way\.[^]*“Check 1042 was sent on Monday”/,
      ),
    },
  ]);
  await expect(propose()).rejects.toThrow(/This payment is refunded/);
});

test('money that stays gives the tokens back, and they go again with a later refund', async () => {
  await approve(await settlement(await failedRefund(), 'kept'));
  expect([await state(), await available(), await sold()]).toEqual(['paid', 35, 7000]);
  expect((await refunds()).map((refund) => refund['state'])).toEqual(['settled', 'settled']);
  expect([await findings(), await differences()]).toEqual([[], []]);
  const [news] = await told();
  expect(news?.body).toMatch(
    /your payment stays with us\.[^]*The tokens that were taken back are on the balance again\./,
  );

  await approve(await propose());
  await settle();
  expect([await state(), await available(), await sold()]).toEqual(['refunded', 10, 0]);
  expect(await differences()).toEqual([]);
});

test('tokens that came back are taken again when a bank disputes the payment', async () => {
  await approve(await settlement(await failedRefund(), 'kept'));
  disputeCharge(account.books, String(account.books.list('charge')[0]?.id));
  await settle();
  expect([await state(), await available()]).toEqual(['disputed', 10]);
});

test('negative controls: a settlement that is rejected or withdrawn changes nothing', async () => {
  const failed = await failedRefund();
  for (const [decision, admin] of [
    ['refuse', admins[1]],
    ['withdraw', admins[0]],
  ] as const) {
    const refund_id = await settlement(failed, 'kept');
    await expect(settlement(failed, 'kept')).rejects.toThrow(/open refund for this payment/);
    await market.call(admin, 'decide_payment_refund', { refund_id, decision, ...why });
  }
  expect([await state(), await available(), await sold(), await told()]).toEqual([
    'paid',
    10,
    7000,
    [],
  ]);
  expect(await findings()).toHaveLength(1);
});

test('only a refund that failed is settled, while we have its money', async () => {
  await bought();
  const proposal = await propose();
  await expect(settlement(proposal, 'kept')).rejects.toThrow(/Only a refund that failed/);
  await approve(proposal);
  await settle();
  await expect(settlement(proposal, 'kept')).rejects.toThrow(/Only a refund that failed/);
});

test('a refund made at the provider meanwhile does not take a proposed settlement for its own', async () => {
  const proposal = await settlement(await failedRefund(), 'paid_otherwise');
  await callAsServer(market, 'post_refund', {
    refund_id: null,
    charge: account.books.list('charge')[0]?.id,
    provider_refund: 're_by_hand',
    cents: 7000,
    refunded_at: new Date().toISOString(),
  });
  expect(await state()).toBe('refunded');
  await expect(approve(proposal)).rejects.toThrow(/This payment is refunded/);
});

test('negative control: a ledger that forgets what came back is found out', async () => {
  await bought((name, given) =>
    name === 'post_failed_refund' ? { ...given, movement: 'txn_another' } : given,
  );
  const made = await refunded();
  failRefund(account.books, made);
  await settle();
  const found = await differences();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({
    reference: 'txn_another',
    provider_cents: null,
    ledger_cents: 7000,
  });
});
