import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets one holder at a time through. The embedded engine is a single session, so a transaction
 * must not see statements of another caller between its BEGIN and COMMIT: they would run with the
 * wrong role. A caller is everything that runs inside one `asCaller`; the caller who holds the
 * turnstile may pass again, since a statement sent aside of its own transaction would otherwise
 * wait for itself forever.
 */
export class Turnstile {
  readonly #callers = new AsyncLocalStorage<object>();
  readonly #waiting: { caller: object; enter: () => void }[] = [];
  #holder: object | undefined;
  #depth = 0;

  /** Runs `work` as a caller of its own, whoever asks. */
  asCaller<T>(work: () => Promise<T>): Promise<T> {
    return this.#callers.run({}, work);
  }

  /** Runs `work` while nobody else holds the turnstile, for the current caller or a new one. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const pass = async () => {
      const leave = await this.enter();
      try {
        return await work();
      } finally {
        leave();
      }
    };
    return this.#callers.getStore() ? pass() : this.asCaller(pass);
  }

  /** Waits for the turn of the current caller; resolves with the function that gives it back. */
  async enter(): Promise<() => void> {
    const caller = this.#callers.getStore() ?? {};
    if (this.#holder !== undefined && this.#holder !== caller) {
      await new Promise<void>((enter) => this.#waiting.push({ caller, enter }));
    } else {
      this.#holder = caller;
      this.#depth += 1;
    }
    let left = false;
    return () => {
      if (!left) {
        left = true;
        this.#leave();
      }
    };
  }

  #leave(): void {
    this.#depth -= 1;
    if (this.#depth > 0) return;
    const next = this.#waiting.shift();
    this.#holder = next?.caller;
    if (!next) return;
    this.#depth = 1;
    next.enter();
  }
}
