import type { Row } from '../../../local/database';
import type { DemoContext } from '../demoContext';
import { seededRandom } from '../seededRandom';

// Neighbors and Pros nobody signs in as: what waits for administrators changes no work people look at.
const NOT_SHOWN = `not exists (select 1 from public.profiles p where p.id in (l.owner_id, l.vendor_id)
  and p.email = any ($1::text[]))`;

// What waits has waited for hours, not since its business joined.
const RECENT_CREDENTIALS = `update public.vendor_credentials c
  set created_at = now() - w.place * interval '4 hours'
  from (
    select u.id, row_number() over (order by u.number) as place
    from public.vendor_credentials u join public.vendor_profiles v on v.vendor_id = u.vendor_id
    where u.verified_at is null and v.state in ('approved', 'paused')
  ) w
  where w.id = c.id`;
const RECENT_APPLICATIONS = `update public.vendor_profiles v set state_since = now() - w.place * interval '11 hours'
  from (
    select u.vendor_id, row_number() over (order by u.business_name) as place
    from public.vendor_profiles u where u.state = 'under_review'
  ) w
  where w.vendor_id = v.vendor_id`;

/** Opens a case in every queue of the administrators, as the people concerned would. */
export async function seedOpenCases(
  context: DemoContext,
  secondAdmin: string,
  shownEmails: readonly string[],
): Promise<void> {
  // Has random numbers of its own, so that cases do not change the requests.
  const random = seededRandom(20261124);
  const one = async (what: string, sql: string, parameters: readonly unknown[] = []) => {
    const [row] = await context.asProduct(sql, parameters);
    if (!row) throw new Error(`The demo has no ${what} to open a case about.`);
    return (column: string) => String(row[column]);
  };
  const shown = [shownEmails];
  await context.asProduct(RECENT_CREDENTIALS);
  await context.asProduct(RECENT_APPLICATIONS);

  const paid = await one(
    'lead that was paid for',
    `select l.id, l.vendor_id from public.leads l
     where l.state = 'quoted' and l.engaged_at is not null and private.spent_tokens(l.id) > 0 and ${NOT_SHOWN}
     order by l.engaged_at desc, l.id limit 1`,
    shown,
  );
  await context.as(
    paid('vendor_id'),
    `select public.file_credit_claim($1, 'not_as_described', $2, $3)`,
    [
      paid('id'),
      'The photos show an oak. The tree in the yard is a palm we have no ladder truck for.',
      random.uuid(),
    ],
  );

  // The other claims that led to it were answered since.
  await context.asProduct(
    'update public.profiles p set requests_paused_at = now() from public.leads l where l.id = $1 and p.id = l.owner_id',
    [paid('id')],
  );

  const delivered = await one(
    'finished work',
    `select l.id, l.owner_id, l.vendor_id from public.jobs l
     where l.state = 'delivered' and ${NOT_SHOWN} order by l.delivered_at desc, l.id limit 1`,
    shown,
  );
  await context.as(
    delivered('owner_id'),
    `select public.open_dispute($1, 'incomplete_work', $2, 'rework', '[]', $3)`,
    [
      delivered('id'),
      'The branches are down, but two piles are still behind the shed.',
      random.uuid(),
    ],
  );
  const dispute = await one('dispute', 'select id from public.job_disputes where job_id = $1', [
    delivered('id'),
  ]);
  await context.as(delivered('vendor_id'), `select public.answer_dispute($1, $2, '[]')`, [
    dispute('id'),
    'The quote says pruning. Hauling was a line of its own, which the owner left out.',
  ]);

  const review = await one(
    'poor review',
    `select l.id, l.vendor_id from (
       select w.*, j.owner_id from public.reviews w join public.jobs j on j.id = w.job_id) l
     where l.state = 'published' and l.author_side = 'owner' and l.rating <= 3 and ${NOT_SHOWN}
     order by l.published_at desc, l.id limit 1`,
    shown,
  );
  await context.as(review('vendor_id'), `select public.report_review($1, 'wrong_business', $2)`, [
    review('id'),
    'We were not at this address. The crew named here works for somebody else.',
  ]);

  const message = await one(
    'message',
    `select m.id, l.owner_id from public.messages m join public.conversations l on l.id = m.conversation_id
     where m.sender_id = l.vendor_id and ${NOT_SHOWN} order by m.created_at desc, m.id limit 1`,
    shown,
  );
  await context.as(message('owner_id'), 'select public.report_message($1, $2)', [
    message('id'),
    'They keep asking me to pay outside of the site.',
  ]);

  const businesses = await context.asProduct<{ id: string } & Row>(
    `select l.vendor_id as id from (select v.*, v.vendor_id as owner_id from public.vendor_profiles v) l
     where l.state = 'approved' and ${NOT_SHOWN}
       and not exists (select 1 from public.vendor_subscriptions s where s.vendor_id = l.vendor_id)
     order by l.business_name, l.vendor_id limit 4`,
    shown,
  );
  const [first, second, third, fourth] = businesses.map(({ id }) => id);
  for (const [vendor, reason] of [
    [first, 'Leads from the storm week, when owners could not be reached'],
    [second, 'Refund for a month of wrong offers'],
  ]) {
    await context.as(
      secondAdmin,
      `select public.grant_tokens($1, (select adjustment_limit + 40 from public.billing_policy), $2, $3)`,
      [vendor, reason, random.uuid()],
    );
  }
  await context.as(
    third ?? '',
    `select public.choose_plan((select id from public.subscription_plans order by monthly_price, id limit 1), 'monthly', $1)`,
    [random.uuid()],
  );
  await context.as(
    secondAdmin,
    `select public.activate_plan($1, (select id from public.subscription_plans order by monthly_price desc, id limit 1), 'yearly', $2, $3)`,
    [fourth, 'A year for helping us test the crew pages', random.uuid()],
  );
  // As the Pro would: the name of a business that administrators verified waits for them.
  await context.asProduct(
    `insert into public.business_proposals (vendor_id, field, earlier, proposed)
     select v.vendor_id, 'business_name', v.business_name, v.business_name || ' & Daughters'
     from public.vendor_profiles v where v.vendor_id = $1`,
    [third],
  );
  await context.asProduct(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'traq', 'International Society of Arboriculture', 'DEMO-TRAQ-2207', current_date + 500)`,
    [fourth],
  );

  await context.asProduct(
    `select public.send_contact_message('Rosa Delgado', 'rosa.delgado@demo.example', 'question', $1)`,
    ["Do your Pros also take down cactuses? Mine is leaning over my neighbor's fence."],
  );
  const neighbor = await one(
    'owner',
    `select l.id from (select p.*, p.id as owner_id, p.id as vendor_id from public.profiles p) l
     where l.user_type = 'owner' and ${NOT_SHOWN} order by l.email, l.id limit 1`,
    shown,
  );
  await context.as(secondAdmin, `select public.propose_admin_change($1, 'appoint', $2)`, [
    neighbor('id'),
    'Joining the support team next month',
  ]);
  await seedRefund(context, secondAdmin, fourth ?? '');
  await context.asProduct(
    `insert into public.error_logs (message, severity, category, source)
     values ('Demo: the map of a match could not be drawn', 'critical', 'ui', 'MatchMap')`,
  );
}

// Paid for before what the nightly comparison with the payment provider looks at.
const BOUGHT = `now() - interval '40 days'`;

/** A Pro bought tokens while payments were on, and an administrator proposes to refund them. */
async function seedRefund(context: DemoContext, admin: string, vendor: string): Promise<void> {
  const [order] = await context.asProduct<{ id: string; price_cents: number }>(
    `insert into public.token_purchases (vendor_id, package_id, tokens, price_cents, created_at)
     select $1, p.id, p.tokens, p.price_cents, ${BOUGHT} from public.token_packages p order by p.tokens, p.id limit 1
     returning id, price_cents`,
    [vendor],
  );
  const bought = [order?.id];
  await context.asProduct(
    `select public.post_payment($1, null, null, 'ch_demo_1', null, $2, ${BOUGHT}, null, null)`,
    [...bought, order?.price_cents],
  );
  await context.asProduct(
    `update public.token_purchases set paid_at = created_at where id = $1`,
    bought,
  );
  await context.asProduct(
    `update public.token_ledger set created_at = ${BOUGHT} where key = 'purchase:' || $1`,
    bought,
  );
  const [payment] = await context.asProduct<{ id: string }>(
    `update public.payments set created_at = charged_at where purchase_id = $1 returning id`,
    bought,
  );
  await context.as(admin, 'select public.propose_payment_refund($1, $2)', [
    payment?.id,
    'Bought by mistake, and none of the tokens were used',
  ]);
}
