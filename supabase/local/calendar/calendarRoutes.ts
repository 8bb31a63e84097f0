import { answerCalendar } from '../../functions/_shared/calendarFeed';
import { asCaller } from '../caller';
import type { Database } from '../database';

/** Serves /calendar/{secret}.ics, the schedule of the Pro who has given the secret to a calendar program. */
export function calendarRoutes(database: Database): (request: Request) => Promise<Response> {
  return (request) => answerCalendar(request, (secret) => readCalendar(database, secret));
}

function readCalendar(database: Database, secret: string): Promise<string | null> {
  const visitor = { role: 'anon', claims: { role: 'anon' } } as const;
  return asCaller(database, visitor, {}, async (queries) => {
    const [row] = await queries.query<{ calendar: string | null }>(
      'select public.calendar_feed($1) as calendar',
      [secret],
    );
    return row?.calendar ?? null;
  });
}
