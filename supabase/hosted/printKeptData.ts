import type { Queries, Row } from '../local/database';

interface Kept extends Row {
  name: string;
  what: string;
  since: string;
  days: number;
}

const KEPT = 'select name, what, since, kept_days as days from private.kept_data order by place';

/** TypeScript with what is forgotten and when, for the privacy page. */
export async function printKeptData(queries: Queries): Promise<string> {
  const kept = await queries.query<Kept>(KEPT);
  const entries = kept.map(({ name, ...entry }) => `${name}: ${JSON.stringify(entry)},`);
  return `/** What the database forgets, as many days after as it says. */
export const KEPT_DATA = {
  ${entries.join('\n  ')}
} as const;
`;
}
