/** One thing that waits for an administrator. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** ISO time since when it waits. */
  readonly since: string;
  /** Where it is decided. */
  readonly to: string;
}

/** How many decisions of a kind wait, and since when the oldest does. */
export interface Waiting {
  readonly count: number;
  /** ISO time; null when nothing waits. */
  readonly oldest: string | null;
}

/** Decisions, longest waiting first. */
export function longestWaitingFirst(decisions: readonly Decision[]): Decision[] {
  return [...decisions].sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
}

/** Counts waiting decisions and finds the oldest. */
export function waitingOf(decisions: readonly Decision[]): Waiting {
  return {
    count: decisions.length,
    oldest: longestWaitingFirst(decisions)[0]?.since ?? null,
  };
}
