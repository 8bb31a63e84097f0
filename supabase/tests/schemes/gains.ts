import { newRequest } from './calls';
import type { Play } from './play';
import { act, newKey, WELCOME_TOKENS } from './stage';

/** What a group has at the end of a market. */
export interface Gains {
  /** Owners' reviews that are published and count, of the group by the group. */
  reviews: number;
  /** Tokens spent, after refunds, and still owed. */
  paid: number;
  refunds: number;
  /** Leads of the group's Pros whose owner answered them. */
  leads: number;
  /** Leads that rivals paid for and nobody refunded. */
  burned: number;
  /** By how many points of 100 the best Pro of the group ranks higher than before, for an owner outside the group. */
  rank: number;
  /** What no group may do, with how far it got. */
  violations: readonly string[];
}

const list = (ids: readonly string[]) => `{${ids.join(',')}}`;

/**
 * How a match for the bystander rates the group's best Pro, in points of 100: all signals by their weights. Places would
 * turn on ties.
 */
export async function bestScore({ stage, queries, random, vendors }: Play): Promise<number> {
  const refusal = await act(
    queries,
    stage.bystander,
    `select public.submit_request('${JSON.stringify(newRequest(random))}', '${newKey()}')`,
  );
  if (refusal !== null) throw new Error(refusal);
  const [row] = await queries.query<{ score: number | null }>(
    `select max(100 * (w.weight_rating * c.rating[n] + w.weight_experience * c.experience[n]
         + w.weight_acceptance * c.acceptance[n] + w.weight_response * c.response[n]
         + w.weight_availability * c.availability[n]))::float8 as score
     from public.match_candidates c, private.policy() w, unnest($2::uuid[]) v, array_position(c.vendor_ids, v) n
     where c.run_id = private.latest_run(
       (select r.id from public.service_requests r where r.owner_id = $1 order by r.number desc limit 1))`,
    [stage.bystander, list(vendors)],
  );
  return row?.score ?? 0;
}

/** What the group has gained; `before` is how its best Pro was rated. */
export async function gainsOf(play: Play, before: number): Promise<Gains> {
  const { queries, owners, vendors, stage } = play;
  const { rules } = stage;
  const [figures] = await queries.query<{
    reviews: number;
    thin: number;
    unpaid_reviews: number;
    counted_jobs: number;
    paid: number;
    won: number;
    most: number;
    refunds: number;
    of_pro: number;
    of_pair: number;
    leads: number;
    free: number;
    burned: number;
    of_owner: number;
  }>(FIGURES, [list(owners), list(vendors), list(stage.rivals), WELCOME_TOKENS]);
  if (!figures) throw new Error('The query gave no row.');
  const limits: [string, number, number][] = [
    ['reviews of thin jobs counted', figures.thin, 0],
    ['reviews counted without tokens', figures.unpaid_reviews, 0],
    ['jobs counted without tokens', figures.counted_jobs - figures.won, 0],
    ['tokens more than at the start', figures.most, 0],
    ['automatic refunds of a Pro', figures.of_pro, rules.grants],
    ['automatic refunds of a pair', figures.of_pair, rules.grantsPerOwner],
    ['leads answered or won for nothing', figures.free, 0],
    ['requests of a new owner open at once', play.mostOpen, rules.openRequests],
    ['leads rivals paid for by a new owner', figures.of_owner, rules.openRequests * rules.accepts],
  ];
  const score = await bestScore(play);
  return {
    reviews: figures.reviews,
    paid: figures.paid,
    refunds: figures.refunds,
    leads: figures.leads,
    burned: figures.burned,
    rank: score - before,
    violations: limits
      .filter(([, amount, most]) => amount > most)
      .map(([what, amount]) => `${amount} ${what}`),
  };
}

const FIGURES = `
  with deals as (
    select l.*, private.spent_tokens(l.id) + private.owed_for(l.id) as paid, r.asks_others, r.estimate_low_cents
    from public.leads l join public.service_requests r on r.id = l.request_id
    where l.owner_id = any ($1::uuid[])
  ), own as (
    select * from deals where vendor_id = any ($2::uuid[])
  ), published as (
    select d.paid,
      j.completed_at - j.created_at < interval '1 hour' or j.price_cents < d.estimate_low_cents / 5
        or j.completed_at - p.created_at < interval '3 days' as is_thin
    from public.reviews w join public.jobs j on j.id = w.job_id join own d on d.id = j.lead_id
      join public.profiles p on p.id = j.owner_id
    where w.author_side = 'owner' and w.state = 'published'
  ), granted as (
    select c.vendor_id, l.owner_id, c.created_at from public.lead_credit_claims c join own l on l.id = c.lead_id
    where c.state = 'granted' and c.answered_by = 'machine' and c.decided_at = c.created_at
  ), burned as (
    select d.owner_id, count(*)::int as leads from deals d
    where d.vendor_id = any ($3::uuid[]) and d.engaged_at is not null and d.paid > 0 group by d.owner_id
  )
  select (select count(*)::int from published) as reviews,
    (select count(*)::int from published where is_thin) as thin,
    (select count(*)::int from published where paid <= 0) as unpaid_reviews,
    (select coalesce(sum(v.jobs_completed), 0)::int from public.vendor_profiles v where v.vendor_id = any ($2::uuid[]))
      as counted_jobs,
    (select count(*)::int from own d join public.jobs j on j.lead_id = d.id
      where j.state = 'completed' and d.paid > 0) as won,
    (select coalesce(sum(d.paid), 0)::int from own d) as paid,
    (select max(a.posted) - $4::int from public.token_accounts a where a.vendor_id = any ($2::uuid[])) as most,
    (select count(*)::int from granted) as refunds,
    (select coalesce(max(n), 0)::int from (select (select count(*) from granted o where o.vendor_id = g.vendor_id
      and o.created_at > g.created_at - interval '30 days' and o.created_at <= g.created_at) as n from granted g) x) as of_pro,
    (select coalesce(max(n), 0)::int from (select (select count(*) from granted o
      where o.vendor_id = g.vendor_id and o.owner_id = g.owner_id
      and o.created_at > g.created_at - interval '30 days' and o.created_at <= g.created_at) as n from granted g) x) as of_pair,
    (select count(*)::int from own d where d.engaged_at is not null) as leads,
    (select count(*)::int from own d where d.paid <= 0 and d.state <> 'credited' and (
      exists (select 1 from public.jobs j where j.lead_id = d.id)
      or d.engaged_at is not null and (
        exists (select 1 from public.conversations c join public.messages m on m.conversation_id = c.id
          where c.lead_id = d.id and m.sender_id = d.vendor_id and m.created_at <= d.engaged_at)
        or exists (select 1 from public.quotes q where q.lead_id = d.id and q.created_at < d.engaged_at)))) as free,
    (select coalesce(sum(b.leads), 0)::int from burned b) as burned,
    (select coalesce(max(b.leads), 0)::int from burned b where not private.is_known_owner(b.owner_id)) as of_owner`;
