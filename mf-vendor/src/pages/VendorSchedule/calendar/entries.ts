import type { VendorJob } from '@tree-service/market/api/jobs';
import type { Schedule } from '../../../api/schedule';
import { stretchOn, type Stretch } from './dayClock';
import { otherDaysInWords } from './spanWords';
import { workedOn, type WorkingTimes } from './workingDay';

/** Something on a day of the calendar, beside what happens at the same time: lane 0 of 2 is the left half. */
export type Entry = Unplaced & { lane: number; lanes: number };

/** A day of the calendar: where a job could go, and what there is. */
export interface CalendarDay {
  day: string;
  free: Stretch[];
  entries: Entry[];
}

type Unplaced = Stretch & {
  /** What reaches into other days: "Until Tue 24, 11:30 AM"; null within one day. */
  otherDays: string | null;
} & ({ kind: 'job'; job: VendorJob } | { kind: 'block'; block: Schedule['blocks'][number] });

/** Puts what overlaps side by side, in as few lanes as it takes. */
function inLanes(unplaced: readonly Unplaced[]): Entry[] {
  const placed: Entry[] = [];
  let together: Entry[] = [];
  let until = -1;
  const settle = () => {
    const lanes = Math.max(0, ...together.map(({ lane }) => lane + 1));
    for (const entry of together) entry.lanes = lanes;
    placed.push(...together);
    together = [];
  };
  for (const entry of [...unplaced].sort((one, other) => one.from - other.from)) {
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

/** What a calendar shows, between two ISO times. */
export interface CalendarContents {
  jobs: readonly VendorJob[];
  blocks: Schedule['blocks'];
  free: ReadonlyArray<{ starts_at: string; ends_at: string }>;
  times: WorkingTimes;
}

/** A day with everything that lies on it, on the wall clock of a time zone. */
export function calendarDay(
  day: string,
  { jobs, blocks, free, times }: CalendarContents,
  timeZone: string,
): CalendarDay {
  const unplaced: Unplaced[] = [
    ...blocks.flatMap((block) => {
      const span = { starts: block.starts_at, ends: block.ends_at };
      const stretch = stretchOn(day, span, timeZone);
      const otherDays = otherDaysInWords(day, span, timeZone);
      return stretch ? [{ ...stretch, otherDays, kind: 'block' as const, block }] : [];
    }),
    ...jobs.flatMap((job) => {
      if (job.scheduled_for === null || job.scheduled_until === null) return [];
      const span = { starts: job.scheduled_for, ends: job.scheduled_until };
      const stretch = workedOn(day, span, times, timeZone);
      const otherDays = otherDaysInWords(day, span, timeZone);
      return stretch ? [{ ...stretch, otherDays, kind: 'job' as const, job }] : [];
    }),
  ];
  return {
    day,
    entries: inLanes(unplaced),
    free: free.flatMap(
      ({ starts_at: starts, ends_at: ends }) => stretchOn(day, { starts, ends }, timeZone) ?? [],
    ),
  };
}

const EARLIEST = 7 * 60;
const LATEST = 18 * 60;

/** The hours a calendar shows, in whole hours: the usual day, and more where something lies beyond it. */
export function hoursShown(days: readonly CalendarDay[]): Stretch {
  const all = days.flatMap(({ free, entries }) => [...free, ...entries]);
  const from = Math.min(EARLIEST, ...all.map((stretch) => stretch.from));
  const to = Math.max(LATEST, ...all.map((stretch) => stretch.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** How a stretch lies to a day's free time. Work longer than what is left of the day goes on the next. */
export function fits({ from, to }: Stretch, free: readonly Stretch[]): 'free' | 'taken' {
  const around = free.find((stretch) => stretch.from <= from && stretch.to > from);
  if (!around) return 'taken';
  const laterThatDay = free.some((stretch) => stretch.from >= around.to);
  return to <= around.to || !laterThatDay ? 'free' : 'taken';
}
