import type { Queries } from '../support/database';

/** A fingerprint of every row of every table, by table. */
export async function stateDigest(queries: Queries): Promise<Record<string, string>> {
  const tables = await queries.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'storage', 'auth', 'realtime') order by 1`,
  );
  const digest: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await queries.query<{ mark: string }>(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as mark from ${name} t`,
    );
    digest[name] = row?.mark ?? '';
  }
  return digest;
}
