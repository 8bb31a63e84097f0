import type { WeekdayHours } from '../../api/schedule';
import * as v from 'valibot';

/** In order; Monday is number 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MIDNIGHT = '00:00';

/** Closing at midnight is typed as 00:00 and stored as 24:00. */
export const endOfDay = (time: string): string => (time === MIDNIGHT ? '24:00' : time);
const asTyped = (time: string): string => (time === '24:00' ? MIDNIGHT : time);

const time = v.pipe(v.string(), v.isoTime('Please choose a time'));

/** Closing at 00:00 means midnight. */
export const spanSchema = v.pipe(
  v.object({ opens: time, closes: time }),
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => endOfDay(closes) > opens,
      'Closing time must be after opening time',
    ),
    ['closes'],
  ),
);

/** No two ranges may overlap; the error is on the later one. */
const spansSchema = v.pipe(
  v.array(spanSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const spans = dataset.value;
    spans.forEach((span, index) => {
      const overlaps = spans.some(
        (other, place) =>
          place < index &&
          other.opens < endOfDay(span.closes) &&
          span.opens < endOfDay(other.closes),
      );
      if (!overlaps) return;
      addIssue({
        message: 'These hours overlap',
        path: [
          { type: 'array', origin: 'value', input: spans, key: index, value: span },
          { type: 'object', origin: 'value', input: span, key: 'opens', value: span.opens },
        ],
      });
    });
  }),
);

/** The hours of each day from Monday on; none on a day off. */
export const weekSchema = v.object({
  days: v.pipe(v.array(v.object({ spans: spansSchema })), v.length(WEEKDAYS.length)),
});

export type WeekValues = v.InferOutput<typeof weekSchema>;

export function typedWeek(hours: readonly WeekdayHours[]): WeekValues {
  return {
    days: WEEKDAYS.map((_, index) => ({
      spans: hours
        .filter(({ weekday }) => weekday === index + 1)
        .map(({ opens, closes }) => ({ opens, closes: asTyped(closes) })),
    })),
  };
}

export function storedWeek({ days }: WeekValues): WeekdayHours[] {
  return days.flatMap(({ spans }, index) =>
    spans.map(({ opens, closes }) => ({ weekday: index + 1, opens, closes: endOfDay(closes) })),
  );
}

/** What the form starts with: Monday to Friday, 8 to 5. */
export const DEFAULT_WEEK: readonly WeekdayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '17:00',
}));

export type Spans = WeekValues['days'][number]['spans'];

/** For a day that is opened: the hours of the first day with any, or 8 to 5. */
export function hoursToOpenWith(
  days: ReadonlyArray<{ readonly spans: readonly Spans[number][] }>,
): Spans {
  const first = days.find(({ spans }) => spans.length > 0);
  return first?.spans.map((span) => ({ ...span })) ?? [{ opens: '08:00', closes: '17:00' }];
}

/** With a break from noon to 1 where the last range has one to make, otherwise with a range left to fill in. */
export function splitSpans(spans: Spans): Spans {
  const last = spans.at(-1);
  if (last && last.opens < '12:00' && endOfDay(last.closes) > '13:00') {
    return [
      ...spans.slice(0, -1),
      { opens: last.opens, closes: '12:00' },
      { opens: '13:00', closes: last.closes },
    ];
  }
  return [...spans, { opens: '', closes: '' }];
}

const inWords = (spans: ReadonlyArray<{ opens: string; closes: string }>): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

/** "Mon–Fri 08:00–17:00; Sat 09:00–12:00"; empty without any hours. */
export function weekInWords(hours: readonly WeekdayHours[]): string {
  const days = typedWeek(hours).days.map(({ spans }) => inWords(spans));
  const runs: Array<{ first: number; last: number; words: string }> = [];
  days.forEach((words, index) => {
    const latest = runs.at(-1);
    if (latest && latest.words === words) latest.last = index;
    else runs.push({ first: index, last: index, words });
  });
  const short = (index: number): string => (WEEKDAYS[index] ?? '').slice(0, 3);
  return runs
    .filter(({ words }) => words !== '')
    .map(({ first, last, words }) =>
      first === last ? `${short(first)} ${words}` : `${short(first)}–${short(last)} ${words}`,
    )
    .join('; ');
}
