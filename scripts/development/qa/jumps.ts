import type { QaJumpName } from '../../../demo/qa';
import type { Database } from '../../../supabase/local/database';
import { PlainError } from '../../../supabase/local/plainError';

/** Where the demo's owner lives. */
const TIME_ZONE = 'America/Chicago';

const NEXT_TIMER = `select extract(epoch from t.due_at)::float8 as at
  from private.timers t join public.leads l on l.id = t.subject_id
  where t.machine = 'lead' and t.event = $1 and t.fired_at is null
    and t.due_at > to_timestamp($2::float8)
    and l.state = any (string_to_array($3, ',')::public.lead_state[])
  order by (l.vendor_id = (select id from public.profiles where email = $4)) desc, t.due_at, t.id limit 1`;

async function momentOf(
  database: Database,
  jump: QaJumpName,
  nowMs: number,
  email: string,
): Promise<number | undefined> {
  if (jump === 'morning') {
    const [morning] = await database.query<{ at: number }>(
      `select extract(epoch from (date_trunc('day', to_timestamp($1::float8) at time zone $2)
         + interval '1 day 7 hours') at time zone $2)::float8 as at`,
      [nowMs / 1000, TIME_ZONE],
    );
    return morning?.at;
  }
  const [event, states] =
    jump === 'release' ? ['release', 'accepted,quoted'] : ['expire', 'offered,viewed'];
  const [timer] = await database.query<{ at: number }>(NEXT_TIMER, [
    event,
    nowMs / 1000,
    states,
    email,
  ]);
  return timer?.at;
}

/**
 * How many milliseconds to advance the clock of timers by, from where it is: just past the next such moment
 * of the signed-in Pro, or of anyone. Throws a PlainError when there is none.
 */
export async function lengthOfJump(
  database: Database,
  jump: QaJumpName,
  nowMs: number,
  email: string,
): Promise<number> {
  const seconds = await momentOf(database, jump, nowMs, email);
  if (seconds === undefined) throw new PlainError('Nothing of the kind is due. Reset the data.');
  return Math.ceil(seconds * 1000 - nowMs) + 1000;
}
