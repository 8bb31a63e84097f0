-- Letters about a request: an administrator writes first, its owner answers.

create function private.letter_facts(letter public.request_letters) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
    'customer', r.contact_name,
    'excerpt', left(letter.body, 1000) || case when length(letter.body) > 1000 then '…' else '' end)
  from public.service_requests r where r.id = letter.request_id
$$;
comment on function private.letter_facts(public.request_letters) is
  'What the notification of a letter says: the request, and how the letter begins.';

create function public.admin_write_to_owner(request_id uuid, body text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.request_for_admin(request_id);
  answer jsonb := private.idempotent_result('admin_write_to_owner', idempotency_key);
  words text := private.required_text(body, 'A letter', 4000);
  letter public.request_letters;
begin
  if answer is not null then
    return answer;
  end if;
  if exists (select 1 from public.profiles p where p.id = request.owner_id and p.deleted_at is not null) then
    raise exception 'The account of this owner was deleted, so there is nobody to write to.';
  end if;
  insert into public.request_letters (request_id, owner_id, author_side, author_id, body)
  values (request_id, request.owner_id, 'admin', auth.uid(), words) returning * into letter;
  -- The words stay with the letter; the trail says that there is one.
  perform private.audit('request.write', 'service_requests', request_id, null, private.audited_request(request), null);
  perform private.notify(request.owner_id, 'owner', 'letter_received', private.letter_facts(letter), request_id, letter.id);
  perform private.tell(request.owner_id, 'service_requests', request_id, null);
  return private.save_idempotent_result('admin_write_to_owner', idempotency_key,
    jsonb_build_object('id', letter.id, 'created_at', letter.created_at));
end $$;
comment on function public.admin_write_to_owner(uuid, text, uuid) is
  'An administrator writes to the owner of a request, who gets a mail and can answer on the page of the request. Audited without the words. Returns {id, created_at}; a repeat with the same key returns the same.';
grant execute on function public.admin_write_to_owner(uuid, text, uuid) to authenticated;

create function public.answer_letter(request_id uuid, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  words text := private.required_text(body, 'Your answer', 4000);
  a_day constant int := 20;
  letter public.request_letters;
  reader uuid;
begin
  -- Two answers of one owner wait for each other, so that none is counted or kept twice.
  perform pg_advisory_xact_lock(hashtextextended('letters:' || caller, 0));
  if not exists (select 1 from public.request_letters l
      where l.request_id = request_id and l.owner_id = caller and l.author_side = 'admin') then
    raise exception 'You can answer here once we have written to you. To reach us first, use the contact form.';
  end if;
  select * into letter from public.request_letters l
  where l.request_id = request_id and l.author_side = 'owner' and l.body = words and l.created_at > now() - interval '1 day'
  order by l.created_at desc, l.id desc limit 1;
  if letter.id is null then
    if (select count(*) from public.request_letters l
        where l.owner_id = caller and l.author_side = 'owner' and l.created_at > now() - interval '1 day') >= a_day then
      raise exception 'You''ve sent many answers today. Please try again tomorrow.' using hint = 'too_fast';
    end if;
    insert into public.request_letters (request_id, owner_id, author_side, author_id, body)
    values (request_id, caller, 'owner', caller, words) returning * into letter;
    for reader in
      with writers as (
        select distinct l.author_id from public.request_letters l
        join public.profiles p on p.id = l.author_id and p.user_type = 'admin' and p.deleted_at is null
        where l.request_id = request_id and l.author_side = 'admin'
      )
      select w.author_id from writers w
      union all
      select p.id from public.profiles p
      where p.user_type = 'admin' and p.deleted_at is null and not exists (select 1 from writers)
    loop
      perform private.notify(reader, 'admin', 'letter_answered', private.letter_facts(letter), request_id, letter.id);
    end loop;
  end if;
  return jsonb_build_object('id', letter.id, 'created_at', letter.created_at);
end $$;
comment on function public.answer_letter(uuid, text) is
  'The owner of a request answers what administrators wrote about it. Those who wrote are notified, or every administrator when none of them is one any more. The same words within a day are one letter. Refused before there is a letter, and after 20 answers in a day. Returns {id, created_at}.';
grant execute on function public.answer_letter(uuid, text) to authenticated;
