// On its own for its test: what draws cannot run there.
/** A page of insurance papers takes about a second. */
const LONGEST_MS = 15_000;

/** What the work answers; rejects, and calls `stop`, when it takes longer than a document that was made to be read. */
export async function inTime<Result>(work: Promise<Result>, stop: () => void): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The document takes too long to show.'));
      stop();
    }, LONGEST_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
