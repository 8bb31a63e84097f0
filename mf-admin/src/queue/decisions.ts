import { useQuery } from '@tanstack/react-query';
import {
  openDecisionsQuery,
  type DecisionQueue,
  type OpenDecisions,
  type WaitingRow,
} from '../api/decisions';

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

/** The open decisions of a list and how many there are. */
export interface OpenDecisionList {
  readonly rows: readonly Decision[];
  readonly total: number;
}

/** A hook that reads a list as decisions, with the total, once a minute; all lists share one call. */
export function decisionsOf(queue: DecisionQueue, toDecision: (row: WaitingRow) => Decision) {
  const select = (lists: OpenDecisions): OpenDecisionList => ({
    rows: lists[queue].rows.map(toDecision),
    total: lists[queue].total,
  });
  return function useDecisions() {
    return useQuery({ ...openDecisionsQuery(), select, refetchInterval: REFETCH_MS });
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
