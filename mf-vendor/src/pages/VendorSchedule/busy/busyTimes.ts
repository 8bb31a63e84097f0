import { zonedToIso } from '@tree-service/domain';
import { convertIcsCalendar, extendByRecurrenceRule, getEventEnd, type IcsEvent } from 'ts-ics';

/** A time in which someone is not available; ISO-8601 UTC. */
export interface BusyTime {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly note: string | null;
}

/** How far ahead events are read. */
export const READ_DAYS = 90;
/** More than this is no calendar of one business. */
export const MOST_BUSY_TIMES = 200;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_NOTE = 120;

/** The file is no calendar. The message is for people. */
export class UnreadableCalendarError extends Error {
  override readonly name = 'UnreadableCalendarError';
}

/** A moment as its wall clock shows it, in the fields of UTC. */
const clockOf = ({ date, local }: IcsEvent['start']): Date => local?.date ?? date;

/** The moment a wall clock shows in the time zone of an event. */
function momentOf(clock: Date, { date, type, local }: IcsEvent['start'], ownZone: string): Date {
  const zone = type === 'DATE' ? ownZone : local?.timezone;
  if (zone === undefined) return clock;
  const text = clock.toISOString();
  try {
    return new Date(zonedToIso(text.slice(0, 10), text.slice(11, 16), zone) ?? clock);
  } catch {
    // A name that only its own program knows, such as "Eastern Standard Time": the file says its offset.
    return new Date(clock.getTime() + (local ? date.getTime() - local.date.getTime() : 0));
  }
}

function startsOf(event: IcsEvent, until: Date): Date[] {
  const first = clockOf(event.start);
  if (event.recurrenceRule === undefined) return [first];
  return extendByRecurrenceRule(event.recurrenceRule, {
    start: first,
    end: until,
    exceptions: event.exceptionDates?.map(clockOf),
  });
}

const isBusy = ({ status, timeTransparent }: IcsEvent): boolean =>
  status !== 'CANCELLED' && timeTransparent !== 'TRANSPARENT';

function timesOf(event: IcsEvent, now: Date, ownZone: string): BusyTime[] {
  const until = new Date(now.getTime() + READ_DAYS * DAY_MS);
  const length = getEventEnd(event).getTime() - event.start.date.getTime();
  return startsOf(event, until).flatMap((clock) => {
    const start = momentOf(clock, event.start, ownZone);
    const end = new Date(start.getTime() + length);
    if (length <= 0 || end <= now || start >= until) return [];
    const note = event.summary.trim().slice(0, LONGEST_NOTE) || null;
    return [{ starts_at: start.toISOString(), ends_at: end.toISOString(), note }];
  });
}

/**
 * The busy times of the next 90 days in an iCalendar file (RFC 5545), in order, each once. Events
 * marked as free or canceled are left out. Throws an `UnreadableCalendarError`.
 */
export function busyTimesOf(file: string, now: Date, ownZone: string): BusyTime[] {
  if (!file.includes('BEGIN:VCALENDAR')) {
    throw new UnreadableCalendarError('This is not a calendar file. Export one ending in .ics.');
  }
  let events: readonly IcsEvent[];
  try {
    events = convertIcsCalendar(undefined, file).events ?? [];
  } catch (cause) {
    throw new UnreadableCalendarError('This calendar file is damaged. Export it again.', { cause });
  }
  // A changed occurrence replaces the one its series would have at that moment.
  const moved = new Set(
    events.flatMap(({ uid, recurrenceId }) =>
      recurrenceId ? [`${uid} ${recurrenceId.value.date.toISOString()}`] : [],
    ),
  );
  const times = events
    .filter(isBusy)
    .flatMap((event) =>
      timesOf(event, now, ownZone).filter(
        ({ starts_at }) =>
          event.recurrenceId !== undefined || !moved.has(`${event.uid} ${starts_at}`),
      ),
    );
  const unique = new Map(times.map((time) => [`${time.starts_at} ${time.ends_at}`, time]));
  return [...unique.values()].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** The times that are not blocked yet. */
export function newTimes(
  times: readonly BusyTime[],
  blocks: readonly { readonly starts_at: string; readonly ends_at: string }[],
): BusyTime[] {
  const spanOf = (time: { starts_at: string; ends_at: string }) =>
    `${Date.parse(time.starts_at)} ${Date.parse(time.ends_at)}`;
  const known = new Set(blocks.map(spanOf));
  return times.filter((time) => !known.has(spanOf(time)));
}
