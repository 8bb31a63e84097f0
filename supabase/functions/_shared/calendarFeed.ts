import type { Handler } from './answering.ts';
import { backendForVisitors } from './environment.ts';
import { notFound, refusal } from './refusal.ts';

const ADDRESS = /\/calendar\/([0-9a-f]{64})\.ics$/;

/** Reads the calendar a secret opens; null when it opens none. */
export type ReadCalendar = (secret: string) => Promise<string | null>;

/** Answers /calendar/{secret}.ics, the schedule of the Pro who has given the secret to a calendar program. */
export async function answerCalendar(request: Request, read: ReadCalendar): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'method_not_allowed', 'The calendar can only be read.');
  }
  const secret = ADDRESS.exec(new URL(request.url).pathname)?.[1];
  const calendar = secret === undefined ? null : await read(secret);
  if (calendar === null) return notFound();
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="schedule.ics"',
      'cache-control': 'private, no-cache',
    },
  });
}

/** Answers with the calendar as the database draws it. */
export const calendarFeed: Handler = (request, variables) =>
  answerCalendar(request, (secret) =>
    backendForVisitors(variables).call<string | null>('calendar_feed', { secret }),
  );
