import { hasLeftCalendar } from '@tree-service/market/api/hasLeftCalendar';
import type { VendorJob } from '@tree-service/market/api/jobs';
import type { Schedule } from '../../../api/schedule';
import { timeRangeOn, type TimeRange } from './dayClock';
import { otherDaysInWords } from './spanWords';
import { workedOn, type WorkingTimes } from './workingDay';

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
