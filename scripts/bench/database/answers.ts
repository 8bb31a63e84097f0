/** SQL that embeds the rows of a query as a list, the way PostgREST does: a lateral join. */
export const embed = (alias: string, rows: string) =>
  `left join lateral (select coalesce(json_agg(e), '[]') as list from (${rows}) e) ${alias} on true`;

/** SQL of a whole answer as PostgREST writes it: one JSON text. */
export const asJson = (rows: string) =>
  `select coalesce(json_agg(answer), '[]')::text as body, count(*) as page_total from (${rows}) answer`;

/** SQL of a Pro's inbox: a page of ids and then its rows; two calls of the interface, one statement here. */
export const leadRows = (page: string, vendor = 'auth.uid()') =>
  asJson(`
  select l.*, row_to_json(r.*)::jsonb as service_requests
  from ${page} page join public.leads l on l.id = page.lead_id
  left join lateral (
    select r.*, trees.list as request_trees, photos.list as request_photos
    from public.service_requests r
    ${embed('trees', 'select t.* from public.request_trees t where t.request_id = r.id')}
    ${embed('photos', 'select p.path, p.position from public.request_photos p where p.request_id = r.id')}
    where r.id = l.request_id
  ) r on true
  where l.vendor_id = ${vendor}`);
