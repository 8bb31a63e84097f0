import { asJson } from './answers';
import { id } from './ids';
import type { Subject } from './subject';

/** Leads, ledger entries and conversations of the busiest Pro. */
const MOST = 10_000;
const BUSIEST = `md5('the busiest')::uuid`;
const STATES = `array['offered', 'viewed', 'declined', 'accepted', 'quoted', 'won', 'lost', 'engaged', 'expired']`;

/** SQL for one Pro who was offered ten thousand requests and wrote about each; every ninth became a job. */
export function busiestVendor(requests: number): string {
  const most = Math.min(MOST, requests);
  const owner = id('owner', `(1 + n % ${requests / 20})`);
  return `
    insert into public.profiles (id, email, user_type) values (${BUSIEST}, 'busiest@bench.example', 'vendor');
    insert into public.vendor_profiles (vendor_id, business_name, state, latitude, longitude, service_radius_km, categories)
    values (${BUSIEST}, 'The busiest', 'paused', 38, -96, 80, '{tree_removal}');
    insert into public.token_accounts (vendor_id, posted) values (${BUSIEST}, 1000);
    insert into public.leads (id, request_id, vendor_id, owner_id, state, offer_position, distance_km, token_price,
      offered_at, offer_expires_at)
    select ${id('busy lead', 'n')}, ${id('request', 'n')}, ${BUSIEST}, ${owner},
      (${STATES})[1 + n % 9]::public.lead_state, 3, n % 80, 3 + n % 7, now() - n * interval '20 seconds',
      now() + n * interval '1 minute'
    from generate_series(1, ${most}) n;
    insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, balance_after, lead_id, reason, key, created_at)
    select ${BUSIEST}, (case n % 2 when 0 then 'hold' else 'capture' end)::public.token_entry_kind, -(n % 2) * 5,
      case n % 2 when 0 then 5 else -5 end, 1000, ${id('busy lead', '(1 + n / 2)')}, 'Accepted a request',
      'bench:' || n, now() - (${most} - n) * interval '20 seconds'
    from generate_series(0, ${most - 1}) n;
    insert into public.conversations (id, lead_id, request_id, owner_id, vendor_id, owner_read_at, vendor_read_at,
      last_message_at, created_at)
    select ${id('busy conversation', 'n')}, ${id('busy lead', 'n')}, ${id('request', 'n')}, ${owner}, ${BUSIEST}, now(),
      now() - case n % 50 when 0 then interval '2 years' else interval '0' end, now() - n * interval '20 seconds',
      now() - interval '3 years'
    from generate_series(1, ${most}) n;
    insert into public.messages (conversation_id, sender_id, body, created_at)
    select ${id('busy conversation', 'n')}, ${owner}, 'Can you come on Monday?', now() - n * interval '20 seconds'
    from generate_series(1, ${most}) n;
    insert into public.quotes (id, lead_id, request_id, vendor_id, owner_id, state, version, total_cents, highest_cents,
      valid_until)
    select ${id('busy quote', 'n')}, ${id('busy lead', 'n')}, ${id('request', 'n')}, ${BUSIEST}, ${owner}, 'accepted', 1,
      90000, 90000, now() + interval '9 days'
    from generate_series(1, ${most}) n where n % 9 = 5;
    insert into public.jobs (request_id, quote_id, lead_id, owner_id, vendor_id, state, price_cents, scheduled_for,
      scheduled_until, created_at)
    select ${id('request', 'n')}, ${id('busy quote', 'n')}, ${id('busy lead', 'n')}, ${owner}, ${BUSIEST},
      (case n % 6 when 5 then 'scheduled' else 'completed' end)::public.job_state, 90000,
      now() + (n - 5000) * interval '1 hour', now() + (n - 4997) * interval '1 hour', now() - n * interval '20 seconds'
    from generate_series(1, ${most}) n where n % 9 = 5;`;
}

const ALONE = `select ${BUSIEST} as caller, null as first`;

/** The place of a row in the middle of an order, as a page names it. */
const middle = (rows: string, value: string, order: string) =>
  `select ${BUSIEST} as caller, (select jsonb_build_array(${value}, l.id)::text from ${rows} l
    where l.vendor_id = ${BUSIEST} order by ${value} ${order}, l.id ${order} offset 5000 limit 1) as first`;

/** What a page of a list may take. */
const PAGE_P95_AT_MOST = 10;

const filter = (more: string) =>
  `jsonb_build_object('states', to_jsonb(enum_range(null::public.lead_state)), ${more})`;
const inbox = (name: string, more: string): Subject => ({
  name: `10k leads: ${name}`,
  sql: `select public.my_lead_list(${filter(more)})`,
  samples: ALONE,
  p95AtMost: PAGE_P95_AT_MOST,
});
const deep = (name: string, more: string, value: string, order: string): Subject => ({
  name: `10k leads: ${name}, page 250`,
  sql: `select public.my_lead_list(${filter(more)}, $1::text::jsonb)`,
  samples: middle('public.leads', value, order),
  p95AtMost: PAGE_P95_AT_MOST,
});
const ledger = (name: string, given: string, samples = ALONE): Subject => ({
  name: `10k ledger entries: ${name}`,
  sql: asJson(`select * from public.token_ledger_page(${given})`),
  samples,
  p95AtMost: PAGE_P95_AT_MOST,
});

/** What one Pro with ten thousand leads, ledger entries and conversations waits for, page by page. */
export const BUSIEST_SUBJECTS: readonly Subject[] = [
  inbox('newest', `'sort', 'newest'`),
  deep('newest', `'sort', 'newest'`, 'l.offered_at', 'desc'),
  inbox('ending', `'sort', 'ending'`),
  deep('ending', `'sort', 'ending'`, 'l.offer_expires_at', 'asc'),
  inbox('nearest', `'sort', 'nearest'`),
  inbox('estimate', `'sort', 'estimate'`),
  inbox('tokens', `'sort', 'tokens'`),
  inbox('one service', `'category', 'tree_removal'`),
  inbox('one time', `'timing', 'emergency'`),
  inbox('within 10 km', `'within_km', 10`),
  inbox('found by name', `'search', 'ad'`),
  inbox('nothing found', `'search', 'zz'`),
  {
    name: '10k leads: counts',
    sql: asJson('select * from public.my_lead_counts()'),
    samples: ALONE,
  },
  ledger('newest', 'at_most => 50'),
  ledger(
    'page 100',
    'before_id => $1::bigint, at_most => 50',
    `select ${BUSIEST} as caller,
    (select l.id::text from public.token_ledger l where l.vendor_id = ${BUSIEST} order by l.id desc offset 5000 limit 1) as first`,
  ),
  ledger('one kind', `at_most => 50, kinds => '["refund"]'`),
  ledger('of two days', `at_most => 50, from_day => current_date - 2, to_day => current_date - 1`),
  {
    name: '10k ledger entries: summary',
    sql: 'select public.my_token_summary()',
    samples: ALONE,
  },
  {
    name: '10k conversations: newest',
    sql: asJson('select * from public.my_conversations()'),
    samples: ALONE,
    p95AtMost: PAGE_P95_AT_MOST,
  },
  {
    name: '10k conversations: page 100',
    sql: asJson('select * from public.my_conversations(after => $1::uuid)'),
    samples: `select ${BUSIEST} as caller, (select c.id::text from public.conversations c where c.vendor_id = ${BUSIEST}
      order by c.last_message_at desc offset 5000 limit 1) as first`,
    p95AtMost: PAGE_P95_AT_MOST,
  },
  {
    name: '10k conversations: unread',
    sql: asJson('select * from public.my_conversations(unread => true)'),
    samples: ALONE,
    p95AtMost: PAGE_P95_AT_MOST,
  },
  {
    name: '10k leads: figures of a year',
    sql: 'select public.my_vendor_stats(current_date - 364, current_date)',
    samples: ALONE,
  },
  {
    name: '1k jobs: agenda',
    sql: asJson(`select * from public.jobs where vendor_id = $1::uuid and scheduled_for is not null
      and state = any ('{scheduled,en_route,in_progress,change_order_pending,weather_hold}')
      order by scheduled_for limit 50`),
    samples: `select ${BUSIEST} as caller, ${BUSIEST}::text as first`,
  },
];
