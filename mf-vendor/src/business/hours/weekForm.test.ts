import * as v from 'valibot';
import { storedWeek, typedWeek, DEFAULT_WEEK, weekInWords, weekSchema } from './weekForm';

const messagesOf = (days: unknown) =>
  (v.safeParse(weekSchema, { days }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

const week = (monday: ReadonlyArray<{ opens: string; closes: string }>) => [
  { spans: monday },
  ...Array.from({ length: 6 }, () => ({ spans: [] })),
];

test('what is typed is what is stored, midnight included', () => {
  const stored = [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '24:00' },
    { weekday: 7, opens: '00:00', closes: '06:00' },
  ];
  expect(typedWeek(stored).days[0]?.spans[1]).toEqual({ opens: '13:00', closes: '00:00' });
  expect(storedWeek(typedWeek(stored))).toEqual(stored);
});

test('hours that close before they open are refused at their end', () => {
  expect(messagesOf(week([{ opens: '17:00', closes: '08:00' }]))).toEqual([
    ['days.0.spans.0.closes', 'Closing has to come after opening'],
  ]);
  expect(messagesOf(week([{ opens: '17:00', closes: '00:00' }]))).toEqual([]);
});

test('hours that overlap are refused at the later ones', () => {
  expect(
    messagesOf(
      week([
        { opens: '08:00', closes: '12:00' },
        { opens: '11:00', closes: '13:00' },
      ]),
    ),
  ).toEqual([['days.0.spans.1.opens', 'This overlaps with other hours of the day']]);
});

test('a week is told in a few words', () => {
  expect(weekInWords(DEFAULT_WEEK)).toBe('Mon–Fri 08:00–17:00');
  expect(weekInWords([...DEFAULT_WEEK, { weekday: 6, opens: '09:00', closes: '12:00' }])).toBe(
    'Mon–Fri 08:00–17:00; Sat 09:00–12:00',
  );
  expect(weekInWords([])).toBe('');
});
