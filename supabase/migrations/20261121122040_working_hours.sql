-- When a Pro works: weekly hours, days that differ, and time that is taken. Hours are wall-clock times
-- where the Pro is; moments are UTC.

create table public.vendor_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  unique (vendor_id, weekday, opens)
);
comment on table public.vendor_hours is
  'Weekly working hours, several intervals a day; weekday 1 is Monday, closes may be 24:00. A Pro without any works the business day of the matching policy, Monday to Saturday.';
alter table public.vendor_hours enable row level security;
revoke all on public.vendor_hours from anon, authenticated;
grant select on public.vendor_hours to authenticated;
grant all on public.vendor_hours to service_role;
create policy "Pros read their own hours, administrators all" on public.vendor_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create table public.vendor_special_days (
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  day date not null,
  note text check (length(note) <= 120),
  primary key (vendor_id, day)
);
comment on table public.vendor_special_days is
  'Days on which the weekly hours do not count. Closed unless vendor_special_hours says otherwise.';
create trigger limit_rows before insert on public.vendor_special_days
  for each row execute function private.limit_rows('400', 'special days');
alter table public.vendor_special_days enable row level security;
revoke all on public.vendor_special_days from anon, authenticated;
grant select, delete on public.vendor_special_days to authenticated;
grant all on public.vendor_special_days to service_role;
create policy "Pros read their own special days, administrators all" on public.vendor_special_days
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros remove their own special days" on public.vendor_special_days
  for delete to authenticated using (vendor_id = (select auth.uid()));

create table public.vendor_special_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null,
  day date not null,
  opens time not null,
  closes time not null check (closes > opens),
  unique (vendor_id, day, opens),
  foreign key (vendor_id, day) references public.vendor_special_days (vendor_id, day) on delete cascade
);
comment on table public.vendor_special_hours is 'Working hours of a special day.';
alter table public.vendor_special_hours enable row level security;
revoke all on public.vendor_special_hours from anon, authenticated;
grant select on public.vendor_special_hours to authenticated;
grant all on public.vendor_special_hours to service_role;
create policy "Pros read their own special hours, administrators all" on public.vendor_special_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create table public.vendor_blocks (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text check (length(note) <= 120),
  created_at timestamptz not null default now()
);
comment on table public.vendor_blocks is 'Time a Pro is not available for reasons of the Pro''s own.';
create index vendor_blocks_vendor_idx on public.vendor_blocks (vendor_id, ends_at);
create trigger limit_rows before insert on public.vendor_blocks
  for each row execute function private.limit_rows('1000', 'blocked times');
alter table public.vendor_blocks enable row level security;
revoke all on public.vendor_blocks from anon, authenticated;
grant select, delete on public.vendor_blocks to authenticated;
grant all on public.vendor_blocks to service_role;
create policy "Pros read their own blocked times, administrators all" on public.vendor_blocks
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros remove their own blocked times" on public.vendor_blocks
  for delete to authenticated using (vendor_id = (select auth.uid()));

-- "08:30" on the wall clock, up to "24:00" for the end of the day.
create function private.parse_clock(value jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or jsonb_typeof(value) <> 'string'
    or (value #>> '{}') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' then
    raise exception 'Give times as hours and minutes, such as 08:30.';
  end if;
  return (value #>> '{}')::time;
end $$;
comment on function private.parse_clock(jsonb) is 'A time of day from untrusted JSON.';

-- Intervals of one day: in order, never across each other. weekday is null where there is none.
create function private.parse_intervals(source jsonb, with_weekday boolean)
returns table (weekday int, opens time, closes time)
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
  last_weekday int := 0;
  last_closes time;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > 70 then
    raise exception 'Give the hours as a list.';
  end if;
  for item in
    select i from jsonb_array_elements(source) i
    order by case when with_weekday then i ->> 'weekday' end, i ->> 'opens'
  loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Give each entry of the hours with its opening and closing time.';
    end if;
    weekday := null;
    if with_weekday then
      if jsonb_typeof(item -> 'weekday') is distinct from 'number' or (item ->> 'weekday') !~ '^[1-7]$' then
        raise exception 'Give the day of the week as a number from 1 (Monday) to 7 (Sunday).';
      end if;
      weekday := (item ->> 'weekday')::int;
    end if;
    opens := private.parse_clock(item -> 'opens');
    closes := private.parse_clock(item -> 'closes');
    if closes <= opens then
      raise exception 'Closing has to come after opening. Hours past midnight are two entries.';
    end if;
    if coalesce(weekday, 0) = last_weekday and opens < last_closes then
      raise exception 'Two entries of the same day overlap.';
    end if;
    last_weekday := coalesce(weekday, 0);
    last_closes := closes;
    return next;
  end loop;
end $$;
comment on function private.parse_intervals(jsonb, boolean) is
  'Working hours from untrusted JSON, a list of {weekday, opens, closes}, in order and without overlaps.';

create function public.set_working_hours(hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  delete from public.vendor_hours h where h.vendor_id = caller;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select caller, i.weekday, i.opens, i.closes from private.parse_intervals(hours, true) i;
end $$;
comment on function public.set_working_hours(jsonb) is
  'A Pro sets the weekly hours: a list of {weekday (1 Monday to 7 Sunday), opens, closes} in local time, replacing all earlier ones.';
grant execute on function public.set_working_hours(jsonb) to authenticated;

create function public.set_special_day(day date, hours jsonb, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(note, 'The note', 120);
begin
  if day is null or day < current_date - 1 or day > current_date + 731 then
    raise exception 'Choose a day within the next two years.';
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  delete from public.vendor_special_days d where d.vendor_id = caller and d.day = day;
  insert into public.vendor_special_days (vendor_id, day, note) values (caller, day, words);
  insert into public.vendor_special_hours (vendor_id, day, opens, closes)
  select caller, day, i.opens, i.closes from private.parse_intervals(hours, false) i;
end $$;
comment on function public.set_special_day(date, jsonb, text) is
  'A Pro works other hours on one day: a list of {opens, closes} in local time, empty for a closed day.';
grant execute on function public.set_special_day(date, jsonb, text) to authenticated;

create function public.add_time_block(start_at timestamptz, end_at timestamptz, note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  block uuid;
begin
  if start_at is null or end_at is null or end_at <= start_at then
    raise exception 'The end has to come after the start.';
  end if;
  if start_at < now() - interval '31 days' or end_at > now() + interval '731 days' then
    raise exception 'Choose a time within the next two years.';
  end if;
  insert into public.vendor_blocks (vendor_id, starts_at, ends_at, note)
  values (caller, start_at, end_at, private.clean_text(note, 'The note', 120))
  returning id into block;
  return block;
end $$;
comment on function public.add_time_block(timestamptz, timestamptz, text) is
  'A Pro is not available for a while. Returns the id of the blocked time.';
grant execute on function public.add_time_block(timestamptz, timestamptz, text) to authenticated;
