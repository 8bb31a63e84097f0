/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { firstStart, savedStart, startOf } from './JobStartFields';

const ZONE = 'America/Chicago';

test('a form starts with the agreed time at the property, otherwise tomorrow', () => {
  expect(firstStart('2026-11-25T15:00:00Z', ZONE, '08:00')).toEqual({
    date: '2026-11-25',
    time: '09:00',
  });
  const tomorrow = firstStart(null, ZONE, '08:00');
  expect(tomorrow.time).toBe('08:00');
  expect(startOf(tomorrow, ZONE).ok).toBe(true);
});

test('a start in the past is refused', () => {
  expect(startOf({ date: '2020-01-06', time: '09:00' }, ZONE)).toEqual({
    ok: false,
    message: 'Choose a start in the future.',
  });
});

test('a start that daylight saving skips is refused, not moved', () => {
  expect(startOf({ date: '2999-03-10', time: '02:30' }, ZONE)).toEqual({
    ok: false,
    message: 'Clocks go forward that day, and this time is skipped. Choose another one.',
  });
});

test("a start becomes a moment of the property's time zone", () => {
  expect(startOf({ date: '2999-01-07', time: '09:00' }, ZONE)).toEqual({
    ok: true,
    startAt: '2999-01-07T15:00:00.000Z',
  });
});

test('the saved version is named in an edit conflict', () => {
  expect(savedStart(null, ZONE)).toBe('Saved version: no date.');
  expect(savedStart('2026-11-25T15:00:00Z', ZONE)).toMatch(/^Saved version: .*9:00/);
});
