import { otherDaysInWords } from './entries';

const ZONE = 'America/Chicago';

test('a job over several days says when it ends and started', () => {
  const job = { starts: '2026-11-20T16:00:00Z', ends: '2026-11-24T17:30:00Z' };
  expect(otherDaysInWords('2026-11-20', job, ZONE)).toMatch(/^Until Tue 24, 11:30\sAM$/);
  expect(otherDaysInWords('2026-11-23', job, ZONE)).toMatch(/^Until Tue 24, 11:30\sAM$/);
  expect(otherDaysInWords('2026-11-24', job, ZONE)).toBe('Since Fri 20');
});

test('an entry within one day, midnight included, does not mention others', () => {
  const morning = { starts: '2026-11-20T16:00:00Z', ends: '2026-11-20T18:00:00Z' };
  const untilMidnight = { starts: '2026-11-20T16:00:00Z', ends: '2026-11-21T06:00:00Z' };
  expect(otherDaysInWords('2026-11-20', morning, ZONE)).toBeNull();
  expect(otherDaysInWords('2026-11-20', untilMidnight, ZONE)).toBeNull();
});
