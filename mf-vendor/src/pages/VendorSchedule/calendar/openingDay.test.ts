import { openingDay } from './openingDay';

const ZONE = 'America/Chicago';
// Saturday, 9 PM in Austin.
const now = new Date('2026-11-22T03:00:00Z');
const work = (start: string, end: string) => ({ scheduled_for: start, scheduled_until: end });

test('a calendar opens on the next work', () => {
  const jobs = [
    work('2026-11-20T14:00:00Z', '2026-11-20T18:00:00Z'),
    work('2026-11-24T14:00:00Z', '2026-11-24T18:00:00Z'),
    work('2026-11-25T14:00:00Z', '2026-11-25T18:00:00Z'),
  ];
  expect(openingDay(jobs, ZONE, now)).toBe('2026-11-24');
});

test('work that has begun is today, and so is a calendar without work', () => {
  expect(openingDay([work('2026-11-21T14:00:00Z', '2026-11-24T18:00:00Z')], ZONE, now)).toBe(
    '2026-11-21',
  );
  expect(openingDay([], ZONE, now)).toBe('2026-11-21');
});
