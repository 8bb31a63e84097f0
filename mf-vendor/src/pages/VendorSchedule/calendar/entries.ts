import { hasLeftCalendar } from '@tree-service/market/api/hasLeftCalendar';
import type { VendorJob } from '@tree-service/market/api/jobs';
import { isoToZoned } from '@tree-service/domain';
import type { Schedule } from '../../../api/schedule';
import { clockInWords, minutesOf, type TimeRange, timeRangeOn } from './dayClock';
import { addDays, dayInShort, weekdayOf } from './days';

/** Overlapping entries share the width: lane 0 of 2 is the left half. */
export type Entry = UnpositionedEntry & { lane: number; lanes: number };

export interface CalendarDay {
  day: string;
  free: TimeRange[];
  entries: Entry[];
}

type UnpositionedEntry = TimeRange & {
  /** "Until Tue 24, 11:30 AM"; null within one day. */
  otherDays: string | null;
} & ({ kind: 'job'; job: VendorJob } | { kind: 'block'; block: Schedule['blocks'][number] });

/** Assigns overlapping entries to as few lanes as possible. */
function inLanes(unpositioned: readonly UnpositionedEntry[]): Entry[] {
  const placed: Entry[] = [];
  let together: Entry[] = [];
  let until = -1;
  const settle = () => {
    const lanes = Math.max(0, ...together.map(({ lane }) => lane + 1));
    for (const entry of together) entry.lanes = lanes;
    placed.push(...together);
    together = [];
  };
  for (const entry of [...unpositioned].sort((one, other) => one.from - other.from)) {
    if (entry.from >= until) settle();
    const taken = new Set(together.filter(({ to }) => to > entry.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    together.push({ ...entry, lane, lanes: 1 });
    until = Math.max(until, entry.to);
  }
  settle();
  return placed;
}

/** "Until Tue 24, 11:30 AM" or "Since Fri 20"; null for a span within the day. */
export function otherDaysInWords(
  day: string,
  span: { starts: string; ends: string },
  timeZone: string,
): string | null {
  const start = isoToZoned(span.starts, timeZone);
  const end = isoToZoned(span.ends, timeZone);
  if (end.date > day && timeRangeOn(addDays(day, 1), span, timeZone) !== null) {
    return `Until ${dayInShort(end.date)}, ${clockInWords(minutesOf(end.time))}`;
  }
  return start.date < day ? `Since ${dayInShort(start.date)}` : null;
}

export type WorkingTimes = Pick<Schedule, 'hours' | 'specialDays'>;

/** None on a day off; null while the Pro has set no hours. */
export function workingHours(
  day: string,
  { hours, specialDays }: WorkingTimes,
): readonly TimeRange[] | null {
  const special = specialDays.find((each) => each.day === day);
  if (!special && hours.length === 0) return null;
  const spans = special?.hours ?? hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return spans.map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
}

/**
 * The part of a job worked on a day; null when none is. Work that starts within working hours
 * pauses outside them (see `private.work_end`); other work continues until it is done.
 */
export function workedOn(
  day: string,
  job: { starts: string; ends: string },
  times: WorkingTimes,
  timeZone: string,
): TimeRange | null {
  const whole = timeRangeOn(day, job, timeZone);
  const start = isoToZoned(job.starts, timeZone);
  const began = minutesOf(start.time);
  const rests = workingHours(start.date, times)?.some(
    ({ from, to }) => from <= began && began < to,
  );
  const hours = workingHours(day, times);
  if (!whole || !rests || !hours) return whole;
  const from = Math.max(whole.from, Math.min(...hours.map((each) => each.from)));
  const to = Math.min(whole.to, Math.max(...hours.map((each) => each.to)));
  return from < to ? { from, to } : null;
}

export interface CalendarContents {
  jobs: readonly VendorJob[];
  blocks: Schedule['blocks'];
  free: ReadonlyArray<{ starts_at: string; ends_at: string }>;
  times: WorkingTimes;
}

export function calendarDay(
  day: string,
  { jobs, blocks, free, times }: CalendarContents,
  timeZone: string,
): CalendarDay {
  const unpositioned: UnpositionedEntry[] = [
    ...blocks.flatMap((block) => {
      const span = { starts: block.starts_at, ends: block.ends_at };
      const range = timeRangeOn(day, span, timeZone);
      const otherDays = otherDaysInWords(day, span, timeZone);
      return range ? [{ ...range, otherDays, kind: 'block' as const, block }] : [];
    }),
    ...jobs.flatMap((job) => {
      if (job.scheduled_for === null || job.scheduled_until === null) return [];
      if (hasLeftCalendar(job)) return [];
      const span = { starts: job.scheduled_for, ends: job.scheduled_until };
      const range = workedOn(day, span, times, timeZone);
      const otherDays = otherDaysInWords(day, span, timeZone);
      return range ? [{ ...range, otherDays, kind: 'job' as const, job }] : [];
    }),
  ];
  return {
    day,
    entries: inLanes(unpositioned),
    free: free.flatMap(
      ({ starts_at: starts, ends_at: ends }) => timeRangeOn(day, { starts, ends }, timeZone) ?? [],
    ),
  };
}

const DEFAULT_START = 7 * 60;
const DEFAULT_END = 18 * 60;

/** Whole hours: the default day, extended to cover all entries. */
export function hoursShown(days: readonly CalendarDay[]): TimeRange {
  const all = days.flatMap(({ free, entries }) => [...free, ...entries]);
  const from = Math.min(DEFAULT_START, ...all.map((range) => range.from));
  const to = Math.max(DEFAULT_END, ...all.map((range) => range.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Work longer than the rest of the day continues on the next day, so it still fits. */
export function fits({ from, to }: TimeRange, free: readonly TimeRange[]): 'free' | 'taken' {
  const around = free.find((range) => range.from <= from && range.to > from);
  if (!around) return 'taken';
  const laterThatDay = free.some((range) => range.from >= around.to);
  return to <= around.to || !laterThatDay ? 'free' : 'taken';
}
