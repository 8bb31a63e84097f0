import { isOpenJob, jobsByDay, unscheduledJobs } from '../../../jobs/jobsByDay';
import { addDays, daysOfWeek, mondayOf, parseDay, todayIn, weekdayOf } from './days';

test('a week starts on Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
  expect(addDays('2026-11-23', -7)).toBe('2026-11-16');
});

test('an unreadable day in the address is today', () => {
  expect(parseDay('2026-12-03', '2026-11-21')).toBe('2026-12-03');
  expect(parseDay('2026-99-99', '2026-11-21')).toBe('2026-11-21');
  expect(parseDay('soon', '2026-11-21')).toBe('2026-11-21');
  expect(parseDay(null, '2026-11-21')).toBe('2026-11-21');
});

test('today is the day where the Pro works', () => {
  const lateInUtc = new Date('2026-11-22T03:00:00Z');
  expect(todayIn('America/Chicago', lateInUtc)).toBe('2026-11-21');
  expect(todayIn('UTC', lateInUtc)).toBe('2026-11-22');
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
