-- Files of a hosted project are looked at behind the upload; the embedded backend does it before it keeps them.

create function public.claim_photos(at_most int default 20) returns table (id uuid, bucket_id text, name text)
language sql security definer set search_path = '' as $$
  delete from private.photo_cleaning c
  where c.claimed_at < now() - interval '1 day' and random() < 0.001
    and not exists (select from storage.objects o where o.id = c.object_id);
  with found as (
    select o.id, o.bucket_id, o.name
    from storage.objects o left join private.photo_cleaning c on c.object_id = o.id
    where (o.metadata ->> 'mimetype' like any (array['image/%', 'video/%', 'application/pdf'])) and c.cleaned_at is null
      and (c.object_id is null or (c.attempts < 5 and c.claimed_at < now() - interval '10 minutes'))
    order by o.created_at, o.id limit least(greatest(at_most, 1), 100)
  ), claimed as (
    insert into private.photo_cleaning (object_id) select f.id from found f
    on conflict (object_id) do update set attempts = photo_cleaning.attempts + 1, claimed_at = now()
    returning object_id
  )
  select f.id, f.bucket_id, f.name from found f join claimed k on k.object_id = f.id
$$;
comment on function public.claim_photos(int) is
  'Gives out photos, videos and PDFs that were not looked at yet, the oldest first; again after ten minutes, five times in all.';
grant execute on function public.claim_photos(int) to service_role;

create function public.finish_photo(id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.photo_cleaning c set cleaned_at = now() where c.object_id = finish_photo.id
$$;
comment on function public.finish_photo(uuid) is 'A photo holds nothing but its picture now; a video or PDF is one.';
grant execute on function public.finish_photo(uuid) to service_role;
