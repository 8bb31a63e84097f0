-- Reading a request as a Pro costs one look at one lead, however many leads the Pro has: exists () may be
-- planned as a hash of every lead of the caller, for the request itself and again for trees and photos.

alter policy "Owners, Pros offered it and administrators read a request" on public.service_requests
  using (
    owner_id = (select auth.uid())
    or (select true from public.leads l where l.request_id = service_requests.id and l.vendor_id = (select auth.uid()))
    or (select private.is_admin())
  );
