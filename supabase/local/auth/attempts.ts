/**
 * Counts attempts within a window, by key: failed ones, and those that are limited even when they succeed. Keys name the caller (an address, an account seen from an
 * address), so that no one can use up what belongs to someone else.
 */
export class Attempts {
  readonly #moments = new Map<string, number[]>();

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
    this.#moments.delete(key);
    this.#moments.set(key, recent);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > this.keysAtMost && oldest !== undefined) this.#moments.delete(oldest);
  }

  /** Takes the latest one back, which did not fail. */
  takeBack(key: string): void {
    this.#moments.set(key, (this.#moments.get(key) ?? []).slice(0, -1));
  }

  /** Forgets the attempts of a caller. */
  clear(key: string): void {
    this.#moments.delete(key);
  }

  #recent(key: string, now: number): number[] {
    return (this.#moments.get(key) ?? []).filter((moment) => moment > now - this.windowMs);
  }
}
