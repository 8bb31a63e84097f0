-- A Pro applies, and an administrator decides.
create function public.decide_vendor(
  vendor_id uuid, decision text, reason text, expected_version int default null
) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  new_state public.vendor_state;
  why text := private.required_text(reason, 'A reason', 1000);
begin
  perform private.require_admin();
  if decision is null or decision not in
    ('approve', 'reject', 'request_documents', 'suspend', 'reinstate', 'resume', 'terminate') then
    raise exception 'Unknown decision.';
  end if;
  perform private.lock_request_of('vendor', vendor_id);
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for no key update;
  perform private.assert_version((before_row ->> 'version')::int, expected_version, 'This business');
  if decision in ('approve', 'reinstate', 'resume') and not private.is_insured(vendor_id, now()) then
    raise exception 'This Pro has no verified liability insurance that is valid today. Verify one first.'
      using hint = 'insurance_missing';
  end if;
  -- What was checked is a note among administrators, in the audit trail alone; the Pro reads why something is refused.
  new_state := private.transition('vendor', vendor_id, decision, 'admin',
    case when decision not in ('approve', 'reinstate', 'resume') then why end)::public.vendor_state;
  update public.vendor_profiles v
  set state_reason = case when new_state = 'approved' then null else why end
  where v.vendor_id = vendor_id;
  if decision = 'approve' and not private.had_welcome_tokens(vendor_id) then
    perform private.post_tokens(vendor_id, 'grant', (private.billing_rules()).welcome_tokens, null, 'Welcome tokens',
      'welcome:' || vendor_id);
  end if;
  perform private.audit('vendor.' || decision, 'vendor_profiles', vendor_id, before_row,
    (select to_jsonb(v) from public.vendor_profiles v where v.vendor_id = vendor_id), why);
  return new_state;
end $$;
comment on function public.decide_vendor(uuid, text, text, int) is
  'An administrator approves, rejects, asks for documents, suspends, reinstates, resumes or terminates a Pro, with a reason, which the Pro reads unless the decision is in the Pro''s favor. Approving gives the welcome tokens, once per insurance policy. Suspending and terminating end every deal that is not agreed. Refused with the hint version_conflict when expected_version is not the current one. Returns the new state.';
grant execute on function public.decide_vendor(uuid, text, text, int) to authenticated;

create function public.submit_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  missing text;
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if not found then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  select p.missing into missing
  from private.onboarding_parts(caller) p where p.required and not p.complete order by p.place limit 1;
  if found then
    raise exception '%', missing;
  end if;
  return private.transition('vendor', caller, 'submit', 'vendor')::public.vendor_state;
end $$;
comment on function public.submit_vendor_application() is
  'A Pro asks to be approved. Says what is missing; returns the new state.';
grant execute on function public.submit_vendor_application() to authenticated;

create function public.reapply_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- An account without a business gets the same sentence as at submit_vendor_application.
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  return private.transition('vendor', caller, 'reapply', 'vendor')::public.vendor_state;
end $$;
comment on function public.reapply_vendor_application() is
  'A rejected Pro takes the application up again, to be completed and submitted once more; the reason stays readable. Returns the new state.';
grant execute on function public.reapply_vendor_application() to authenticated;

-- What a Pro's application consists of: one list, which the checklist shows and submitting goes by.
create function private.onboarding_parts(vendor uuid)
returns table (place int, part text, required boolean, complete boolean, missing text)
language sql stable security definer set search_path = '' as $$
  select p.place, p.part, p.required, p.complete, case when not p.complete then p.missing end
  from public.vendor_profiles v
  cross join lateral (
    select coalesce(bool_or(true), false) as is_added,
      coalesce(bool_or(exists (select 1 from public.credential_documents d where d.credential_id = c.id)), false)
        as has_document
    from public.vendor_credentials c
    where c.vendor_id = vendor and c.kind = 'liability_insurance' and c.rejected_at is null
      and c.expires_on > (now() at time zone private.vendor_zone(vendor))::date
  ) insurance
  cross join lateral (values
    (1, 'business', false, v.about is not null and v.crew_size is not null,
      'Describe your business and add your crew size.'),
    (2, 'area', true, v.zip is not null, 'Add the ZIP code your crew starts from.'),
    (3, 'services', true, cardinality(v.categories) > 0, 'Choose at least one service you offer.'),
    (4, 'insurance', true, insurance.has_document,
      case when insurance.is_added then 'Add the document of your liability insurance.'
        else 'Add current liability insurance.' end),
    (5, 'documents', false, not exists (
      select 1 from public.vendor_credentials c
      where c.vendor_id = vendor and c.verified_at is null
        and not exists (select 1 from public.credential_documents d where d.credential_id = c.id)),
      'Add a document to each credential, so that it can be verified.'),
    (6, 'equipment', false, exists (select 1 from public.vendor_equipment e where e.vendor_id = vendor),
      'Add your equipment.'),
    (7, 'crew', false, exists (select 1 from public.vendor_crew c where c.vendor_id = vendor),
      'Add your crew and their qualifications.'),
    (8, 'hours', false, exists (select 1 from public.vendor_hours h where h.vendor_id = vendor),
      'Set your working hours.'),
    (9, 'prices', false, exists (select 1 from public.vendor_prices p where p.vendor_id = vendor),
      'Add prices that your quotes start from.'),
    (10, 'media', false, exists (select 1 from public.vendor_media m where m.vendor_id = vendor),
      'Show your logo and photos of your work.')
  ) p (place, part, required, complete, missing)
  where v.vendor_id = vendor
$$;
comment on function private.onboarding_parts(uuid) is
  'The parts of a Pro''s application in order: whether each is required, whether it is complete, and what is missing in a sentence.';

create function private.review_time() returns text
language sql stable security definer set search_path = '' as $$
  select 'We usually decide within ' || private.days_in_words(extract(epoch from q.decide_within)::float8 / 86400) || '.'
  from private.case_queues q where q.queue = 'approvals'
$$;
comment on function private.review_time() is
  'How long the review of an application takes, in a sentence, by the rule of the review queue.';

create function public.my_onboarding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  return (
    select jsonb_build_object(
      'state', v.state,
      'state_reason', v.state_reason,
      'can_submit', v.state in ('applied', 'documents_pending') and not exists (
        select 1 from private.onboarding_parts(caller) p where p.required and not p.complete),
      'review_time', private.review_time(),
      'parts', (
        select jsonb_agg(jsonb_build_object('part', p.part, 'required', p.required, 'complete', p.complete,
          'missing', p.missing) order by p.place)
        from private.onboarding_parts(caller) p),
      'requests', coalesce((
        select jsonb_agg(jsonb_build_object('reason', e.note, 'asked_at', e.created_at) order by e.id desc)
        from public.state_events e
        where e.machine = 'vendor' and e.subject_id = caller and e.event in ('request_documents', 'reject')), '[]'),
      'rejected_credentials', coalesce((
        select jsonb_agg(jsonb_build_object('credential_id', c.id, 'kind', c.kind, 'reason', d.reason,
          'rejected_at', c.rejected_at) order by c.rejected_at desc, c.id)
        from public.vendor_credentials c join lateral (
          select x.reason from public.credential_decisions x
          where x.credential_id = c.id and x.decision in ('rejected', 'withdrawn') order by x.id desc limit 1
        ) d on true
        where c.vendor_id = caller and c.rejected_at is not null), '[]'))
    from public.vendor_profiles v where v.vendor_id = caller
  );
end $$;
comment on function public.my_onboarding() is
  'The calling Pro''s application: each part with what is missing, whether it can be submitted, how long the review takes in a sentence (review_time), and what administrators asked for, latest first.';
grant execute on function public.my_onboarding() to authenticated;
