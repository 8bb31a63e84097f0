import { asCaller } from '../caller';
import type { Database } from '../database';
import { notFound, refusal } from '../http/refusal';

const ADDRESS = /^\/calendar\/([0-9a-f]{64})\.ics$/;

/**
 * Serves /calendar/{secret}.ics, the schedule of the Pro who has given the secret to a calendar program.
 * On hosted Supabase the same text is `GET /rest/v1/rpc/calendar_feed?secret=` with `Accept: text/plain`.
 */
export function calendarRoutes(database: Database): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'method_not_allowed', 'The calendar can only be read.');
    }
    const secret = ADDRESS.exec(new URL(request.url).pathname)?.[1];
    const calendar = secret === undefined ? null : await readCalendar(database, secret);
    if (calendar === null) return notFound();
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="schedule.ics"',
        'cache-control': 'private, no-cache',
      },
    });
  };
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
