/**
 * The answer of something a device may refuse, or null when it does: such failures are written to the
 * console and end there, because people can continue without it.
 */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (cause) {
    console.error(`${what} failed:`, cause);
    return null;
  }
}
