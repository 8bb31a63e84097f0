import { isOpenJob, jobsByDay, unscheduledJobs } from '../../jobs/jobsByDay';
import { daysOfWeek, mondayOf, parseWeek, weeksAway } from './week';

test('a week starts on Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
  expect(weeksAway('2026-11-23', -1)).toBe('2026-11-16');
});

test('an unreadable week in the address is this week', () => {
  expect(parseWeek('2026-12-03', '2026-11-21')).toBe('2026-11-30');
  expect(parseWeek('2026-99-99', '2026-11-21')).toBe('2026-11-16');
  expect(parseWeek('soon', '2026-11-21')).toBe('2026-11-16');
  expect(parseWeek(null, '2026-11-21')).toBe('2026-11-16');
});

test('a job falls on the day it is at its property', () => {
  const late = {
    scheduled_for: '2026-11-24T02:00:00Z',
    service_requests: { time_zone: 'America/Los_Angeles' },
  };
  const early = {
    scheduled_for: '2026-11-23T15:00:00+00:00',
    service_requests: { time_zone: 'America/Chicago' },
  };
  const undated = { scheduled_for: null, service_requests: { time_zone: 'America/Chicago' } };
  const days = jobsByDay([late, undated, early]);
  expect([...days]).toEqual([['2026-11-23', [early, late]]]);
});

test('only open jobs without a date wait to be planned, longest waiting first', () => {
  const newer = { state: 'scheduled', scheduled_for: null, created_at: '2026-11-20' } as const;
  const older = { state: 'weather_hold', scheduled_for: null, created_at: '2026-11-10' } as const;
  const done = { state: 'completed', scheduled_for: null, created_at: '2026-11-01' } as const;
  expect(unscheduledJobs([newer, done, older])).toEqual([older, newer]);
  expect(isOpenJob(done)).toBe(false);
});
