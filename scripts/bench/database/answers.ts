/** SQL of a whole answer as PostgREST writes it: one JSON text. */
export const asJson = (rows: string) =>
  `select coalesce(json_agg(answer), '[]')::text as body, count(*) as page_total from (${rows}) answer`;
