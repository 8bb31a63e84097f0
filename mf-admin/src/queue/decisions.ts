import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ListPage } from '@tree-service/market/api/keyset';

const REFETCH_MS = 60_000;

/** Something an administrator has to decide. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** ISO time it was submitted. */
  readonly since: string;
  /** ISO time of the deadline; absent where there is none. */
  readonly dueAt?: string | null;
  /** The page to decide it on. */
  readonly to: string;
}

const urgency = ({ dueAt, since }: Decision): readonly [number, number] => [
  dueAt ? Date.parse(dueAt) : Infinity,
  Date.parse(since),
];

/** Decisions by deadline; those without one by age, oldest first. */
export function mostUrgentFirst(decisions: readonly Decision[]): Decision[] {
  return [...decisions].sort((a, b) => {
    const [dueA, sinceA] = urgency(a);
    const [dueB, sinceB] = urgency(b);
    return dueA === dueB ? sinceA - sinceB : dueA - dueB;
  });
}

/** A hook that reads the first page of a list as decisions, with the total, once a minute. */
export function decisionsOf<Row, Key extends QueryKey>(
  query: UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>,
  toDecision: (row: Row) => Decision,
) {
  const select = ({ rows, total }: ListPage<Row>): ListPage<Decision> => ({
    rows: rows.map(toDecision),
    total,
  });
  return function useDecisions() {
    return useQuery({ ...query, select, refetchInterval: REFETCH_MS });
  };
}

/** A list of decisions as the dashboard shows it. */
export interface DecisionList {
  readonly title: string;
  /** Says that there is nothing to decide. */
  readonly empty: string;
  /** The link to all of them. */
  readonly all: { readonly label: string; readonly to: string };
  readonly useDecisions: ReturnType<typeof decisionsOf>;
}
