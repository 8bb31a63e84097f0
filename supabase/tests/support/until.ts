const WITHIN_MS = 20_000;
const PAUSE_MS = 50;

/** Waits until something has happened that says so nowhere; throws when it has not within 20 seconds. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (!(await hasHappened())) {
    if (Date.now() > end) throw new Error(`It did not happen within ${WITHIN_MS / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
