-- What was agreed to be done, without what it costs.
create function private.agreed_lines(job public.jobs)
returns table (
  change int, left_out boolean, "position" int, description text, quantity numeric, unit public.price_unit, tree int
)
language sql stable security definer set search_path = '' as $$
  select null, false, l."position", private.words_for('quote_line_items', l.id::text, 'description', l.description, job.owner_id),
    trim_scale(l.quantity), l.unit, t."position"
  from public.quote_line_items l left join public.request_trees t on t.id = l.tree_id
  where l.quote_id = job.quote_id and l.chosen is distinct from false and l.unit_price_cents >= 0
  union all
  select o.number, l.unit_price_cents < 0, l."position", l.description, trim_scale(l.quantity), l.unit, null
  from public.job_change_orders o join public.job_change_order_lines l on l.change_order_id = o.id
  where o.job_id = job.id and o.decision = 'approved'
$$;
comment on function private.agreed_lines(public.jobs) is
  'The work of a job without prices: the lines of its quote that are included or were chosen, without discounts, then those of approved changes, with the number of the change and whether the line leaves something out. tree: the position in the request of the tree a line is for.';

create function private.quantity_in_words(quantity numeric, unit public.price_unit) returns text
language sql immutable set search_path = '' as $$
  select case
    when unit = 'flat' or (unit = 'each' and quantity = 1) then null
    when unit = 'each' then quantity || ' ×'
    when quantity = 1 then '1 ' || unit
    else quantity || ' ' || unit || case unit when 'inch' then 'es' else 's' end
  end
$$;
comment on function private.quantity_in_words(numeric, public.price_unit) is
  'How much of a line there is: 16 inches, 2.5 hours, 2 ×. Null where there is nothing to count. As quantityInWords of shared/domain.';

create function private.agreed_work_in_words(job public.jobs) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(
    coalesce('Change ' || l.change || case when l.left_out then ', removed' else '' end || ': ', '')
      || case when l.tree is not null and several.trees then 'Tree ' || l.tree || ': ' else '' end
      || l.description || coalesce(' (' || private.quantity_in_words(l.quantity, l.unit) || ')', ''),
    E'\n' order by l.change nulls first, l."position")
  from private.agreed_lines(job) l,
    (select count(*) > 1 as trees from public.request_trees t where t.request_id = job.request_id) several
$$;
comment on function private.agreed_work_in_words(public.jobs) is
  'The agreed work of a job, one line each; without prices.';
