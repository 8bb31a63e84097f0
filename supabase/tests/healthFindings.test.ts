import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let pro: string;
beforeAll(async () => {
  market = await openMarketplace();
  pro = await market.pro({ tokens: 60 });
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  await market.accept(id, pro);
});
afterAll(() => market.database.close());

const findings = () =>
  market.database.as({ role: 'service_role' }, (queries) =>
    queries.query<{ subject: string; finding: string }>('select * from public.health_findings()'),
  );

class Undo extends Error {}

/** What is found after a change, which is taken back. */
async function foundAfter(sql: string, given: readonly unknown[] = []) {
  let found: { subject: string; finding: string }[] = [];
  await market.database
    .transaction(async (queries) => {
      await queries.query(sql, given);
      found = await queries.query('select * from public.health_findings()');
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}

test('a marketplace at work has no findings', async () => {
  expect(await findings()).toEqual([]);
});

test.each([
  [
    'timers',
    'are overdue',
    `update private.timers set due_at = now() - interval '11 minutes' where fired_at is null`,
  ],
  [
    'timers',
    'No such lead',
    `update private.timers set fired_at = now(), failure = 'No such lead' where fired_at is null`,
  ],
  [
    'outbox',
    'have been waiting',
    `update private.outbox set status = 'waiting', due_at = now() - interval '31 minutes'`,
  ],
  [
    'outbox',
    'the last because: Refused',
    `update private.outbox set status = 'dead', finished_at = now(), failure = 'Refused'`,
  ],
  [
    'ledger',
    '1 token accounts',
    `update public.token_accounts set posted = posted + 1 where held > 0`,
  ],
])('%s: %s', async (subject, words, sql) => {
  expect(await foundAfter(sql)).toEqual([{ subject, finding: expect.stringContaining(words) }]);
});

test('files of a deleted account that are still there a day later are found', async () => {
  const found = await foundAfter(
    `with asked as (
       insert into private.folders_to_remove values ('gone', now() - interval '25 hours') returning folder
     )
     insert into storage.objects (bucket_id, name) select 'tree-photos', folder || '/a.jpg' from asked`,
  );
  expect(found).toEqual([
    { subject: 'storage', finding: '1 files of deleted accounts are still there a day later.' },
  ]);
});

describe('payments', () => {
  const PAYMENT = `insert into public.payments
      (vendor_id, purchase_id, state, what, amount_cents, provider_charge, charged_at, created_at)
    select p.vendor_id, p.id, 'paid', '25 tokens', 7000, 'ch_1', now() - interval '2 days', now() - interval '2 days'
    from bought p returning id`;
  const BOUGHT = `bought as (
    insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
    select $1, id, tokens, price_cents from public.token_packages where tokens = 25 returning id, vendor_id)`;
  const RECONCILED = `insert into public.payment_reconciliations
      (from_at, to_at, provider_cents, ledger_cents, movements, difference_count, differences)
    values (now() - interval '30 days', now(), 7000, 7000, 1, 0, '[]')`;
  const refundOf = (
    age: string,
  ) => `with ${BOUGHT}, paid as (${PAYMENT}), compared as (${RECONCILED})
    insert into public.payment_refunds (payment_id, amount_cents, reason, state, decided_at)
    select id, 7000, 'Nothing left', 'approved', now() - interval '${age}' from paid`;
  const noticeOf = (age: string) => `with notice as (
      insert into private.payment_events (id, type, received_at)
      values ('evt_1', 'checkout.session.completed', now() - interval '${age}') returning id)
    select $1::uuid from notice`;

  test.each([
    [
      'an order whose payment could not be posted',
      noticeOf,
      '1 notices of the payment provider could not be posted',
    ],
    ['a refund that was not made', refundOf, '1 approved refunds have not been made for an hour.'],
  ])('%s is found after an hour, not before', async (_what, sql, words) => {
    expect(await foundAfter(sql('61 minutes'), [pro])).toEqual([
      { subject: 'payments', finding: expect.stringContaining(words) },
    ]);
    expect(await foundAfter(sql('59 minutes'), [pro])).toEqual([]);
  });

  test('payments that were not reconciled for a day are found', async () => {
    expect(await foundAfter(`with ${BOUGHT} ${PAYMENT}`, [pro])).toEqual([
      { subject: 'payments', finding: 'Payments have not been reconciled for more than a day.' },
    ]);
  });
});

test('a broken audit trail is found', async () => {
  const found = await foundAfter(
    `insert into public.admin_audit (action, subject_table) values ('tokens.grant', 'profiles')`,
  );
  expect(found).toEqual([
    { subject: 'audit', finding: 'The audit trail does not add up in 1 places: inserted.' },
  ]);
});
