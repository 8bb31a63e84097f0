-- Who waits for a place to open. Anybody can name an address, so it hears no more than a question until it confirms,
-- and nobody learns from an answer here whether an address waits already.

create function private.place_in_words(place text) returns text
language sql stable security definer set search_path = '' as $$
  select z.city || ', ' || z.state from public.zip_codes z where z.zip = place
$$;
comment on function private.place_in_words(text) is 'A ZIP code as "Waco, TX".';

create function public.join_waitlist(email text, zip text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.market_limits;
  address text := private.mail_address(email);
  place text := private.place_in_words(zip);
  entry private.waitlist;
begin
  if place is null then
    raise exception 'We couldn''t find this ZIP code.' using hint = 'unknown_zip';
  end if;
  if private.is_open_at(zip) then
    raise exception 'We''re open in % already. You can send a request now.', place;
  end if;
  select * into limits from private.market_limits;
  perform private.count_report('waitlist ' || private.caller_key(),
    case private.caller_key() when 'visitors' then limits.waitlist_of_visitors_an_hour else limits.waitlist_an_hour end, 'hour');
  -- Joining twice at once is counted once.
  perform pg_advisory_xact_lock(hashtextextended('waitlist:' || address, 0));
  begin
    insert into private.waitlist as w (email, zip) values (address, zip)
    on conflict on constraint waitlist_email_zip_key do update set unconfirmed_since = now()
    where w.unconfirmed_since < now() - interval '1 day'
    returning * into entry;
    -- Counted apart from the rows, which go when somebody leaves.
    if entry.id is not null then
      perform private.count_report('waitlist mail ' || encode(private.trace_of('mail', address), 'hex'),
        limits.waitlist_mails_a_day, 'day');
    end if;
  exception when raise_exception then
    -- Neither the row nor a word of it: the caller learns nothing about the address.
    return;
  end;
  if entry.id is not null then
    perform private.send_plain_mail('waitlist', entry.email, 'Confirm that you want to hear from us', array[
      'Someone, hopefully you, asked us to write to this address once we open in ' || place || '. Press the button to confirm.',
      'If it wasn''t you, ignore this email. We''ll delete your address after 7 days and won''t email you again.'],
      'Confirm', '/waitlist#' || entry.token, 'Leave the waitlist', '/waitlist#' || entry.token);
  end if;
end $$;
comment on function public.join_waitlist(text, text) is
  'Anyone asks to hear when the marketplace opens at a ZIP code. The address gets one mail to confirm, at most once a day for a place. The answer is the same whether or not it waits already. Refuses a place that is open. Limited for each caller.';
grant execute on function public.join_waitlist(text, text) to anon, authenticated;

create function public.waitlist_entry(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('place', private.place_in_words(w.zip), 'is_confirmed', w.unconfirmed_since is null)
  from private.waitlist w where w.token = waitlist_entry.token
$$;
comment on function public.waitlist_entry(uuid) is
  'For who holds the link of a mail: {place, is_confirmed}; null for a link that no longer works. Changes nothing.';
grant execute on function public.waitlist_entry(uuid) to anon, authenticated;

create function public.confirm_waitlist(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  update private.waitlist w set unconfirmed_since = null where w.token = token;
  return found;
end $$;
comment on function public.confirm_waitlist(uuid) is
  'Who holds the link of a mail confirms the address. Returns whether the link still works.';
grant execute on function public.confirm_waitlist(uuid) to anon, authenticated;

create function public.leave_waitlist(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  delete from private.waitlist w where w.token = token;
  return found;
end $$;
comment on function public.leave_waitlist(uuid) is
  'Who holds the link of a mail leaves the waitlist, and the address is forgotten. Returns whether there was something to leave.';
grant execute on function public.leave_waitlist(uuid) to anon, authenticated;

create function private.tell_waitlist(market uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  entry private.waitlist;
  told int := 0;
begin
  for entry in
    delete from private.waitlist w using private.market_zips z
    where z.market_id = market and w.zip = z.zip and w.unconfirmed_since is null returning w.*
  loop
    perform private.send_plain_mail('waitlist', entry.email, 'We''re open in ' || private.place_in_words(entry.zip), array[
      'You asked us to email you when we open in ' || private.place_in_words(entry.zip)
        || '. You can now ask insured Pros there for quotes, free of charge.',
      'This is the only email about it. We have taken your address off the waitlist.'],
      'See your price', '/request?zip=' || entry.zip);
    told := told + 1;
  end loop;
  return told;
end $$;
comment on function private.tell_waitlist(uuid) is
  'Writes once to everyone who confirmed to wait for a ZIP code of a market, and takes them off the list. Returns how many.';
