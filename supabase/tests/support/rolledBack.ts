import type { Database, Queries } from '../../local/database';

class Rollback extends Error {}

/** Runs `work` in a transaction of which nothing stays; returns its answer. */
export async function rolledBack<T>(
  database: Pick<Database, 'transaction'>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const answers: T[] = [];
  try {
    await database.transaction(async (queries) => {
      answers.push(await work(queries));
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  const [answer] = answers;
  if (answer === undefined) throw new Error('The work ended without an answer.');
  return answer;
}
