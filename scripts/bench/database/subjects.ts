import { asJson } from './answers';
import { BUSIEST_SUBJECTS } from './busiest';
import { ERROR_SUBJECTS } from './errors';
import { SEARCH_SUBJECTS } from './search';
import type { Subject } from './subject';

const REQUESTS = `select owner_id as caller, id as first from public.service_requests
  where state = 'open' order by md5(id::text), id limit 200`;

// The ten steps of choosing: cells of the circle, covering index, exact distance, score, best twenty.
const CHOICE = `
  with request as materialized (
    select r.latitude, r.longitude, cos(radians(r.latitude)) * cos(radians(r.longitude)) as x,
      cos(radians(r.latitude)) * sin(radians(r.longitude)) as y, sin(radians(r.latitude)) as z
    from public.service_requests r where r.id = $1::uuid
  )
  select p.vendor_id
  from request q, lateral private.reach_cells(q.latitude, q.longitude) c,
    lateral (
      select m.vendor_id from private.match_profiles m
      where m.reach_cell between c.first_cell and c.last_cell and m.categories & 1 <> 0
        and (m.x - q.x) * (m.x - q.x) + (m.y - q.y) * (m.y - q.y) + (m.z - q.z) * (m.z - q.z) <= m.reach
      offset 0
    ) p`;

const EVERY_STATE = `jsonb_build_object('states', to_jsonb(enum_range(null::public.lead_state)))`;

const BUSY = `select vendor_id as caller, null as first from public.vendor_profiles
  where business_name in (select 'Pro ' || n from generate_series(1, $hundredth, greatest(1, $hundredth / 200)) n) order by vendor_id limit 200`;
const OWNERS = `select id as caller, null as first from public.profiles
  where user_type = 'owner' order by md5(email), id limit 200`;
const LONG_CONVERSATIONS = `select c.vendor_id as caller, c.id as first from public.conversations c
  where c.vendor_id = md5('pro8')::uuid order by c.id limit 200`;

const ESTIMATE = `{"category": "tree_removal", "trees": [{"height_m": 18, "diameter_cm": 60, "near_structure": true,
  "stump": true}, {"height_m": 9, "count": 3}]}`;

const FIRST_PRICE = '{"category": "tree_removal", "trees": [{"height_m": 13.72}]}';

/** Everything that is measured, in the order of the table. */
export const SUBJECTS: readonly Subject[] = [
  {
    name: 'choosing: who is in reach',
    sql: `select count(*) from (${CHOICE}) reached`,
    samples: REQUESTS,
    bare: `select count(*) from public.service_requests r,
      lateral private.reach_cells(r.latitude, r.longitude) c
      join private.match_profiles m on m.reach_cell between c.first_cell and c.last_cell
      where r.id = $1::uuid`,
    isInternal: true,
  },
  {
    name: 'choosing: with signals and filters',
    sql: `select cardinality((private.select_candidates(private.policy(), r, private.request_needs(private.policy(), r))).vendor_ids)
      from public.service_requests r where r.id = $1::uuid`,
    samples: REQUESTS,
    isInternal: true,
  },
  {
    name: 'whole match, stored and offered',
    sql: 'select private.run_match($1::uuid), private.offer_next($1::uuid, now())',
    samples: REQUESTS,
    isInternal: true,
    writes: true,
  },
  {
    name: 'matched again',
    sql: `select private.rematch($1::uuid, 'nightly')`,
    samples: REQUESTS,
    // A first match, as submit_request makes it.
    bare: `select private.run_match($1::uuid), private.require_asked_vendor($1::uuid),
      private.offer_next($1::uuid, now(), true), private.report_search($1::uuid)`,
    isInternal: true,
    writes: true,
  },
  {
    name: 'queueing 10,000 requests for the night',
    sql: `select private.queue_rematches(string_to_array($1, ',')::uuid[], 'nightly', now())`,
    samples: `select null as caller, string_agg(id::text, ',') as first from (
      select id from public.service_requests where state = 'open' order by md5(id::text), id limit 10000) waiting`,
    isInternal: true,
    isSweep: true,
    writes: true,
    p95AtMost: 2_000,
  },
  {
    name: 'waiting requests within reach of a Pro',
    sql: `select private.vendor_rematch_due(row(0, 'vendor', $1::uuid, 'rematch', now(), now(), null, null,
      'vendor_available')::private.timers, now())`,
    samples: `select null as caller, vendor_id as first from private.match_profiles order by md5(vendor_id::text), vendor_id limit 200`,
    isInternal: true,
    isSweep: true,
    writes: true,
  },
  {
    name: 'lead inbox',
    sql: `select public.my_lead_list(${EVERY_STATE})`,
    samples: BUSY,
    bare: asJson(
      'select l.* from public.leads l where l.vendor_id = auth.uid() order by l.offered_at desc, l.id desc limit 20',
    ),
  },
  {
    name: 'request list',
    sql: 'select public.my_request_list()',
    samples: OWNERS,
    bare: asJson(
      'select r.* from public.service_requests r where r.owner_id = auth.uid() order by r.created_at desc, r.id desc limit 20',
    ),
  },
  {
    name: 'message list',
    sql: asJson('select * from public.conversation_messages($1::uuid)'),
    samples: LONG_CONVERSATIONS,
    bare: asJson(`select m.id, m.sender_id, m.body, m.created_at from public.messages m
      where m.conversation_id = $1::uuid order by m.created_at desc, m.id desc limit 50`),
  },
  {
    name: 'conversations with unread counts',
    sql: asJson('select * from public.my_conversations()'),
    samples: BUSY,
  },
  {
    name: 'unread count',
    sql: 'select public.unread_total()',
    samples: OWNERS,
  },
  {
    name: 'estimate',
    sql: `select public.estimate_request('${ESTIMATE}')`,
    samples: `select null as caller, null as first from generate_series(1, 200)`,
  },
  {
    name: 'first price and whom to ask',
    sql: `select public.price_and_vendors('${FIRST_PRICE}', '66801')`,
    samples: `select null as caller, null as first from generate_series(1, 200)`,
    writes: true,
  },
  {
    name: 'a hundred messages masked',
    sql: `select private.mask_contact('Call me at 512 555 0177 about oak ' || n) from generate_series(1, 100) n`,
    samples: `select null as caller, null as first`,
    isInternal: true,
    // Sixty times as long where more patterns are used than PostgreSQL keeps compiled.
    p95AtMost: 200,
  },
  ...ERROR_SUBJECTS,
  ...SEARCH_SUBJECTS,
  ...BUSIEST_SUBJECTS,
];
