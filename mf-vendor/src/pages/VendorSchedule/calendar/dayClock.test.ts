import {
  clockChangeInWords,
  clockChangeOn,
  clockInWords,
  minutesOf,
  momentOn,
  timeRangeInWords,
  timeRangeOn,
  timeAt,
} from './dayClock';

const CHICAGO = 'America/Chicago';

test('times of day are minutes', () => {
  expect(minutesOf('08:30')).toBe(510);
  expect(minutesOf('24:00')).toBe(1440);
  expect(timeAt(510)).toBe('08:30');
  expect(clockInWords(510)).toMatch(/^8:30\sAM$/);
});

test('a time range names AM or PM once', () => {
  expect(timeRangeInWords({ from: 540, to: 660 })).toMatch(/^9:00\s–\s11:00\sAM$/);
  expect(timeRangeInWords({ from: 660, to: 780 })).toMatch(/^11:00\sAM\s–\s1:00\sPM$/);
  expect(timeRangeInWords({ from: 0, to: 1440 })).toBe('All day');
  expect(timeRangeInWords({ from: 1260, to: 1440 })).toMatch(/^9:00\sPM\s–\s12:00\sAM$/);
});

test('8 AM stays 8 AM when the clocks change', () => {
  expect(momentOn('2026-10-31', 480, CHICAGO)).toBe('2026-10-31T13:00:00.000Z');
  expect(momentOn('2026-11-01', 480, CHICAGO)).toBe('2026-11-01T14:00:00.000Z');
  expect(momentOn('2026-11-01', 1440, CHICAGO)).toBe('2026-11-02T06:00:00.000Z');
});

test('a time span covers the local time of each day', () => {
  const overnight = { starts: '2026-11-01T03:00:00Z', ends: '2026-11-01T18:00:00Z' };
  expect(timeRangeOn('2026-10-31', overnight, CHICAGO)).toEqual({ from: 22 * 60, to: 1440 });
  expect(timeRangeOn('2026-11-01', overnight, CHICAGO)).toEqual({ from: 0, to: 12 * 60 });
  expect(timeRangeOn('2026-11-02', overnight, CHICAGO)).toBeNull();
});

test('a time span ending at midnight is not on the next day', () => {
  const evening = { starts: '2026-11-20T23:00:00Z', ends: '2026-11-21T06:00:00Z' };
  expect(timeRangeOn('2026-11-20', evening, CHICAGO)).toEqual({ from: 17 * 60, to: 1440 });
  expect(timeRangeOn('2026-11-21', evening, CHICAGO)).toBeNull();
});

test('work in the repeated hour still has a length', () => {
  const inBetween = { starts: '2026-11-01T06:45:00Z', ends: '2026-11-01T07:15:00Z' };
  expect(timeRangeOn('2026-11-01', inBetween, CHICAGO)).toEqual({ from: 105, to: 120 });
});

test('clock changes are reported', () => {
  expect(clockChangeOn('2026-11-21', CHICAGO)).toBeNull();
  const spring = clockChangeOn('2027-03-14', CHICAGO);
  expect(spring).toEqual({ forward: true, at: 120, hours: 23 });
  const fall = clockChangeOn('2026-11-01', CHICAGO);
  expect(fall).toEqual({ forward: false, at: 120, hours: 25 });
  expect(fall && clockChangeInWords(fall)).toMatch(
    /^Clocks go back at 2:00\sAM: this day has 25 hours\.$/,
  );
  expect(clockChangeOn('2027-03-14', 'America/Phoenix')).toBeNull();
});
