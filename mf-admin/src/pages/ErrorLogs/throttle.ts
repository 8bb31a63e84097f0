/**
 * Limits how often asynchronous work runs: one run at a time, the next at the earliest `restMs` after
 * it ended. Calls in between are served by that next run. The work handles its own failures.
 */
export function throttle(restMs: number): (work: () => Promise<unknown>) => void {
  let isBusy = false;
  let next: (() => Promise<unknown>) | null = null;

  function resume(): void {
    isBusy = false;
    const queued = next;
    next = null;
    if (queued !== null) run(queued);
  }
  function run(work: () => Promise<unknown>): void {
    if (isBusy) {
      next = work;
      return;
    }
    isBusy = true;
    const rest = () => void setTimeout(resume, restMs);
    work().then(rest, rest);
  }
  return run;
}
