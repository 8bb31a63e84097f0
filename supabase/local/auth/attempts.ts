/**
 * Counts failures within a window, by key. Keys name the caller (an address, an account seen from an
 * address), so that no one can use up what belongs to someone else.
 */
export class Attempts {
  readonly #failures = new Map<string, number[]>();

  constructor(
    readonly atMost: number,
    readonly windowMs: number,
    /** The most keys that are remembered; the oldest are forgotten. */
    readonly keysAtMost = 10_000,
  ) {}

  /** Seconds until the caller may try again; 0 when now. */
  wait(key: string, now = Date.now()): number {
    const recent = this.#recent(key, now);
    const [first] = recent.slice(-this.atMost);
    if (recent.length < this.atMost || first === undefined) return 0;
    return Math.max(1, Math.ceil((first + this.windowMs - now) / 1000));
  }

  /** Counts one, best before it is known to fail: those that are made at the same moment then count each other. */
  add(key: string, now = Date.now()): void {
    const recent = [...this.#recent(key, now), now].slice(-this.atMost);
    this.#failures.delete(key);
    this.#failures.set(key, recent);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > this.keysAtMost && oldest !== undefined)
      this.#failures.delete(oldest);
  }

  /** Takes the latest one back, which did not fail. */
  takeBack(key: string): void {
    this.#failures.set(key, (this.#failures.get(key) ?? []).slice(0, -1));
  }

  /** Forgets a caller's failures. */
  clear(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string, now: number): number[] {
    return (this.#failures.get(key) ?? []).filter((moment) => moment > now - this.windowMs);
  }
}
