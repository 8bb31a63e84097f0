import { cut } from '@tree-service/domain';
import { RRuleTemporal } from 'rrule-temporal';
import {
  momentOf,
  openCalendar,
  readEvent,
  titleOf,
  UnreadableEventError,
  type CalendarEvent,
  type CalendarTime,
  type UnreadEvent,
} from './calendarEvents';
import { ianaClock } from './calendarZones';

/** A time in which someone is not available; ISO-8601 UTC. */
export interface BusyTime {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly note: string | null;
  /** The event in its own program; null where the file does not name it. */
  readonly event_uid: string | null;
  /** When its series had planned it; null outside series. */
  readonly occurrence: string | null;
}

/** An event, or one occurrence of it, whose earlier times no longer count. */
export interface ReplacedEvent {
  readonly event_uid: string;
  readonly occurrence: string | null;
}

export interface ReadCalendar {
  /** What the calendar is called; null for a file of single events. */
  readonly calendar: string | null;
  /** In order, each span once. */
  readonly times: readonly BusyTime[];
  readonly replaced: readonly ReplacedEvent[];
  readonly unread: readonly UnreadEvent[];
}

/** How far ahead events are read. */
export const READ_DAYS = 90;
/** A file holds more than this by mistake: what is later is left for the next import. */
export const MOST_BUSY_TIMES = 400;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_NOTE = 120;
/** How long reading may keep the page from answering a press. */
const SLICE_MS = 25;
/** The end of identifiers in this product's own calendar feed. */
const OWN_EVENTS = '@tree-service';

/** The file is not a calendar. The message is for people. */
export class UnreadableCalendarError extends Error {
  override readonly name = 'UnreadableCalendarError';
}

interface Window {
  readonly from: number;
  readonly until: number;
  readonly ownZone: string;
}

const iso = (ms: number) => new Date(ms).toISOString();
const dayOf = (wall: number) => Math.floor(wall / DAY_MS);
const stampOf = (wall: number) => iso(wall).replace(/[-:]|\.\d+/g, '');

/** A rule whose end is on the wall clock it counts on. */
function ruleOf(rule: string, { start }: CalendarEvent): string {
  return rule.replace(
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/i,
    (_all, year: string, month: string, day: string, h = '23', m = '59', s = '59', z = '') => {
      const ms = Date.parse(`${year}-${month}-${day}T${h}:${m}:${s}Z`);
      return `UNTIL=${stampOf(z === '' ? ms : start.clock.toWall(ms))}`;
    },
  );
}

/** Wall clocks at which a series begins within a window, without what was left out. */
function startsOf(event: CalendarEvent, from: number, until: number): number[] {
  const { start, rules, exceptions, added } = event;
  const given = [start.wall, ...added.map((time) => start.clock.toWall(momentOf(time)))];
  const repeatedBy = (rule: string, includeDtstart: boolean) => {
    try {
      // Only what begins in the window is computed, however long ago the series began.
      return new RRuleTemporal({
        rruleString: `DTSTART:${stampOf(start.wall)}\nRRULE:${ruleOf(rule, event)}`,
        tzid: 'UTC',
        includeDtstart,
      })
        .between(new Date(from), new Date(until), true)
        .map(({ epochMilliseconds }) => epochMilliseconds);
    } catch (cause) {
      throw new UnreadableEventError("Its rule for repeating can't be read.", { cause });
    }
  };
  const repeated = rules.flatMap((rule) => repeatedBy(rule, true));
  const excepted = new Set(exceptions.flatMap((rule) => repeatedBy(rule, false)));
  return [...new Set([...given, ...repeated])].filter(
    (wall) => wall >= from && wall <= until && !excepted.has(wall),
  );
}

/**
 * Whether a file names an occurrence among those left out or changed: by its moment, or by its day where
 * either of the two is a day.
 */
function namedIn(event: CalendarEvent, named: readonly CalendarTime[], ownZone: string) {
  const own = ianaClock(ownZone);
  const moments = new Set<number>();
  const days = new Set<number>();
  for (const time of named) {
    if (time.isDate || event.start.isDate) days.add(dayOf(time.wall));
    // Some programs name the day of a series by its midnight where the calendar is.
    if (event.start.isDate) days.add(dayOf(own.toWall(momentOf(time))));
    if (!time.isDate) moments.add(momentOf(time));
  }
  return (wall: number) => days.has(dayOf(wall)) || moments.has(event.start.clock.toMoment(wall));
}

const spanOfEvent = ({ length }: CalendarEvent) =>
  'days' in length ? length.days * DAY_MS : length.ms;

/** What changes a series from one of its occurrences on, the last one first; `by` is how far on its wall clock. */
function shiftsOf({ start }: CalendarEvent, changed: readonly CalendarEvent[]) {
  const wallOf = (time: CalendarTime) =>
    time.isDate ? time.wall : start.clock.toWall(momentOf(time));
  return changed
    .flatMap((version) => {
      const { occurrence, isFromHere } = version;
      if (occurrence === null || !isFromHere) return [];
      const since = wallOf(occurrence);
      return { since, by: wallOf(version.start) - since, version };
    })
    .sort((one, other) => other.since - one.since);
}

function timesOf(
  event: CalendarEvent,
  changed: readonly CalendarEvent[],
  window: Window,
): BusyTime[] {
  const { start, occurrence } = event;
  const shifts = shiftsOf(event, changed);
  if (!event.isBusy && shifts.length === 0) return [];
  const longest = Math.max(...[event, ...shifts.map(({ version }) => version)].map(spanOfEvent));
  const farthest = Math.max(0, ...shifts.map(({ by }) => Math.abs(by)));
  const isNamed = namedIn(
    event,
    [...event.left, ...changed.flatMap((one) => one.occurrence ?? [])],
    window.ownZone,
  );
  return startsOf(
    event,
    start.clock.toWall(window.from) - longest - farthest - DAY_MS,
    start.clock.toWall(window.until) + farthest,
  )
    .filter((wall) => !isNamed(wall))
    .flatMap((planWall) => {
      const shift = shifts.find(({ since }) => planWall >= since);
      const version = shift?.version ?? event;
      // One with a rule of its own brings its own times.
      if (!version.isBusy || (shift !== undefined && version.rules.length > 0)) return [];
      const wall = planWall + (shift?.by ?? 0);
      const span = spanOfEvent(version);
      const begins = start.clock.toMoment(wall);
      const ends = 'days' in version.length ? start.clock.toMoment(wall + span) : begins + span;
      if (ends <= begins || ends <= window.from || begins >= window.until) return [];
      const planned = occurrence ? momentOf(occurrence) : start.clock.toMoment(planWall);
      return {
        starts_at: iso(begins),
        ends_at: iso(ends),
        // Whole characters: half of one could not be stored.
        note: cut(version.title, LONGEST_NOTE).trim() || null,
        event_uid: event.uid,
        occurrence:
          occurrence || event.rules.length > 0 || event.added.length > 0 ? iso(planned) : null,
      };
    });
}

/** Lets the page answer presses between slices of work. */
function pacer(onProgress: (share: number) => void) {
  let since = performance.now();
  return async (share: number) => {
    if (performance.now() - since < SLICE_MS) return;
    onProgress(share);
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** What replaces each event of a file: its later versions and the changed occurrences of its series. */
function grouped(events: readonly CalendarEvent[]) {
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (event.uid !== null) byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
  }
  const sameAs = (event: CalendarEvent) => (event.uid === null ? [] : (byUid.get(event.uid) ?? []));
  const placeOf = ({ occurrence }: CalendarEvent) => (occurrence ? momentOf(occurrence) : null);
  return {
    isLatest: (event: CalendarEvent) =>
      !sameAs(event).some(
        (other) => placeOf(other) === placeOf(event) && other.sequence > event.sequence,
      ),
    changesOf: (event: CalendarEvent) =>
      event.occurrence ? [] : sameAs(event).filter(({ occurrence }) => occurrence !== null),
  };
}

/**
 * The busy times of the next 90 days in an iCalendar file (RFC 5545). Events marked as free or canceled and
 * those of this product's own feed are left out; what can't be read is listed. Works in slices, so that the
 * page stays usable. Throws an `UnreadableCalendarError`.
 */
export async function readBusyTimes(
  text: string,
  now: Date,
  ownZone: string,
  onProgress: (share: number) => void = () => {},
): Promise<ReadCalendar> {
  if (!/BEGIN:VCALENDAR/i.test(text)) {
    throw new UnreadableCalendarError('This is not a calendar file. Export one ending in .ics.');
  }
  const file = openCalendar(text);
  const window = { from: now.getTime(), until: now.getTime() + READ_DAYS * DAY_MS, ownZone };
  const pause = pacer(onProgress);
  const unread: UnreadEvent[] = [];
  const attempt = <T>(title: string, read: () => T[]): T[] => {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof UnreadableEventError)) throw cause;
      unread.push({ title, reason: cause.message });
      return [];
    }
  };
  const events: CalendarEvent[] = [];
  for (const [index, raw] of file.events.entries()) {
    events.push(...attempt(titleOf(raw), () => [readEvent(raw, file, ownZone)]));
    await pause(index / file.events.length / 2);
  }
  const foreign = events.filter(({ uid }) => uid?.endsWith(OWN_EVENTS) !== true);
  const { isLatest, changesOf } = grouped(foreign);
  const latest = foreign.filter(isLatest);
  const times = new Map<string, BusyTime>();
  for (const [index, event] of latest.entries()) {
    for (const time of attempt(event.title, () => timesOf(event, changesOf(event), window)))
      if (!times.has(`${time.starts_at} ${time.ends_at}`))
        times.set(`${time.starts_at} ${time.ends_at}`, time);
    await pause((1 + index / latest.length) / 2);
  }
  return {
    calendar: file.name === null ? null : cut(file.name, LONGEST_NOTE),
    times: [...times.values()].sort((a, b) => a.starts_at.localeCompare(b.starts_at)),
    replaced: latest.flatMap(({ uid, occurrence }) =>
      uid === null
        ? []
        : { event_uid: uid, occurrence: occurrence ? iso(momentOf(occurrence)) : null },
    ),
    unread,
  };
}

/** A blocked time as it is stored. */
interface StoredBlock extends BusyTime {
  readonly calendar: string | null;
}

export interface BusyChanges {
  /** What the import has to replace: events without earlier times need not be named. */
  readonly replaced: readonly ReplacedEvent[];
  readonly added: readonly BusyTime[];
  /** Times of an earlier import that are no longer in the calendar. */
  readonly freed: readonly StoredBlock[];
  /** All that the calendar is to hold after the import, with what was there before. */
  readonly kept: readonly BusyTime[];
  /** The last time taken of a calendar with too many; null where all are. */
  readonly reach: string | null;
}

/**
 * What importing a calendar changes: a calendar with a name replaces all that was imported under it, any
 * file the events it has. A span that is blocked otherwise is not blocked twice.
 */
export function changesOf(
  { calendar, times, replaced }: ReadCalendar,
  blocks: readonly StoredBlock[],
): BusyChanges {
  const spanOf = (time: Pick<BusyTime, 'starts_at' | 'ends_at'>) =>
    `${Date.parse(time.starts_at)} ${Date.parse(time.ends_at)}`;
  const keyOf = (event_uid: string, occurrence: string | null) =>
    `${event_uid} ${occurrence === null ? 'all' : Date.parse(occurrence)}`;
  const gone = new Set(replaced.map((one) => keyOf(one.event_uid, one.occurrence)));
  const keysOf = ({ event_uid, occurrence }: StoredBlock) =>
    event_uid === null ? [] : [keyOf(event_uid, null), keyOf(event_uid, occurrence)];
  const isReplaced = (block: StoredBlock) =>
    (calendar !== null && block.event_uid !== null && block.calendar === calendar) ||
    keysOf(block).some((key) => gone.has(key));
  const leaving = blocks.filter(isReplaced);
  const named = new Set(leaving.flatMap(keysOf));
  const staying = new Set(blocks.filter((block) => !isReplaced(block)).map(spanOf));
  const before = new Set(leaving.map(spanOf));
  const wanted = times.filter((time) => !staying.has(spanOf(time)));
  const kept = wanted.slice(0, MOST_BUSY_TIMES);
  const after = new Set(kept.map(spanOf));
  return {
    replaced: replaced.filter((one) => named.has(keyOf(one.event_uid, one.occurrence))),
    added: kept.filter((time) => !before.has(spanOf(time))),
    freed: leaving.filter((block) => !after.has(spanOf(block))),
    kept,
    reach: wanted.length > kept.length ? (kept.at(-1)?.starts_at ?? null) : null,
  };
}
