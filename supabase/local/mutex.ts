import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A reentrant lock. The embedded engine is a single session, so a transaction must not see statements
 * of another caller between its BEGIN and COMMIT: they would run with the wrong role. A caller is
 * everything that runs inside one `asCaller`; the caller that holds the lock may take it again, since a
 * statement sent beside its own transaction would otherwise deadlock.
 */
export class Mutex {
  readonly #callers = new AsyncLocalStorage<object>();
  readonly #waiting: { caller: object; acquire: () => void }[] = [];
  #holder: object | undefined;
  #depth = 0;

  /** Runs `work` as a new caller. */
  asCaller<T>(work: () => Promise<T>): Promise<T> {
    return this.#callers.run({}, work);
  }

  /** Runs `work` while holding the lock, as the current caller or a new one. */
  withLock<T>(work: () => Promise<T>): Promise<T> {
    const locked = async () => {
      const release = await this.acquire();
      try {
        return await work();
      } finally {
        release();
      }
    };
    return this.#callers.getStore() ? locked() : this.asCaller(locked);
  }

  /** Waits for the lock; resolves with the function that releases it. */
  async acquire(): Promise<() => void> {
    const caller = this.#callers.getStore() ?? {};
    if (this.#holder !== undefined && this.#holder !== caller) {
      await new Promise<void>((acquire) => this.#waiting.push({ caller, acquire }));
    } else {
      this.#holder = caller;
      this.#depth += 1;
    }
    let released = false;
    return () => {
      if (!released) {
        released = true;
        this.#release();
      }
    };
  }

  #release(): void {
    this.#depth -= 1;
    if (this.#depth > 0) return;
    const next = this.#waiting.shift();
    this.#holder = next?.caller;
    if (!next) return;
    this.#depth = 1;
    next.acquire();
  }
}
