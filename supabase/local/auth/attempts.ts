/** Counts attempts within a window, by key: failed ones, and those that are limited even when they succeed. */
export class Attempts {
  readonly #moments = new Map<string, number[]>();

  constructor(
    readonly atMost: number,
    readonly windowMs: number,
  ) {}

  /** Seconds until the caller may try again; 0 when now. */
  wait(key: string): number {
    const recent = this.#recent(key);
    const [first] = recent.slice(-this.atMost);
    if (recent.length < this.atMost || first === undefined) return 0;
    return Math.max(1, Math.ceil((first + this.windowMs - Date.now()) / 1000));
  }

  /** Counts one, best before it is known to fail: those that are made at the same moment then count each other. */
  add(key: string): void {
    this.#moments.set(key, [...this.#recent(key), Date.now()]);
  }

  /** Takes the latest one back, which did not fail. */
  takeBack(key: string): void {
    this.#moments.set(key, (this.#moments.get(key) ?? []).slice(0, -1));
  }

  #recent(key: string): number[] {
    const since = Date.now() - this.windowMs;
    return (this.#moments.get(key) ?? []).filter((moment) => moment > since);
  }
}
