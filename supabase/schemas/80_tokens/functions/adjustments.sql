create function private.token_account(vendor uuid) returns public.token_accounts
language plpgsql security definer set search_path = '' as $$
declare
  account public.token_accounts;
begin
  select * into account from public.token_accounts a where a.vendor_id = vendor for no key update;
  if not found then
    raise exception 'This Pro has no token account.';
  end if;
  return account;
end $$;
comment on function private.token_account(uuid) is 'The token account of a Pro, locked.';

-- The cheapest package says how many tokens an amount buys at most.
create function private.tokens_worth(cents bigint) returns bigint
language sql stable security definer set search_path = '' as $$
  select ceil(cents / coalesce(
    (select min(p.price_cents::numeric / p.tokens) from public.token_packages p where p.is_active), 1))::bigint
$$;
comment on function private.tokens_worth(bigint) is
  'An amount in cents as tokens, so that one limit holds for everything an administrator can give a Pro.';

-- What one administrator has moved for one Pro of late, in whichever direction and in however many pieces.
create function private.moved_by(admin uuid, vendor uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  with rules as (
    select now() - make_interval(hours => (private.billing_rules()).adjustment_hours) as since
  )
  select coalesce((
    select sum(abs(l.posted_delta::bigint)) from public.token_ledger l, rules r
    where l.vendor_id = vendor and l.created_by = admin and l.created_at > r.since
      -- What they grant, adjust, or refund by a decision of theirs.
      and (l.kind in ('grant', 'adjust') and l.key like 'admin:%' or l.kind = 'refund')), 0)
  + coalesce((
    select sum(d.tokens) from private.forgiven_debts d, rules r
    where d.vendor_id = vendor and d.forgiven_by = admin and d.created_at > r.since), 0)
  + private.tokens_worth(coalesce((
    select sum((a.after ->> 'given_cents')::bigint) from public.admin_audit a, rules r
    where a.admin_id = admin and a.action = 'plan.activate' and a.after ->> 'vendor_id' = vendor::text
      and a.created_at > r.since), 0)::bigint)
$$;
comment on function private.moved_by(uuid, uuid) is
  'Tokens an administrator has moved for a Pro alone within the hours of the limit, refunds and forgiven debts included, with the plans given in that time as tokens.';

create function private.assert_refunds_within_limit(admin uuid, vendor uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits public.billing_policy := private.billing_rules();
begin
  if private.moved_by(admin, vendor) > limits.adjustment_limit then
    raise exception 'One administrator can move at most % for a Pro within % hours. Another administrator can decide this, or you can later.',
      private.counted(limits.adjustment_limit, 'token'), limits.adjustment_hours using errcode = '42501';
  end if;
end $$;
comment on function private.assert_refunds_within_limit(uuid, uuid) is
  'Refuses, after a refund, what takes an administrator beyond the tokens one may move for a Pro.';

create function private.post_adjustment(
  vendor uuid, kind public.token_entry_kind, tokens int, why text, reversed bigint, entry_key text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before_account public.token_accounts := private.token_account(vendor);
  after_account public.token_accounts;
begin
  if before_account.available + tokens::bigint < 0 then
    raise exception 'This Pro has only % tokens that are not held.', before_account.available;
  end if;
  if before_account.posted + tokens::bigint > 10000000 then
    raise exception 'A Pro can have at most 10,000,000 tokens.';
  end if;
  perform private.post_tokens(vendor, kind, tokens, null, why, entry_key, reversed);
  select * into after_account from public.token_accounts a where a.vendor_id = vendor;
  perform private.audit(case when reversed is null then 'tokens.' || kind else 'tokens.reverse' end,
    'token_accounts', vendor, to_jsonb(before_account), to_jsonb(after_account), why);
end $$;
comment on function private.post_adjustment(uuid, public.token_entry_kind, int, text, bigint, text) is
  'Writes what an administrator moves, or corrects, into the ledger and the audit trail.';

create function private.adjust_account(
  call_name text, vendor uuid, kind public.token_entry_kind, tokens int, reason text, reversed bigint, call_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result(call_name, call_key);
  why text := private.required_text(reason, 'A reason', 500);
  account public.token_accounts;
  proposal uuid;
  entry_key text := format('admin:%s:%s', admin, call_key);
begin
  if answer is not null then
    return answer;
  end if;
  account := private.token_account(vendor);
  if private.moved_by(admin, vendor) + abs(tokens::bigint) > (private.billing_rules()).adjustment_limit then
    insert into public.token_adjustments (account_id, kind, tokens, reverses_id, reason, proposed_by)
    values (vendor, kind, tokens, reversed, why, admin) returning id into proposal;
    perform private.record_first_event('token_adjustment', proposal, 'propose', 'admin', why);
    perform private.audit('tokens.propose', 'token_adjustments', proposal, null,
      (select to_jsonb(a) from public.token_adjustments a where a.id = proposal), why);
  else
    perform private.post_adjustment(vendor, kind, tokens, why, reversed, entry_key);
  end if;
  return private.save_idempotent_result(call_name, call_key, (
    select jsonb_build_object('state', case when proposal is null then 'posted' else 'pending' end,
      'adjustment_id', proposal, 'posted', a.posted, 'held', a.held, 'available', a.available, 'entry', (
        select to_jsonb(l) from public.token_ledger l where l.key = entry_key))
    from public.token_accounts a where a.vendor_id = vendor));
end $$;
comment on function private.adjust_account(text, uuid, public.token_entry_kind, int, text, bigint, uuid) is
  'Moves tokens of a Pro in the name of the calling administrator, or proposes it to a second one when it goes beyond the limit.';

create function public.grant_tokens(vendor_id uuid, tokens int, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if tokens is null or tokens not between 1 and 1000000 then
    raise exception 'Grant between 1 and 1,000,000 tokens.';
  end if;
  return private.adjust_account('grant_tokens', vendor_id, 'grant', tokens, reason, null, idempotency_key);
end $$;
comment on function public.grant_tokens(uuid, int, text, uuid) is
  'An administrator gives a Pro tokens, with a reason the Pro reads. Audited. Returns {state, adjustment_id, posted, held, available, entry}: posted at once, with the entry of the ledger, or pending until a second administrator approves what goes beyond the limit.';
grant execute on function public.grant_tokens(uuid, int, text, uuid) to authenticated;

create function public.adjust_tokens(vendor_id uuid, tokens int, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if tokens is null or tokens = 0 or tokens not between -1000000 and 1000000 then
    raise exception 'Adjust by between 1 and 1,000,000 tokens, up or down.';
  end if;
  return private.adjust_account('adjust_tokens', vendor_id, 'adjust', tokens, reason, null, idempotency_key);
end $$;
comment on function public.adjust_tokens(uuid, int, text, uuid) is
  'An administrator adds tokens to a Pro''s account or (negative) takes tokens out of it that are not held, with a reason the Pro reads. Audited. Returns as grant_tokens does.';
grant execute on function public.adjust_tokens(uuid, int, text, uuid) to authenticated;

create function public.reverse_token_entry(entry_id bigint, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  entry public.token_ledger;
  answer jsonb;
begin
  perform private.require_admin();
  answer := private.idempotent_result('reverse_token_entry', idempotency_key);
  if answer is not null then
    return answer;
  end if;
  select * into entry from public.token_ledger l where l.id = entry_id;
  if not found then
    raise exception 'This entry does not exist.';
  end if;
  if entry.kind not in ('grant', 'purchase', 'refund', 'adjust') then
    raise exception 'Tokens for a lead are refunded through a refund claim.';
  end if;
  perform private.token_account(entry.vendor_id);
  if entry.reverses_id is not null
    or exists (select 1 from public.token_ledger l where l.reverses_id = entry_id)
    or exists (select 1 from public.token_adjustments a where a.reverses_id = entry_id and a.state = 'pending') then
    raise exception 'This entry is a correction or was corrected before.';
  end if;
  return private.adjust_account(
    'reverse_token_entry', entry.vendor_id, 'adjust', -entry.posted_delta, reason, entry_id, idempotency_key);
end $$;
comment on function public.reverse_token_entry(bigint, text, uuid) is
  'An administrator corrects an entry (grant, purchase, refund, adjust) by one that reverses it, once, with a reason the Pro reads. Audited. Returns as grant_tokens does.';
grant execute on function public.reverse_token_entry(bigint, text, uuid) to authenticated;

create function public.decide_token_adjustment(adjustment_id uuid, decision text, reason text)
returns public.token_adjustment_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  vendor uuid := (select a.account_id from public.token_adjustments a where a.id = adjustment_id);
  adjustment public.token_adjustments;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  if vendor is null then
    raise exception 'This adjustment does not exist.';
  end if;
  perform private.token_account(vendor);
  select * into adjustment from public.token_adjustments a where a.id = adjustment_id for update;
  if (adjustment.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed an adjustment can withdraw it.'
      else 'Another administrator must decide what you proposed.' end using errcode = '42501';
  end if;
  if decision = 'approve' then
    perform private.assert_still_admin(adjustment.proposed_by);
  end if;
  perform private.transition('token_adjustment', adjustment_id, decision, 'admin', why);
  update public.token_adjustments a
  set decided_by = admin, decided_at = now(), decision_reason = why where a.id = adjustment_id;
  if decision = 'approve' then
    perform private.post_adjustment(
      vendor, adjustment.kind, adjustment.tokens, adjustment.reason, adjustment.reverses_id, 'adjustment:' || adjustment_id);
  end if;
  perform private.audit('tokens.' || decision, 'token_adjustments', adjustment_id, to_jsonb(adjustment),
    (select to_jsonb(a) from public.token_adjustments a where a.id = adjustment_id), why);
  return (select a.state from public.token_adjustments a where a.id = adjustment_id);
end $$;
comment on function public.decide_token_adjustment(uuid, text, text) is
  'A second administrator approves or refuses what goes beyond the limit of one; who proposed it may withdraw it instead. With a reason. Audited. Returns the new state.';
grant execute on function public.decide_token_adjustment(uuid, text, text) to authenticated;
