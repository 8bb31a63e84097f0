import { isSkippedTime, isoToZoned, timeZoneName, zonedToIso } from './zonedTime';

test('a wall clock time becomes the moment it is there', () => {
  expect(zonedToIso('2026-11-23', '08:30', 'America/Chicago')).toBe('2026-11-23T14:30:00.000Z');
  expect(zonedToIso('2026-07-01', '08:30', 'America/Chicago')).toBe('2026-07-01T13:30:00.000Z');
  expect(zonedToIso('2026-07-01', '00:00', 'America/Phoenix')).toBe('2026-07-01T07:00:00.000Z');
});

test('around a change of daylight saving every time is some moment', () => {
  expect(zonedToIso('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(zonedToIso('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  expect(zonedToIso('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test.each([
  ['2027-03-14', '01:59', 'America/Chicago', false],
  ['2027-03-14', '02:00', 'America/Chicago', true],
  ['2027-03-14', '02:30', 'America/Chicago', true],
  ['2027-03-14', '03:00', 'America/Chicago', false],
  ['2027-11-07', '01:30', 'America/Chicago', false],
  ['2027-03-14', '02:30', 'America/Phoenix', false],
  ['', '02:30', 'America/Chicago', false],
])('whether a clock skips %s %s in %s: %s', (date, time, zone, skipped) => {
  expect(isSkippedTime(date, time, zone)).toBe(skipped);
});

test('nonsense is not a moment', () => {
  expect(zonedToIso('', '08:00', 'America/Chicago')).toBeNull();
  expect(zonedToIso('2026-13-40', '08:00', 'America/Chicago')).toBeNull();
  expect(zonedToIso('2026-11-23', 'noon', 'America/Chicago')).toBeNull();
});

test('a moment is read on the wall clock of a zone, and back', () => {
  const shown = isoToZoned('2026-11-23T05:30:00Z', 'America/Los_Angeles');
  expect(shown).toEqual({ date: '2026-11-22', time: '21:30' });
  expect(zonedToIso(shown.date, shown.time, 'America/Los_Angeles')).toBe(
    '2026-11-23T05:30:00.000Z',
  );
});

test('zones carry the name people know', () => {
  expect(timeZoneName('2026-11-23T14:30:00Z', 'America/Chicago')).toBe('CST');
  expect(timeZoneName('2026-07-01T14:30:00Z', 'America/Chicago')).toBe('CDT');
});
