import type { AdverseAccount } from './adverseAccount';

interface LedgerRow extends Record<string, unknown> {
  reference: string;
  cents: number;
}

/** What the provider's books and ours do not agree about, and what was charged twice; empty when all is well. */
export async function disagreements(account: AdverseAccount): Promise<string[]> {
  const { books, market, vendor } = account;
  const ledger = await market.database.query<LedgerRow>(
    `select m.provider_reference as reference, case m.debit when 'provider' then m.amount_cents else -m.amount_cents end as cents
     from public.money_ledger m join public.payments p on p.id = m.payment_id where p.vendor_id = $1`,
    [vendor],
  );
  const ours = ledger.map(({ reference, cents }) => `${reference}: ${cents}`).sort();
  const theirs = books
    .list('balance_transaction')
    .map(({ id, source, amount, type }) =>
      // A dispute may move money more than once, and so does a refund that fails.
      [/^(dispute|refund_failure)/.test(String(type)) ? id : String(source), String(amount)].join(
        ': ',
      ),
    )
    .sort();
  const found = [
    ...ours.filter((line) => !theirs.includes(line)).map((line) => `only in the ledger: ${line}`),
    ...theirs.filter((line) => !ours.includes(line)).map((line) => `only at Stripe: ${line}`),
  ];

  // What each order has cost in the end, as the provider charged and returned it. What a bank did not take
  // back is owed: administrators see it and return it another way.
  const twice = await market.database.query<{ what: string }>(
    `with kept as (
       select p.purchase_id, p.subscription_id, p.provider_invoice, count(*) as charges
       from public.payments p where p.vendor_id = $1 and p.state = 'paid' and not exists (
         select 1 from public.payment_refunds r where r.payment_id = p.id and r.state = 'failed')
       group by 1, 2, 3)
     select format('charged %s times: %s', charges, coalesce(provider_invoice, purchase_id::text)) as what
     from kept where charges > 1
     union all
     select format('%s is %s', id, state) from public.payments p
     where p.vendor_id = $1 and p.state = 'refunding' and private.held_by_bank(p.id) <= 0
     union all
     select format('%s is %s, and a bank holds %s of it', p.id, p.state, private.held_by_bank(p.id))
     from public.payments p
     where p.vendor_id = $1 and (p.state = 'paid' and private.held_by_bank(p.id) > 0
       or p.state in ('disputed', 'charged_back') and private.held_by_bank(p.id) <= 0)
     union all
     select format('purchase %s has no tokens', p.id) from public.token_purchases p
     where p.vendor_id = $1 and (p.paid_at is not null) <> exists (
       select 1 from public.token_ledger l where l.key = 'purchase:' || p.id)
     union all
     select format('purchase %s kept its tokens without a payment', p.id) from public.token_purchases p
     where p.vendor_id = $1 and p.paid_at is not null
       and not exists (select 1 from public.payments y where y.purchase_id = p.id and y.state = 'paid')
       and not exists (select 1 from public.token_ledger l join public.token_ledger e on e.id = l.reverses_id
         where e.key = 'purchase:' || p.id)
       and not exists (select 1 from public.chargebacks c join public.payments y on y.id = c.payment_id
         where y.purchase_id = p.id and p.tokens = c.tokens_missing - coalesce(
           (select sum(l.posted_delta) from public.token_ledger l where l.key like 'chargeback:' || c.id || '%'), 0))
     union all
     select format('the balance is %s, the entries say %s', a.posted, sum(l.posted_delta))
     from public.token_accounts a join public.token_ledger l on l.vendor_id = a.vendor_id
     where a.vendor_id = $1 group by a.posted having a.posted <> sum(l.posted_delta)`,
    [vendor],
  );
  const refunds = await market.database.query<{ line: string }>(
    `select r.provider_refund || ' is ' || r.state as line
     from public.payment_refunds r join public.payments p on p.id = r.payment_id
     where p.vendor_id = $1 and r.provider_refund is not null`,
    [vendor],
  );
  const posted = refunds.map(({ line }) => line).sort();
  const made = books
    .list('refund')
    .map(({ id, status }) => `${id} is ${status === 'failed' ? 'failed' : 'completed'}`)
    .sort();
  if (posted.join() !== made.join()) found.push(`refunds here: ${posted}, at Stripe: ${made}`);

  const running = books.list('subscription', (one) => one['status'] === 'active').length;
  // One that was canceled runs on to the end of its period here, whatever it does there.
  const [least = 0, most = 0] = await Promise.all(
    ['and not cancel_at_period_end', ''].map((further) =>
      market.value<number>(
        `select count(*)::int from public.vendor_subscriptions
         where vendor_id = '${vendor}' and state = 'active' and is_paid ${further}`,
      ),
    ),
  );
  if (running < least || running > most) {
    found.push(`${running} subscriptions renew ${least} to ${most} plans`);
  }
  return [...found, ...twice.map(({ what }) => what)];
}
