import type { Queries } from '../database';

const LONGEST = 400;

/** Keeps with a session which device it is used on, as GoTrue does whenever it hands out a token. */
export async function noteDevice(
  database: Queries,
  sessionId: unknown,
  userAgent: string | null,
): Promise<void> {
  if (typeof sessionId !== 'string' || userAgent === null) return;
  await database.query('update auth.sessions set user_agent = $2 where id = $1::uuid', [
    sessionId,
    userAgent.slice(0, LONGEST),
  ]);
}
