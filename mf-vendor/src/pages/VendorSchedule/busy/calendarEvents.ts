import ICAL from 'ical.js';
import { clockOf, ianaClock, UTC, type WallClock } from './calendarZones';

/** A time as an event writes it. */
export interface CalendarTime {
  /** Milliseconds of its wall clock, as if it were in UTC. */
  readonly wall: number;
  readonly isDate: boolean;
  readonly clock: WallClock;
}

export interface CalendarEvent {
  readonly uid: string | null;
  readonly title: string;
  readonly isBusy: boolean;
  /** A later version of an event has a higher number. */
  readonly sequence: number;
  readonly start: CalendarTime;
  /** Whole days on the wall clock, or milliseconds that pass. */
  readonly length: { readonly days: number } | { readonly ms: number };
  /** As the file writes them. */
  readonly rules: readonly string[];
  /** Rules of times that are left out (EXRULE of RFC 2445), which older programs still write. */
  readonly exceptions: readonly string[];
  readonly added: readonly CalendarTime[];
  readonly left: readonly CalendarTime[];
  /** The occurrence of its series that this event stands for. */
  readonly occurrence: CalendarTime | null;
  /** Whether it stands for all later occurrences of its series, too (RANGE=THISANDFUTURE). */
  readonly isFromHere: boolean;
}

/** An event that can't be read, with the reason in a sentence. */
export interface UnreadEvent {
  readonly title: string;
  readonly reason: string;
}

/** Why an event can't be read; the message is for people. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** One event of a file that is not read yet. */
export interface RawEvent {
  readonly lines: readonly string[];
}

export interface CalendarFile {
  /** What the calendar is called, by which its next export is known; null for a file of single events. */
  readonly name: string | null;
  readonly events: readonly RawEvent[];
  /** The wall clock of a time zone by the name events give it; null for one that is unknown. */
  readonly clockNamed: (zone: string) => WallClock | null;
  /** A file that withdraws its events. */
  readonly isWithdrawn: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What tells when an event takes place. The rest of it, damaged or not, makes no difference. */
const READ =
  /^(DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|UID|SUMMARY|STATUS|TRANSP|SEQUENCE|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;
/** A day, or a time without seconds, that does not say it is one. */
const BARE_DAY =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;(?!.*VALUE=)[^:]*)?):(\d{8}(?:,\d{8})*)$/i;
const WITHOUT_SECONDS = /(:|,)(\d{8}T\d{4})(?=Z?(?:,|$))/g;

const completed = (line: string) =>
  line.replace(BARE_DAY, '$1;VALUE=DATE:$2').replace(WITHOUT_SECONDS, '$1$200');

const nameOf = (line: string) => line.slice(0, line.search(/[;:]/)).toUpperCase();
const valueOf = (line: string) => line.slice(line.indexOf(':') + 1);
const component = (name: string, lines: readonly string[]) =>
  new ICAL.Component(
    ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')) as unknown[],
  );

function zoneIn(lines: readonly string[]): [string, ICAL.Component][] {
  try {
    const zone = component('VTIMEZONE', lines);
    return [[String(zone.getFirstPropertyValue('tzid')), zone]];
  } catch {
    // Its events are listed with the name of the zone unless others explain it.
    return [];
  }
}

/** The parts of an iCalendar file (RFC 5545), each still to be read, so that a bad one spoils no other. */
export function openCalendar(text: string): CalendarFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const events: RawEvent[] = [];
  const zones = new Map<string, ICAL.Component>();
  let name: string | null = null;
  let isWithdrawn = false;
  let path: string[] = [];
  let collected: string[] = [];
  for (const raw of lines) {
    const line = raw.trimEnd();
    const [, verb = '', what = ''] = /^(BEGIN|END):(\w+)$/i.exec(line) ?? [];
    const [, part] = path;
    if (verb.toUpperCase() === 'BEGIN') {
      path =
        what.toUpperCase() === 'VEVENT' ? ['VCALENDAR', 'VEVENT'] : [...path, what.toUpperCase()];
      if (path.length === 2) collected = [];
      else if (part === 'VTIMEZONE') collected.push(line);
    } else if (verb !== '') {
      if (part === 'VTIMEZONE' && path.length > 2) collected.push(line);
      if (path.length === 2 && part === 'VEVENT') events.push({ lines: collected });
      if (path.length === 2 && part === 'VTIMEZONE')
        for (const [id, zone] of zoneIn(collected)) zones.set(id, zone);
      path = path.slice(0, -1);
    } else if (part === 'VTIMEZONE' || (part === 'VEVENT' && path.length === 2)) {
      if (line !== '') collected.push(line);
    } else if (path.length === 1) {
      if (/^X-WR-CALNAME[;:]/i.test(line)) name = valueOf(line).trim() || null;
      if (/^METHOD:CANCEL$/i.test(line)) isWithdrawn = true;
    }
  }
  const clocks = new Map<string, WallClock | null>();
  const clockNamed = (zone: string) => {
    const known = clocks.get(zone);
    if (known !== undefined) return known;
    const found = clockOf(zone, zones);
    clocks.set(zone, found);
    return found;
  };
  return { name, events, clockNamed, isWithdrawn };
}

/** The title of an event, however little else of it can be read. */
export function titleOf({ lines }: RawEvent): string {
  const line = lines.find((one) => nameOf(one) === 'SUMMARY');
  return line === undefined
    ? ''
    : valueOf(line)
        .replace(/\\([,;\\])/g, '$1')
        .trim();
}

function timeOf(
  property: ICAL.Property,
  value: unknown,
  file: CalendarFile,
  ownClock: WallClock,
): CalendarTime {
  if (!(value instanceof ICAL.Time)) throw new UnreadableEventError("Its times can't be read.");
  const wall = Date.UTC(
    value.year,
    value.month - 1,
    value.day,
    value.isDate ? 0 : value.hour,
    value.isDate ? 0 : value.minute,
    value.isDate ? 0 : value.second,
  );
  const zone = property.getFirstParameter('tzid');
  if (value.isDate) return { wall, isDate: true, clock: ownClock };
  if (value.zone === ICAL.Timezone.utcTimezone) return { wall, isDate: false, clock: UTC };
  // A time without a zone is meant where the reader is.
  const clock = zone ? file.clockNamed(zone) : ownClock;
  if (clock === null) throw new UnreadableEventError(`We don't know its time zone, “${zone}”.`);
  return { wall, isDate: false, clock };
}

function timesOf(
  event: ICAL.Component,
  name: string,
  read: (p: ICAL.Property, v: unknown) => CalendarTime,
) {
  return event
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .map((value: unknown) =>
          read(property, value instanceof ICAL.Period ? value.start : value),
        ),
    );
}

/** Moment at which a time is. */
export const momentOf = ({ wall, clock }: CalendarTime): number => clock.toMoment(wall);

/** Reads an event. Times without a zone are those of `ownZone`. Throws an `UnreadableEventError`. */
export function readEvent(raw: RawEvent, file: CalendarFile, ownZone: string): CalendarEvent {
  try {
    return parsedEvent(raw, file, ownZone);
  } catch (cause) {
    // The parser reads values when they are asked for, and says in its own words what is wrong.
    if (cause instanceof UnreadableEventError) throw cause;
    throw new UnreadableEventError("Its times can't be read.", { cause });
  }
}

function parsedEvent(raw: RawEvent, file: CalendarFile, ownZone: string): CalendarEvent {
  const event = component('VEVENT', raw.lines.filter((line) => READ.test(line)).map(completed));
  const ownClock = ianaClock(ownZone);
  const timed = (name: string) => timesOf(event, name, (p, v) => timeOf(p, v, file, ownClock));
  const [start] = timed('dtstart');
  if (start === undefined) throw new UnreadableEventError('It has no start.');
  const [occurrence = null] = timed('recurrence-id');
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? null;
  // RFC 2445 also had "this and all earlier", which no program is known to write.
  if (range !== null && range.toUpperCase() !== 'THISANDFUTURE') {
    throw new UnreadableEventError('It changes earlier times of its series.');
  }
  const [end] = timed('dtend');
  const duration = event.getFirstPropertyValue('duration');
  const is = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === value;
  return {
    // Long enough for every program; what is cut off is at the start, which they share.
    uid: String(event.getFirstPropertyValue('uid') ?? '').slice(-255) || null,
    title: String(event.getFirstPropertyValue('summary') ?? '').trim(),
    isBusy:
      !file.isWithdrawn &&
      !is('status', 'CANCELLED') &&
      !is('transp', 'TRANSPARENT') &&
      !is('x-microsoft-cdo-busystatus', 'FREE'),
    sequence: Number(event.getFirstPropertyValue('sequence') ?? 0),
    start,
    length: lengthOf(start, end, duration instanceof ICAL.Duration ? duration : null),
    rules: raw.lines.filter((line) => nameOf(line) === 'RRULE').map(valueOf),
    exceptions: raw.lines.filter((line) => nameOf(line) === 'EXRULE').map(valueOf),
    added: timed('rdate'),
    left: timed('exdate'),
    occurrence,
    isFromHere: range !== null,
  };
}

function lengthOf(
  start: CalendarTime,
  end: CalendarTime | undefined,
  duration: ICAL.Duration | null,
): CalendarEvent['length'] {
  if (end !== undefined && start.isDate && end.isDate) {
    // Some programs write the last day itself.
    return { days: Math.max(1, Math.round((end.wall - start.wall) / DAY_MS)) };
  }
  if (end !== undefined) return { ms: momentOf(end) - momentOf(start) };
  if (duration === null) return start.isDate ? { days: 1 } : { ms: 0 };
  const ms = duration.toSeconds() * 1000;
  return start.isDate ? { days: Math.max(1, Math.round(ms / DAY_MS)) } : { ms };
}
