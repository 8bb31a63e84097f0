import * as v from 'valibot';
import {
  storedWeek,
  typedWeek,
  DEFAULT_WEEK,
  hoursToOpenWith,
  splitSpans,
  weekInWords,
  weekSchema,
} from './weekForm';

const messagesOf = (days: unknown) =>
  (v.safeParse(weekSchema, { days }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

const week = (monday: { opens: string; closes: string }[]) => [
  { spans: monday },
  ...Array.from({ length: 6 }, () => ({ spans: [] })),
];

test('hours survive the form unchanged, midnight included', () => {
  const stored = [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '24:00' },
    { weekday: 7, opens: '00:00', closes: '06:00' },
  ];
  expect(typedWeek(stored).days[0]?.spans[1]).toEqual({ opens: '13:00', closes: '00:00' });
  expect(storedWeek(typedWeek(stored))).toEqual(stored);
});

test('hours that close before they open are refused at the closing time', () => {
  expect(messagesOf(week([{ opens: '17:00', closes: '08:00' }]))).toEqual([
    ['days.0.spans.0.closes', 'Closing time must be after opening time'],
  ]);
  expect(messagesOf(week([{ opens: '17:00', closes: '00:00' }]))).toEqual([]);
});

test('overlapping hours are refused at the later range', () => {
  expect(
    messagesOf(
      week([
        { opens: '08:00', closes: '12:00' },
        { opens: '11:00', closes: '13:00' },
      ]),
    ),
  ).toEqual([['days.0.spans.1.opens', 'These hours overlap']]);
});

test('a week is summarized', () => {
  expect(weekInWords(DEFAULT_WEEK)).toBe('Mon–Fri 08:00–17:00');
  expect(weekInWords([...DEFAULT_WEEK, { weekday: 6, opens: '09:00', closes: '12:00' }])).toBe(
    'Mon–Fri 08:00–17:00; Sat 09:00–12:00',
  );
  expect(weekInWords([])).toBe('');
});

test('a day that is opened takes the hours of the first open day, breaks included', () => {
  expect(hoursToOpenWith(week([]))).toEqual([{ opens: '08:00', closes: '17:00' }]);
  const split = [
    { opens: '07:00', closes: '12:00' },
    { opens: '12:30', closes: '16:00' },
  ];
  expect(hoursToOpenWith(week(split))).toEqual(split);
});

test('a day is split at noon, and where it cannot be, a range is left to fill in', () => {
  expect(splitSpans([{ opens: '08:00', closes: '00:00' }])).toEqual([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '00:00' },
  ]);
  const morning = { opens: '08:00', closes: '12:00' };
  expect(splitSpans([morning])).toEqual([morning, { opens: '', closes: '' }]);
});
