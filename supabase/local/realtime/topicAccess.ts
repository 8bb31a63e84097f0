import { becomeCaller, type Caller } from '../caller';
import type { Database } from '../database';

class Undo extends Error {}

/**
 * Whether the policies on realtime.messages let a caller hear a private topic: a message of the
 * topic is tried out in a transaction that is always rolled back, as hosted Supabase does it.
 */
export async function mayHear(database: Database, caller: Caller, topic: string): Promise<boolean> {
  let heard = false;
  try {
    await database.transaction(async (queries) => {
      await queries.query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const [message] = await queries.query<{ id: string }>(
        `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true) returning id`,
        [topic],
      );
      await becomeCaller(queries, caller, { 'realtime.topic': topic });
      const seen = await queries.query('select from realtime.messages where id = $1', [
        message?.id,
      ]);
      heard = seen.length > 0;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return heard;
}
