import type { Queries, Row } from '../support/database';

export interface Policy extends Row {
  table: string;
  name: string;
  verb: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'ALL';
  roles: string[];
  using: string | null;
  check: string | null;
}

/** Every policy of the schemas that people reach. */
export function readPolicies(queries: Queries): Promise<Policy[]> {
  return queries.query<Policy>(
    `select schemaname || '.' || tablename as table, policyname as name, cmd as verb,
       array_to_json(roles) as roles, qual as using, with_check as check
     from pg_policies where schemaname in ('public', 'storage', 'realtime') order by 1, 2`,
  );
}

/** SQL that puts other conditions in the place of a policy's. */
export function alteredPolicy(
  { table, name }: Policy,
  { using, check }: { using?: string; check?: string },
): string {
  return `alter policy "${name}" on ${table}
    ${using === undefined ? '' : `using (${using})`}
    ${check === undefined ? '' : `with check (${check})`}`;
}
