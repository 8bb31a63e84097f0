import type { Queries, Row } from '../local/database';

interface Kind extends Row {
  queue: string;
  noun: string;
  plural: string;
}

/** TypeScript with what the kinds of cases are called, as mails about cases call them. */
export async function printCaseNames(queries: Queries): Promise<string> {
  const kinds = await queries.query<Kind>(
    'select q.queue, q.noun, q.plural from private.case_queues q order by q.place',
  );
  return `/** What one case of each kind and several are called, in the order of the sidebar. */
export const CASE_NAMES = {
  ${kinds.map(({ queue, ...names }) => `${queue}: ${JSON.stringify(names)},`).join('\n  ')}
} as const;
`;
}
