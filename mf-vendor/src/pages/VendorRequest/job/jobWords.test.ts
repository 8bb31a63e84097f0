import { isAnotherDay } from './jobWords';

const ZONE = 'America/Chicago';
const now = new Date('2026-11-24T03:00:00Z');

test('the day is that of the property: 9 PM in Austin is still Monday', () => {
  expect(isAnotherDay('2026-11-23T14:00:00Z', ZONE, now)).toBe(false);
  expect(isAnotherDay('2026-11-24T14:00:00Z', ZONE, now)).toBe(true);
});

test('without a date no day is wrong', () => {
  expect(isAnotherDay(null, ZONE, now)).toBe(false);
});
