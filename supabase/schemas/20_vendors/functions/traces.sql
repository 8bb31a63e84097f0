-- Who comes back under another account, or takes the name of another business.
create function private.trace_of(kind text, key text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(convert_to(s.salt || ':' || kind || ':' || key, 'UTF8')) from private.trace_salt s
$$;
comment on function private.trace_of(text, text) is 'A name, policy number or phone number as private.account_traces keeps it.';

create function private.marks_of(account uuid, only_verified boolean) returns table (kind text, key text)
language sql stable security definer set search_path = '' as $$
  select 'name', private.name_key(v.business_name) from public.vendor_profiles v where v.vendor_id = account
  union
  select 'policy', private.policy_key(c.number) from public.vendor_credentials c
  where c.vendor_id = account and c.kind in ('liability_insurance', 'workers_compensation')
    and (not only_verified or c.verified_at is not null or exists (
      select 1 from public.credential_decisions d where d.credential_id = c.id and d.decision = 'verified'))
  union
  select 'phone', p.phone from public.profiles p where p.id = account and p.phone is not null
  union
  select 'phone', t.phone from public.text_consents t where t.person_id = account and t.confirmed_at is not null
$$;
comment on function private.marks_of(uuid, boolean) is
  'What an account can be known again by: business name, policy numbers (only those that were verified, if asked) and phone numbers.';

create function private.keep_traces(account uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.account_traces (account_id, kind, trace)
  select account, m.kind, private.trace_of(m.kind, m.key) from private.marks_of(account, true) m
  on conflict do nothing
$$;
comment on function private.keep_traces(uuid) is 'Keeps what an account that is stopped or about to be erased can be known again by.';

create function private.drop_traces(account uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.account_traces t where t.account_id = account
$$;
comment on function private.drop_traces(uuid) is 'An account that is reinstated leaves no traces.';

-- From what is the same to whom it belongs, each by an index.
create function private.accounts_with(account uuid, kind text, key text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  return query select t.account_id from private.account_traces t
    where t.trace = private.trace_of(kind, key) and t.kind = kind and t.account_id <> account;
  if kind = 'name' then
    return query select v.vendor_id from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id
      where private.name_key(v.business_name) = key and v.vendor_id <> account and p.deleted_at is null;
  elsif kind = 'policy' then
    return query select c.vendor_id from public.vendor_credentials c
      where private.policy_key(c.number) = key and c.kind in ('liability_insurance', 'workers_compensation')
        and c.vendor_id <> account;
  else
    return query
      select p.id from public.profiles p where p.phone = key and p.id <> account
      union select t.person_id from public.text_consents t
      where t.phone = key and t.confirmed_at is not null and t.person_id <> account;
  end if;
end $$;
comment on function private.accounts_with(uuid, text, text) is
  'Other accounts, stopped and erased ones too, with this name (private.name_key), policy number (private.policy_key) or phone number.';

-- A policy counts as used only where it was verified, so that nobody uses up another's by typing its number.
create function private.had_welcome_tokens(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.marks_of(vendor, true) m
    cross join lateral private.accounts_with(vendor, 'policy', m.key) other (id)
    where m.kind = 'policy'
      and exists (select 1 from public.token_ledger t where t.vendor_id = other.id and t.key = 'welcome:' || other.id)
      and (exists (select 1 from private.account_traces a where a.account_id = other.id and a.kind = 'policy'
          and a.trace = private.trace_of('policy', m.key))
        or exists (select 1 from private.marks_of(other.id, true) o where o.kind = 'policy' and o.key = m.key)))
$$;
comment on function private.had_welcome_tokens(uuid) is
  'Whether another account, stopped and erased ones too, was given welcome tokens with one of the verified policies of a Pro.';

create function public.similar_accounts(vendor_id uuid, proposed_name text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  business public.vendor_profiles;
  wanted text;
begin
  perform private.require_admin();
  select v.* into business from public.vendor_profiles v where v.vendor_id = vendor_id;
  if not found then
    raise exception 'This business does not exist.';
  end if;
  wanted := coalesce(proposed_name, business.business_name);
  return jsonb_build_object(
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object('account_id', found.id, 'by', found.by, 'user_type', p.user_type,
        'business_name', case when p.deleted_at is null then v.business_name end, 'state', v.state,
        'is_suspended', p.suspended_at is not null, 'is_erased', p.deleted_at is not null)
        order by cardinality(found.by) desc, found.id), '[]')
      from (
        select other.id, array_agg(distinct m.kind order by m.kind) as by
        from (
          select * from private.marks_of(vendor_id, false) every where every.kind <> 'name'
          union select 'name', private.name_key(wanted)
        ) m
        cross join lateral private.accounts_with(vendor_id, m.kind, m.key) other (id)
        group by other.id
        order by (exists (select 1 from private.account_traces t where t.account_id = other.id)) desc,
          cardinality(array_agg(distinct m.kind)) desc, other.id limit 20
      ) found
      join public.profiles p on p.id = found.id
      left join public.vendor_profiles v on v.vendor_id = found.id),
    'insured_as', (
      select coalesce(jsonb_agg(distinct c.insured_name), '[]') from public.vendor_credentials c
      where c.vendor_id = vendor_id and c.kind = 'liability_insurance' and c.rejected_at is null
        and c.expires_on >= current_date - 1 and c.insured_name is not null
        and private.name_key(c.insured_name) <> private.name_key(wanted)));
end $$;
comment on function public.similar_accounts(uuid, text) is
  'For administrators: up to 20 other accounts, stopped and erased ones before all others, that share the name of a business (or the one proposed for it), a policy number or a phone number with it, and whom its liability insurance names instead. {accounts: [{account_id, by (name, policy, phone), user_type, business_name, state, is_suspended, is_erased}], insured_as: [names that differ]}.';
grant execute on function public.similar_accounts(uuid, text) to authenticated;
