create function private.idempotent_result(call_name text, call_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.answered_calls;
begin
  if call_key is null then
    raise exception 'An idempotency key is required.';
  end if;
  -- Two calls with one key wait for each other, so that the second sees the first one's answer.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text || call_key::text, 0));
  select * into earlier from private.answered_calls where actor_id = auth.uid() and key = call_key;
  if found and earlier.call <> call_name then
    raise exception 'This idempotency key was used for another action.';
  end if;
  return earlier.answer;
end $$;
comment on function private.idempotent_result(text, uuid) is
  'The answer an earlier call with this key got, or null when this is the first.';

create function private.save_idempotent_result(call_name text, call_key uuid, call_answer jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.answered_calls (actor_id, key, call, answer)
  values (auth.uid(), call_key, call_name, call_answer)
  returning answer
$$;
comment on function private.save_idempotent_result(text, uuid, jsonb) is 'Remembers and returns the answer of a call.';
