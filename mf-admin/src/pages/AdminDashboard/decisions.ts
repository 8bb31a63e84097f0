/** One thing that waits for an administrator. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** ISO time since when it waits. */
  readonly since: string;
  /** ISO time until when it is to be decided; absent where nothing sets a time. */
  readonly dueAt?: string | null;
  /** Where it is decided. */
  readonly to: string;
}

const pressing = ({ dueAt, since }: Decision): readonly [number, number] => [
  dueAt ? Date.parse(dueAt) : Infinity,
  Date.parse(since),
];

/** Decisions, the one due first on top; of those without a time the longest waiting first. */
export function mostPressingFirst(decisions: readonly Decision[]): Decision[] {
  return [...decisions].sort((a, b) => {
    const [dueA, sinceA] = pressing(a);
    const [dueB, sinceB] = pressing(b);
    return dueA === dueB ? sinceA - sinceB : dueA - dueB;
  });
}
