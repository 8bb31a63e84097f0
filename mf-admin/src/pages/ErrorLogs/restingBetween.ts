/** Work that is done when asked for, one at a time and resting in between. */
export interface RestingWork {
  /** Does the work now, or, while it is being done or rests, once more afterwards. */
  readonly ask: (work: () => Promise<unknown>) => void;
}

/**
 * A storm of news must not become a storm of reads: whoever asks meanwhile is served by one more run, at
 * the earliest `restMs` after the one before ended. The work deals with its own failures.
 */
export function restingBetween(restMs: number): RestingWork {
  let isBusy = false;
  let next: (() => Promise<unknown>) | null = null;

  function wake(): void {
    isBusy = false;
    const waiting = next;
    next = null;
    if (waiting !== null) ask(waiting);
  }
  function ask(work: () => Promise<unknown>): void {
    if (isBusy) {
      next = work;
      return;
    }
    isBusy = true;
    const rest = () => void setTimeout(wake, restMs);
    work().then(rest, rest);
  }
  return { ask };
}
