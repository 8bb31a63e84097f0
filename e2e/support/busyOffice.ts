/**
 * Fills a copy of the product with so many conversations and entries of the audit log, as years of work
 * would leave them. Needs a crowd of as many Pros.
 */
export function yearsOfWork(count: number): string {
  return `
    do $years$
    declare
      model public.service_requests;
    begin
      perform set_config('request.jwt.claims', json_build_object('sub',
        (select p.id from public.profiles p where p.user_type = 'admin' order by p.email, p.id limit 1))::text, true);
      perform private.audit('tokens.grant', 'token_accounts', md5('crowd' || n)::uuid, null, null,
        'The lead number ' || n || ' had a wrong address, which the owner confirmed on the phone the same day.')
      from generate_series(1, ${count}) n;
      perform set_config('session_replication_role', 'replica', true);
      select * into model from public.service_requests order by created_at, id limit 1;
      insert into public.conversations (lead_id, request_id, owner_id, vendor_id, last_message_at)
      select gen_random_uuid(), model.id, model.owner_id, md5('crowd' || n)::uuid, now() - n * interval '1 hour'
      from generate_series(1, ${count}) n;
    end $years$`;
}
