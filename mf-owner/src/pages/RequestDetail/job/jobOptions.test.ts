/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { isPastStart } from './JobOptions';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const job = { scheduled_for: '2026-11-21T15:00:00Z' };

test('a no-show can be reported some minutes after the agreed start', () => {
  expect(isPastStart(job, 30, at('15:29:00'))).toBe(false);
  expect(isPastStart(job, 30, at('15:31:00'))).toBe(true);
  expect(isPastStart(job, 60, at('15:31:00'))).toBe(false);
});

test('a job without a date cannot be a no-show', () => {
  expect(isPastStart({ scheduled_for: null }, 30, at('15:31:00'))).toBe(false);
});
