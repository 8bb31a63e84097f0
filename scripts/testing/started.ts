/** What a set-up has started. It ends in reverse order. */
class Started {
  private readonly ends: (() => unknown)[] = [];

  /** Waits for something to start and notes how it ends; returns it. */
  async add<T>(starting: T | Promise<T>, end: (one: T) => unknown): Promise<T> {
    const one = await starting;
    this.ends.push(() => end(one));
    return one;
  }

  /** Ends everything, also what comes after something that fails to end; throws the first failure. */
  async end(): Promise<void> {
    const failures: unknown[] = [];
    for (const end of this.ends.splice(0).reverse()) {
      try {
        await end();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

/** Sets something up. When a step fails, what was started before it ends, too. */
export async function settingUp<T>(setUp: (started: Started) => Promise<T>): Promise<T> {
  const started = new Started();
  try {
    return await setUp(started);
  } catch (failure) {
    await started.end();
    throw failure;
  }
}

/** What starts at the same time. Throws when one fails, but not before each has started or failed. */
export async function together<T extends readonly Promise<unknown>[]>(starting: [...T]) {
  await Promise.allSettled(starting);
  return Promise.all(starting);
}
