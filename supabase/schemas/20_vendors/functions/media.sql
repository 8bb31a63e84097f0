create function private.has_room_for_media(folder text, coming int) returns boolean
language sql security definer set search_path = '' as $$
  select private.files_in('vendor-media', folder) + coming <= 80
$$;
comment on function private.has_room_for_media(text, int) is
  'Whether a Pro''s folder has room for so many more photos and videos.';

create function private.is_business_file(object_name text, ending text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_own_file_name(object_name, ending) and private.own_business() is not null
$$;
comment on function private.is_business_file(text, text) is
  'Whether the caller is a Pro who may give an object this name; see private.is_own_file_name.';

create function private.may_store_media(object_name text) returns boolean
language sql security definer set search_path = '' as $$
  select private.is_business_file(object_name, case when private.takes_videos() then 'jpe?g|png|webp|mp4|webm' else 'jpe?g|png|webp' end)
    and private.has_room_for_media(auth.uid()::text, 1)
$$;
comment on function private.may_store_media(text) is
  'Whether the caller is a Pro who stores a photo or video into the own folder, which has room.';
grant execute on function private.may_store_media(text) to authenticated;

create function private.is_video_path(object_name text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(object_name) ~ '\.(mp4|webm)$'
$$;
comment on function private.is_video_path(text) is 'Whether an object is a video by the ending of its name.';
grant execute on function private.is_video_path(text) to authenticated;

create function private.takes_videos() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_flag_on('video_upload', auth.uid(), now())
$$;
comment on function private.takes_videos() is 'Whether videos are switched on for the caller.';
grant execute on function private.takes_videos() to authenticated;

create function private.is_shown_media(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.vendor_media m join public.vendor_profiles v on v.vendor_id = m.vendor_id
    where m.path = object_name and v.state = 'approved')
$$;
comment on function private.is_shown_media(text) is 'Whether an object is shown by an approved Pro.';
grant execute on function private.is_shown_media(text) to anon, authenticated;

create function public.add_media(path text, kind text, caption text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(caption, 'The caption', 200);
  added uuid;
begin
  if kind is null or kind not in ('logo', 'photo', 'video') then
    raise exception 'Choose whether this is a logo, a photo or a video.';
  end if;
  if kind = 'video' and not private.takes_videos() then
    raise exception 'Videos cannot be added at the moment.';
  end if;
  if path is null or split_part(path, '/', 1) <> caller::text or not exists (
    select 1 from storage.objects o where o.bucket_id = 'vendor-media' and o.name = path
  ) then
    raise exception 'The file was not uploaded. Please add it again.' using hint = 'media_missing';
  end if;
  if private.is_video_path(path) <> (kind = 'video') then
    raise exception 'The content of this file does not match its type.';
  end if;
  -- Adding the same file again, after an answer that was lost, changes nothing.
  select m.id into added from public.vendor_media m where m.path = path;
  if found then
    return added;
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if kind = 'logo' then
    delete from public.vendor_media m where m.vendor_id = caller and m.kind = 'logo';
  end if;
  insert into public.vendor_media (vendor_id, kind, path, caption, position)
  values (caller, kind::public.media_kind, path, words,
    (select coalesce(max(m.position), 0) + 1 from public.vendor_media m where m.vendor_id = caller))
  returning id into added;
  return added;
end $$;
comment on function public.add_media(text, text, text) is
  'A Pro shows an uploaded file as logo (in place of the earlier one), photo or video, last in order. Returns its id.';
grant execute on function public.add_media(text, text, text) to authenticated;

create function public.order_media(media_ids jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  if media_ids is null or jsonb_typeof(media_ids) <> 'array' or jsonb_array_length(media_ids) > 40
    or exists (select 1 from jsonb_array_elements(media_ids) i where jsonb_typeof(i) <> 'string') then
    raise exception 'The order must list everything that is shown.';
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  update public.vendor_media m
  set position = o.place
  from (
    select every.id, row_number() over (order by named.place nulls last, every.position, every.id) as place
    from public.vendor_media every
    left join jsonb_array_elements_text(media_ids) with ordinality named (id, place) on named.id = every.id::text
    where every.vendor_id = caller
  ) o
  where m.id = o.id and m.position <> o.place;
end $$;
comment on function public.order_media(jsonb) is
  'A Pro puts what is shown in order: a list of ids; what it does not name comes after, as before.';
grant execute on function public.order_media(jsonb) to authenticated;

create function public.pair_media(before_id uuid, after_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  pair uuid := gen_random_uuid();
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if before_id is null or after_id is null or before_id = after_id or (
    select count(*) from public.vendor_media m
    where m.vendor_id = caller and m.kind = 'photo' and m.id in (before_id, after_id)) <> 2 then
    raise exception 'Choose two different photos of yours.';
  end if;
  update public.vendor_media m set pair_id = null, moment = null
  where m.pair_id in (select p.pair_id from public.vendor_media p where p.id in (before_id, after_id));
  update public.vendor_media m
  set pair_id = pair, moment = (case m.id when before_id then 'before' else 'after' end)::public.media_moment
  where m.id in (before_id, after_id);
end $$;
comment on function public.pair_media(uuid, uuid) is
  'A Pro shows two photos side by side as before and after; earlier pairs of either are undone.';
grant execute on function public.pair_media(uuid, uuid) to authenticated;

create function public.unpair_media(media_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  perform 1 from public.vendor_media m where m.id = media_id and m.vendor_id = caller;
  if not found then
    raise exception 'This photo does not exist.';
  end if;
  update public.vendor_media m set pair_id = null, moment = null
  where m.vendor_id = caller and m.pair_id = (select p.pair_id from public.vendor_media p where p.id = media_id);
end $$;
comment on function public.unpair_media(uuid) is 'A Pro shows the two photos of a pair on their own again.';
grant execute on function public.unpair_media(uuid) to authenticated;
