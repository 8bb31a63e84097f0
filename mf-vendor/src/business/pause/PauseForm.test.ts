/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { resumeRange, pauseSchema } from './PauseForm';

const until = (day: string) =>
  v.safeParse(pauseSchema('2028-02-28'), { reason: 'Vacation', until: day });

test('a business resumes between tomorrow and a year from now, or when the Pro resumes it', () => {
  expect(resumeRange('2028-02-28')).toEqual({ first: '2028-02-29', last: '2029-02-28' });
  expect(until('').output).toEqual({ reason: 'Vacation', until: undefined });
  expect(until('2028-02-29').success).toBe(true);
  expect(until('2029-02-28').success).toBe(true);
  for (const day of ['2028-02-28', '2029-03-01', '2028-13-01', 'soon']) {
    expect(until(day).success).toBe(false);
  }
});

test('a pause has a reason', () => {
  const parsed = v.safeParse(pauseSchema('2028-02-28'), { reason: ' ', until: '' });
  expect(parsed.issues?.map(({ message }) => message)).toEqual(['Please enter a reason']);
});
