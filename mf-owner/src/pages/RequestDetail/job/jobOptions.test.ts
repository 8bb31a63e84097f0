/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { isPastStart } from './JobOptions';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const job = { scheduled_for: '2026-11-21T15:00:00Z' };

test('a no-show can be reported from half an hour after the agreed start', () => {
  expect(isPastStart(job, at('15:29:00'))).toBe(false);
  expect(isPastStart(job, at('15:31:00'))).toBe(true);
});

test('a job without a date cannot be a no-show', () => {
  expect(isPastStart({ scheduled_for: null }, at('15:31:00'))).toBe(false);
});
