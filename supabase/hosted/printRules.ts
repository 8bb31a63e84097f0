import type { Queries, Row } from '../local/database';

const IN_FORCE = `
  select (to_jsonb(m) || to_jsonb(r)) - '{version, created_at}'::text[] as rules
  from (select * from public.matching_policy order by version desc limit 1) m,
    (select * from public.resolution_policy order by version desc limit 1) r`;

interface InForce extends Row {
  rules: Record<string, number | string>;
}

/** TypeScript with the marketplace rules a new database starts with. */
export async function printRules(queries: Queries): Promise<string> {
  const [row] = await queries.query<InForce>(IN_FORCE);
  if (!row) throw new Error('The database has no marketplace rules.');
  return `/** The marketplace rules a new database starts with, shown until the rules in force are loaded. */
export const RELEASE_RULES = ${JSON.stringify(row.rules)};
`;
}
