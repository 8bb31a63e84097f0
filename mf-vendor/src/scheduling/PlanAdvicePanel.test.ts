import type { PlanAdvice } from '../api/planAdvice';
import { factsOf, warningsOf } from './PlanAdvicePanel';

const ZONE = 'America/Chicago';
const clear: PlanAdvice = {
  ends_at: '2026-11-24T19:00:00Z',
  outside_hours: false,
  conflicts: [],
  blocks: [],
  overlaps: [],
  before: null,
};
const maya = { request_id: 'r', category: 'stump_grinding', contact_name: 'Maya' } as const;
/** A job 12 km away that ends so many minutes before. */
const jobBefore = (minutes: number): PlanAdvice => ({
  ...clear,
  before: {
    ...maya,
    ends_at: '2026-11-24T14:00:00Z',
    drive: { distance_km: 12, minutes: 20, is_exact: true, free_minutes: minutes },
  },
});

test('a free time has an end and nothing against it', () => {
  expect(factsOf(clear, ZONE)).toEqual(['Ends about Tue, Nov 24, 1:00 PM CST.']);
  expect(warningsOf(clear, ZONE)).toEqual([]);
});

test('the drive says how it was counted', () => {
  expect(factsOf(jobBefore(60), ZONE)[1]).toBe(
    "About 20 minutes' drive from Stump grinding for Maya, which ends at 8:00 AM CST: 7.5 miles in a straight line.",
  );
  expect(warningsOf(jobBefore(60), ZONE)).toEqual([]);
});

test('too little time for the drive is a warning', () => {
  expect(warningsOf(jobBefore(20), ZONE)).toEqual([]);
  expect(warningsOf(jobBefore(19), ZONE)).toEqual([
    'Only 19 minutes remain for the drive from Stump grinding for Maya.',
  ]);
});

test('hours, blocked times, conflicts and other jobs are named', () => {
  const advice: PlanAdvice = {
    ...clear,
    outside_hours: true,
    conflicts: ['Your crane is out on another job at that time.'],
    blocks: [
      { starts_at: '2026-11-24T17:00:00Z', ends_at: '2026-11-24T18:00:00Z', note: 'Dentist' },
    ],
    overlaps: [{ ...maya, starts_at: '2026-11-24T16:00:00Z', ends_at: '2026-11-24T18:00:00Z' }],
  };
  expect(warningsOf(advice, ZONE)).toEqual([
    'This is outside your working hours.',
    'You blocked Tue, Nov 24, 11:00 AM CST to Tue, Nov 24, 12:00 PM CST: Dentist.',
    'Your crane is out on another job at that time.',
    'Stump grinding for Maya is scheduled from 10:00 AM CST to 12:00 PM CST.',
  ]);
});
