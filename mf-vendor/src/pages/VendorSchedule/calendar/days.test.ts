import {
  addDays,
  dayInShort,
  daysOfWeek,
  mondayOf,
  parseDay,
  todayIn,
  weekdayOf,
  weekInWords,
} from './days';

test('a week starts on Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
  expect(addDays('2026-11-23', -7)).toBe('2026-11-16');
});

test('days and weeks are formatted', () => {
  expect(dayInShort('2026-11-23')).toBe('Mon 23');
  expect(weekInWords('2026-11-23')).toMatch(/^Nov 23\s–\s29, 2026$/);
  expect(weekInWords('2026-12-28')).toMatch(/^Dec 28, 2026\s–\sJan 3, 2027$/);
});

test('an invalid day in the address means today', () => {
  expect(parseDay('2026-12-03', '2026-11-21')).toBe('2026-12-03');
  expect(parseDay('2026-99-99', '2026-11-21')).toBe('2026-11-21');
  expect(parseDay('soon', '2026-11-21')).toBe('2026-11-21');
  expect(parseDay(null, '2026-11-21')).toBe('2026-11-21');
});

test('today depends on the time zone', () => {
  const lateInUtc = new Date('2026-11-22T03:00:00Z');
  expect(todayIn('America/Chicago', lateInUtc)).toBe('2026-11-21');
  expect(todayIn('UTC', lateInUtc)).toBe('2026-11-22');
});
