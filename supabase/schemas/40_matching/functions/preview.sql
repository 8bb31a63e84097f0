-- What other settings would have changed, over every match of the last 30 days.
create function private.first_offers(
  place int, seen public.match_candidates, numbers int[], others int[], rules public.matching_policy,
  counted_by public.matching_policy, is_tried boolean
) returns setof private.first_offer
language sql stable set search_path = '' as $$
  select place, is_tried, seen.vendor_ids[n], seen.distances_km[n],
    seen.plan_boosts[n] > 1 and rules.boost_at_most > 1
      and private.below_floor(rules, seen.stars[n], seen.reviews[n], seen.lost_dispute_days[n]) is null,
    seen.plan_boosts[n] = 1 and private.is_newcomer(counted_by, seen.approved_days[n], seen.completed_jobs[n]),
    n <> all (others)
  from unnest(numbers) n
$$;
comment on function private.first_offers(int, public.match_candidates, int[], int[], public.matching_policy, public.matching_policy, boolean) is
  'The Pros of the first offer of one match as rows. others: who is in the other first offer it is compared with; counted_by: whose definition of a newcomer counts.';

create function public.preview_matching(changes jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at_most constant int := 1000;
  rules public.matching_policy;
  ran_under public.matching_policy;
  run public.match_runs;
  seen public.match_candidates;
  stored int[];
  tried int[];
  found private.first_offer[] := '{}';
  replayed int := 0;
  oldest timestamptz;
begin
  perform private.require_admin();
  rules := private.changed_policy(private.policy(), changes);
  for run in
    select * from public.match_runs r where r.created_at > now() - interval '30 days'
    order by r.created_at desc, r.id limit at_most
  loop
    seen := private.candidates_of_run(run.id);
    ran_under := private.policy_of_run(run.id);
    stored := seen.offer_order[1:ran_under.offers_at_once];
    tried := (private.rank_candidates(rules, seen)).offer_order[1:rules.offers_at_once];
    replayed := replayed + 1;
    oldest := run.created_at;
    found := found
      || array(select f from private.first_offers(replayed, seen, stored, tried, ran_under, rules, false) f)
      || array(select f from private.first_offers(replayed, seen, tried, stored, rules, rules, true) f);
  end loop;
  return (
    with speeds as (
      select l.vendor_id, percentile_cont(0.5) within group (
        order by extract(epoch from q.first_at - l.offered_at)) as seconds
      from public.leads l
      cross join lateral (
        select min(q.created_at) as first_at from public.quotes q where q.lead_id = l.id and q.state <> 'draft'
      ) q
      where q.first_at is not null and l.offered_at > now() - interval '90 days'
        and l.vendor_id in (select f.vendor_id from unnest(found) f)
      group by l.vendor_id
    ), soonest as (
      select f.is_tried, f.place, min(s.seconds) as seconds
      from unnest(found) f join speeds s on s.vendor_id = f.vendor_id group by f.is_tried, f.place
    ), sides as (
      select side.is_tried, jsonb_build_object(
        'offers', count(f.vendor_id),
        'boosted_share', avg(f.is_boosted::int),
        'newcomer_share', avg(f.is_newcomer::int),
        'median_distance_km', percentile_cont(0.5) within group (order by f.distance_km),
        'median_first_quote_seconds', (
          select round(percentile_cont(0.5) within group (order by s.seconds)::numeric)
          from soonest s where s.is_tried = side.is_tried)) as figures,
        count(*) filter (where f.is_moved) as moved
      from (values (false), (true)) side (is_tried) left join unnest(found) f on f.is_tried = side.is_tried
      group by side.is_tried
    )
    select jsonb_build_object(
      'matches', replayed,
      'matches_of_30_days', (select count(*) from public.match_runs r where r.created_at > now() - interval '30 days'),
      'since', oldest,
      'offers_moved', (select s.moved from sides s where s.is_tried),
      'before', (select s.figures from sides s where not s.is_tried),
      'after', (select s.figures from sides s where s.is_tried))
  );
end $$;
comment on function public.preview_matching(jsonb) is
  'For administrators: every match of the last 30 days (the latest 1,000 when there are more) ranked again under other settings (as for save_matching_policy), beside the first offers as they were made: {matches, matches_of_30_days, since, offers_moved (first offers that would have gone to another Pro), before and after: {offers, boosted_share, newcomer_share (newcomers without a plan, as the settings tried define them), median_distance_km, median_first_quote_seconds (the soonest of the Pros asked, by how fast each usually quoted in the last 90 days)}}. Saves nothing.';
grant execute on function public.preview_matching(jsonb) to authenticated;
