import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor({ tokens: 60 });
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  await market.accept(id, vendor);
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
    `update private.timers set due_at = now() - interval '11 minutes' - id * interval '1 millisecond' where fired_at is null`,
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

test('mails about accounts are found before nobody can be sent one', async () => {
  const sent = (hours: number, allowed: number) =>
    foundAfter(
      `with allowed as (update private.delivery_policy set account_mails_an_hour = $2 returning 1)
       update auth.users set recovery_sent_at = now() - make_interval(hours => $1), email_change_sent_at = now() - interval '1 minute'`,
      [hours, allowed],
    );
  const people = await market.value<number>('select count(*)::int from auth.users');
  expect(await sent(0, people * 8)).toEqual([
    {
      subject: 'accounts',
      finding: expect.stringContaining(`At least ${people * 2} mails about accounts were sent`),
    },
  ]);
  expect(await sent(2, people * 8)).toEqual([]);
});

describe('payments', () => {
  const BOUGHT = `bought as (
    insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
    select $1, id, tokens, price_cents from public.token_packages where tokens = 25 returning id, vendor_id)`;
  const paid = (age = '2 days', state = 'paid') => `${BOUGHT}, paid as (insert into public.payments
      (vendor_id, purchase_id, state, what, amount_cents, provider_charge, charged_at, created_at)
    select p.vendor_id, p.id, '${state}', '25 tokens', 7000, 'ch_1', now() - interval '${age}', now() - interval '${age}'
    from bought p returning id)`;
  const compared = (age = '0 days', differences = 0) =>
    `insert into public.payment_reconciliations
      (from_at, to_at, provider_cents, ledger_cents, movements, difference_count, differences, created_at)
    values (now() - interval '30 days', now(), 7000, 7000, 1, ${differences}, '[]', now() - interval '${age}')`;
  /** One statement with several effects, the last of which names the Pro. */
  const all = (...effects: string[]) => `with ${effects.join(', ')} select $1::uuid`;
  const also = (name: string, sql: string) => `${name} as (${sql} returning 1)`;

  const notice = (age: string, applied = 'null') =>
    all(
      also(
        'notice',
        `insert into private.payment_events (id, type, received_at, applied_at)
         values ('evt_1', 'checkout.session.completed', now() - interval '${age}', ${applied})`,
      ),
    );
  const approved = (age: string, ...further: string[]) =>
    all(
      paid(),
      also('compared', compared()),
      also(
        'approved',
        `insert into public.payment_refunds (payment_id, amount_cents, reason, state, decided_at)
         select id, 7000, 'Nothing left', 'approved', now() - interval '${age}' from paid`,
      ),
      ...further,
    );
  const HELD_BY_A_BANK = [
    `disputed as (insert into public.chargebacks (payment_id, provider_dispute, amount_cents, reason, opened_at)
      select id, 'dp_1', 7000, 'fraudulent', now() from paid returning id, payment_id)`,
    also(
      'taken',
      `insert into public.money_ledger (payment_id, chargeback_id, debit, credit, amount_cents, provider_reference, occurred_at)
       select payment_id, id, 'token_sales', 'provider', 7000, 'txn_1', now() from disputed`,
    ),
  ];
  const failed = (state: string, ...further: string[]) =>
    all(
      paid('2 days', state),
      also('compared', compared()),
      also(
        'failed',
        `insert into public.payment_refunds
           (payment_id, amount_cents, reason, state, provider_refund, completed_at, failed_at, failure, created_at)
         select id, 7000, 'Asked', 'failed', 're_1', now(), now(), 'expired card', now() - interval '1 hour' from paid`,
      ),
      ...further,
    );
  const LATER = also(
    'later',
    `insert into public.payment_refunds (payment_id, amount_cents, reason)
     select id, 7000, 'Again' from paid`,
  );
  const erased = (age: string) =>
    all(
      also(
        'erased',
        `insert into private.customer_erasures (vendor_id, created_at) values ($1, now() - interval '${age}')`,
      ),
    );

  /** A statement after which something is found, and others after which it is not, by when. */
  interface Finding {
    what: string;
    finding: string;
    found: string;
    not: Readonly<Record<string, string>>;
  }
  const FINDINGS: readonly Finding[] = [
    {
      what: 'notices that could not be posted for an hour',
      finding: '1 notices of the payment provider could not be posted, the oldest of ',
      found: notice('61 minutes'),
      not: { yet: notice('59 minutes'), 'once posted': notice('61 minutes', 'now()') },
    },
    {
      what: 'approved refunds that were not made for an hour',
      finding: '1 approved refunds have not been made for an hour.',
      found: approved('61 minutes'),
      not: {
        yet: approved('59 minutes'),
        'while a bank has the money': approved('61 minutes', ...HELD_BY_A_BANK),
      },
    },
    {
      what: 'refunds that failed',
      finding: '1 refunds failed, the latest of $70.00 for 25 tokens: expired card. ',
      found: failed('paid'),
      not: {
        'once another is proposed': failed('paid', LATER),
        'once a bank returned the money': failed('charged_back'),
      },
    },
    {
      what: 'deleted accounts that are still customers a day later',
      finding: '1 deleted accounts have been customers at the payment provider for a day.',
      found: erased('25 hours'),
      not: { yet: erased('23 hours') },
    },
    {
      what: 'differences of the latest reconciliation',
      finding: 'The latest reconciliation found 3 differences.',
      found: all(also('before', compared('2 days')), also('latest', compared('1 hour', 3))),
      not: {
        'once a later one found none': all(
          also('before', compared('2 hours', 3)),
          also('latest', compared('1 hour')),
        ),
      },
    },
    {
      what: 'payments that were not reconciled for a day',
      finding: 'Payments have not been reconciled for more than a day.',
      found: all(paid('27 hours'), also('compared', compared('27 hours'))),
      not: {
        yet: all(paid('25 hours')),
        'once they were': all(paid('27 hours'), also('compared', compared('25 hours'))),
        'after a month without payments': all(paid('31 days')),
      },
    },
  ];
  test.each(FINDINGS)('$what are found', async ({ finding, found, not }) => {
    expect(await foundAfter(found, [vendor])).toEqual([
      { subject: 'payments', finding: expect.stringContaining(finding) },
    ]);
    for (const [when, sql] of Object.entries(not)) {
      expect({ when, found: await foundAfter(sql, [vendor]) }).toEqual({ when, found: [] });
    }
  });
});

test('a broken audit trail is found', async () => {
  const found = await foundAfter(
    `insert into public.admin_audit (action, subject_table) values ('tokens.grant', 'profiles')`,
  );
  expect(found).toEqual([
    { subject: 'audit', finding: 'The audit trail failed verification: inserted.' },
  ]);
});
