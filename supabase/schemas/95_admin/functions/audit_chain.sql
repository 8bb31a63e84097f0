create function private.audit_digest(entry public.admin_audit) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(jsonb_build_array(entry.id, entry.admin_id, entry.action, entry.subject_table, entry.subject_id,
    entry.before, entry.after, entry.reason, extract(epoch from entry.created_at))::text, 'UTF8'))
$$;
comment on function private.audit_digest(public.admin_audit) is 'SHA-256 of everything an audit row says.';

create function private.audit_link_hash(before_hash bytea, link_position bigint, audit_id bigint, digest bytea) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(before_hash || convert_to(format(':%s:%s:', link_position, audit_id), 'UTF8') || digest)
$$;
comment on function private.audit_link_hash(bytea, bigint, bigint, bytea) is 'What chains a link to all links before it.';

create function private.chain_audit_row(audit_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  entry public.admin_audit;
  last_link private.audit_chain_end;
  digest bytea;
begin
  select * into entry from public.admin_audit a where a.id = audit_id;
  select * into strict last_link from private.audit_chain_end for update;
  digest := private.audit_digest(entry);
  last_link.hash := private.audit_link_hash(last_link.hash, last_link.position + 1, audit_id, digest);
  last_link.position := last_link.position + 1;
  insert into private.audit_chain (position, audit_id, digest, hash)
  values (last_link.position, audit_id, digest, last_link.hash);
  update private.audit_chain_end e set position = last_link.position, hash = last_link.hash
  where e.only_row;
end $$;
comment on function private.chain_audit_row(bigint) is 'Adds a link about an audit row, as it is now, to the end of the chain.';

create function private.audit_findings(from_position bigint default 0, most int default 2147483647) returns table (problem text, entry_id bigint)
language sql stable security definer set search_path = '' as $$
  with links as (
    select l.* from private.audit_chain l
    where l.position > from_position and l.position <= from_position + most
  ), chained as (
    select l.*, b.position as before_position, coalesce(b.hash, case l.position when 1 then '\x'::bytea end) as before_hash,
      not exists (select 1 from private.audit_chain n where n.audit_id = l.audit_id and n.position > l.position) as is_latest
    from links l left join private.audit_chain b on b.position = l.position - 1
  )
  -- A link that is gone, moved or changed breaks what follows it.
  select 'chain', c.audit_id from chained c
  where c.before_hash is null
    or c.hash is distinct from private.audit_link_hash(c.before_hash, c.position, c.audit_id, c.digest)
  union all
  select 'removed', c.audit_id from chained c
  where c.is_latest and not exists (select 1 from public.admin_audit a where a.id = c.audit_id)
  union all
  select 'changed', c.audit_id from chained c join public.admin_audit a on a.id = c.audit_id
  where c.is_latest and c.digest is distinct from private.audit_digest(a)
$$;
comment on function private.audit_findings(bigint, int) is
  'What is wrong in a stretch of the chain after a position. problem: chain (a link was changed, moved or removed), removed or changed (an audit row was, behind the chain). entry_id: the audit row.';

create function private.unchained_findings(after_entry bigint default 0) returns table (problem text, entry_id bigint)
language sql stable security definer set search_path = '' as $$
  (select 'inserted', a.id from public.admin_audit a
    where a.id > after_entry and not exists (select 1 from private.audit_chain l where l.audit_id = a.id)
    order by a.id limit 100)
  union all
  -- The end is kept apart, so that cutting the chain short is found too.
  select 'end', null::bigint from private.audit_chain_end e
  left join private.audit_chain l on l.position = e.position
  where (e.position > 0 and l.hash is distinct from e.hash)
    or exists (select 1 from private.audit_chain n where n.position > e.position)
$$;
comment on function private.unchained_findings(bigint) is
  'Problems the links alone do not reveal. problem: inserted (an audit row after the given one is not in the chain), end (the last links were removed). entry_id: the audit row.';

create function private.audit_problems_since(checked_position bigint, checked_entry bigint) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(f.problem order by f.problem), '{}') from (
    select problem from private.audit_findings(checked_position)
    union
    select problem from private.unchained_findings(checked_entry)
  ) f
$$;
comment on function private.audit_problems_since(bigint, bigint) is
  'The distinct problems among links after checked_position and rows after checked_entry.';

create function private.check_whole_audit_trail() returns text[]
language sql security definer set search_path = '' as $$
  update private.audit_check set
    position = (select e.position from private.audit_chain_end e),
    entry_id = (select coalesce(max(a.id), 0) from public.admin_audit a),
    problems = private.audit_problems_since(0, 0)
  where only_row
  returning problems
$$;
comment on function private.check_whole_audit_trail() is
  'Verifies the whole audit trail and stores the problems found for the health check, which verifies only newer entries. Returns the problems; empty when there are none.';

create function public.check_audit_trail(from_position bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most constant int := 10000;
  last_link private.audit_chain_end;
begin
  perform private.require_admin();
  select * into strict last_link from private.audit_chain_end;
  from_position := greatest(coalesce(from_position, 0), 0);
  return jsonb_build_object(
    'checked', least(from_position + most, last_link.position),
    'links', last_link.position,
    'end', encode(last_link.hash, 'hex'),
    'findings', coalesce((
      select jsonb_agg(jsonb_build_object('problem', f.problem, 'entry_id', f.entry_id) order by f.entry_id, f.problem)
      from (
        select a.problem, a.entry_id from private.audit_findings(from_position, most) a
        union all
        select u.problem, u.entry_id from private.unchained_findings() u where from_position = 0
        order by entry_id, problem limit 200) f), '[]'));
end $$;
comment on function public.check_audit_trail(bigint) is
  'For administrators: recomputes up to 10,000 links of the audit trail after a position. Returns {checked: the last position looked at, links: how many there are, end: the hash of the last one, findings: [{problem, entry_id}]}.';
grant execute on function public.check_audit_trail(bigint) to authenticated;
