-- Unsent requests: left by visitors with a sign-up, kept for owners, sent once.

create function private.draft_submission(answers jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select (answers -> 'submission') || '{"photos": []}'
$$;
comment on function private.draft_submission(jsonb) is
  'The input of submit_request in what the form holds, null while the answers are incomplete. Its photos are on a device still.';

create function private.draft_expiry() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + make_interval(days => k.kept_days) from private.kept_data k where k.name = 'unsent_requests'
$$;
comment on function private.draft_expiry() is 'When a draft that is written now expires.';

create function private.is_free(draft public.request_drafts) returns boolean
language sql stable security definer set search_path = '' as $$
  select draft.is_waiting and draft.request_id is null and not exists (
    select 1 from auth.users u where u.id = draft.owner_id and u.email_confirmed_at is not null)
$$;
comment on function private.is_free(public.request_drafts) is
  'Whether anyone with its key may still change a draft: a visitor left it, and no one has confirmed the email address.';

create function private.replace_waiting_draft(draft_key uuid, earlier uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  category text;
begin
  select d.owner_id into account from public.request_drafts d
  where d.key = earlier and d.key <> draft_key and d.owner_id is not null and private.is_free(d) for update;
  if account is null then
    return;
  end if;
  update public.request_drafts d set owner_id = account, claim = null where d.key = draft_key and private.is_free(d)
  returning d.answers -> 'submission' ->> 'category' into category;
  if not found then
    return;
  end if;
  delete from public.request_drafts d where d.key = earlier;
  -- The account service keeps what the first sign-up said; the next mail names what is sent now.
  update auth.users u
  set raw_user_meta_data = u.raw_user_meta_data || jsonb_build_object('waiting_request', category)
  where u.id = account;
end $$;
comment on function private.replace_waiting_draft(uuid, uuid) is
  'With the key of a draft that waits for its email address to be confirmed, replaces it by another draft.';

create function public.leave_request_draft(key uuid, answers jsonb, earlier uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.owner_limits;
  submission jsonb := private.draft_submission(answers);
  claim uuid := gen_random_uuid();
begin
  if key is null or submission is null then
    raise exception 'This request is not complete.';
  end if;
  if octet_length(answers::text) > 65536 then
    raise exception 'This request is too long.';
  end if;
  select * into limits from private.owner_limits;
  perform private.count_report('draft ' || private.caller_key(),
    case private.caller_key() when 'visitors' then limits.visitor_drafts_an_hour else limits.drafts_an_hour end, 'hour');
  perform private.parse_submission(submission);
  perform private.parse_street(submission -> 'property');
  perform private.refuse_closed_place(submission -> 'property' ->> 'zip');
  -- Who holds the key may write on until someone has confirmed the address it was left for.
  insert into public.request_drafts as d (key, answers, claim, is_waiting, expires_at)
  values (key, answers, claim, true, private.draft_expiry())
  on conflict on constraint request_drafts_pkey do update
  set answers = excluded.answers, claim = excluded.claim, expires_at = excluded.expires_at
  where private.is_free(d);
  perform private.replace_waiting_draft(key, earlier);
  return claim;
end $$;
comment on function public.leave_request_draft(uuid, jsonb, uuid) is
  'A visitor leaves a complete request for the account about to be created: key is the one it will be sent with, answers what the form holds with the input of submit_request as submission, checked by the same rules. Returns a claim, which sign-up names in its metadata as request_draft. It works once and changes nothing, since a second sign-up with the address is shown the metadata of the first; the key is not to be named there. Again with the same key, the answers are replaced and the claim is a new one. earlier: the key of a draft left with an earlier sign-up that no one has confirmed; the new draft takes its place, since a second sign-up with the address changes nothing of the account. Limited for each caller.';
grant execute on function public.leave_request_draft(uuid, jsonb, uuid) to anon;

create function public.request_draft_status(key uuid)
returns table (category text, photos int, request_id uuid, number bigint, search text)
language sql stable security definer set search_path = '' as $$
  select d.answers -> 'submission' ->> 'category',
    case jsonb_typeof(d.answers -> 'photos') when 'array' then jsonb_array_length(d.answers -> 'photos') else 0 end,
    r.id, r.number, private.search_of(r)
  from public.request_drafts d left join public.service_requests r on r.id = d.request_id
  where d.key = request_draft_status.key and d.is_waiting and d.expires_at > now()
$$;
comment on function public.request_draft_status(uuid) is
  'What became of a request that waits for an address to be confirmed, for who holds its key: its category, how many photos are on the device it was written on, and id, number and how the search for a Pro stands once it is sent. No row for an unknown or expired key. It says the same whether or not the address had an account before.';
grant execute on function public.request_draft_status(uuid) to anon, authenticated;

create function private.note_draft_sent(owner uuid, draft_key uuid, request uuid) returns void
language sql security definer set search_path = '' as $$
  update public.request_drafts d set owner_id = owner, request_id = request, refusal = null
  where d.key = draft_key and (d.owner_id = owner or private.is_free(d))
$$;
comment on function private.note_draft_sent(uuid, uuid, uuid) is
  'A draft that was sent, from whichever device, is no longer a draft.';

create function private.send_waiting_drafts(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  draft public.request_drafts;
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  subject text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  -- Not locked: submitting locks the key first, then the draft.
  for draft in
    select * from public.request_drafts d
    where d.owner_id = owner and d.is_waiting and d.request_id is null and d.expires_at > now()
    order by d.created_at, d.key
  loop
    begin
      -- The account service confirms addresses; the request is the owner's.
      perform set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', owner::text, true);
      perform public.submit_request(private.draft_submission(draft.answers), draft.key);
      perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', subject, true);
    exception when others then
      -- The address is confirmed all the same; the owner finds the draft, and why it was not sent.
      raise warning 'A waiting request could not be sent: %', sqlerrm;
      update public.request_drafts d
      set refusal = case when sqlstate = 'P0001' then sqlerrm else 'Something went wrong on our side.' end
      where d.key = draft.key;
    end;
  end loop;
end $$;
comment on function private.send_waiting_drafts(uuid) is
  'Sends what an owner wrote before the address was confirmed, with the key of the draft, so that a device that sends it too has no second effect. What is refused stays a draft with the reason.';

create function public.save_request_draft(key uuid, answers jsonb, expected_version int default null) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  kept public.request_drafts;
begin
  if key is null or answers is null or jsonb_typeof(answers) <> 'object' then
    raise exception 'There is nothing to save.';
  end if;
  if octet_length(answers::text) > 65536 then
    raise exception 'This request is too long.';
  end if;
  -- A save that was under way while the request was sent must not bring the draft back.
  if exists (select 1 from private.answered_calls c where c.actor_id = caller and c.key = save_request_draft.key) then
    raise exception 'This request was already sent.' using hint = 'already_sent';
  end if;
  insert into public.request_drafts (key, owner_id, answers, expires_at)
  values (key, caller, answers, private.draft_expiry()) on conflict do nothing;
  if not found then
    select * into kept from public.request_drafts d where d.key = key for update;
    if kept.owner_id is distinct from caller and not private.is_free(kept) then
      raise exception 'This request is not yours.' using errcode = '42501';
    end if;
    if kept.request_id is not null then
      raise exception 'This request was already sent.' using hint = 'already_sent';
    end if;
    if kept.owner_id = caller then
      perform private.assert_version(kept.version, coalesce(expected_version, 0), 'This request');
    end if;
    update public.request_drafts d
    set owner_id = caller, answers = save_request_draft.answers, is_waiting = false, refusal = null,
      expires_at = private.draft_expiry()
    where d.key = key returning * into kept;
    return kept.version;
  end if;
  delete from public.request_drafts d
  where d.owner_id = caller and d.request_id is null and d.key not in (
    select n.key from public.request_drafts n where n.owner_id = caller and n.request_id is null
    order by n.updated_at desc, n.key limit (select l.drafts_at_most from private.owner_limits l));
  return 1;
end $$;
comment on function public.save_request_draft(uuid, jsonb, int) is
  'An owner keeps what the form holds, to continue it on another device. Refused with the hint version_conflict when it was saved elsewhere since expected_version (null for a draft not saved before), and with already_sent once it is sent. Returns the new version. Only the latest few are kept, each for 7 days.';
grant execute on function public.save_request_draft(uuid, jsonb, int) to authenticated;

create function public.discard_request_draft(key uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.request_drafts d where d.key = key and d.owner_id = caller and d.request_id is null;
end $$;
comment on function public.discard_request_draft(uuid) is
  'The calling owner discards an unsent request, on every device.';
grant execute on function public.discard_request_draft(uuid) to authenticated;
