import { acceptedLead } from '../../testing/leadFacts';
import { plannedJob } from '../../testing/plannedJob';
import { nextStep } from './NextStepBar';

const now = new Date('2026-11-21T12:00:00Z');
const step = (changes: Parameters<typeof acceptedLead>[0]) => nextStep(acceptedLead(changes), now);

test('an open offer is accepted and quoted, at a price that is said', () => {
  // Opening the page marks the offer as viewed.
  expect(step({ state: 'viewed', token_price: 11 })).toEqual(
    step({ state: 'offered', token_price: 11 }),
  );
  expect(step({ state: 'offered', token_price: 11 })).toEqual({
    kind: 'accept',
    label: 'Accept and quote, 11 tokens',
  });
});

test('an offer that is over has no next step', () => {
  expect(step({ state: 'offered', offer_expires_at: '2026-11-21T11:59:59Z' })).toBeNull();
});

test('an accepted request without a quote leads to the quote', () => {
  expect(step({ state: 'accepted' })).toEqual({
    kind: 'part',
    part: 'quote',
    label: 'Write your quote',
  });
});

test('a request that was lost has no next step', () => {
  expect(step({ state: 'lost' })).toBeNull();
});

test('a job without a date leads to its date, one with a date to the work, which starts on its day', () => {
  const job = { ...plannedJob('2026-11-21T14:00:00Z'), job_photos: [], paid_jobs: null };
  const next = (changes: Partial<typeof job>) =>
    step({ state: 'won', jobs: { ...job, ...changes } });
  expect(next({ scheduled_for: null })).toEqual({ kind: 'schedule', label: 'Set date' });
  expect(next({ state: 'weather_hold' })).toEqual({ kind: 'schedule', label: 'Set a new date' });
  expect(next({})).toEqual({ kind: 'part', part: 'job', label: 'Start the job' });
  expect(next({ scheduled_for: '2026-11-24T14:00:00Z' })).toEqual({
    kind: 'part',
    part: 'job',
    label: 'Go to the job',
  });
  expect(next({ state: 'delivered' })).toBeNull();
});

test("an owner's dispute is answered first, until it is", () => {
  const next = (state: 'submitted' | 'under_review', opened_by: string) => {
    const job = { ...plannedJob('2026-11-21T14:00:00Z'), job_photos: [], paid_jobs: null };
    const jobs = { ...job, state: 'delivered' as const, job_disputes: [{ state, opened_by }] };
    return step({ state: 'won', jobs });
  };
  expect(next('submitted', 'owner')).toEqual({
    kind: 'part',
    part: 'dispute',
    label: 'Respond to the dispute',
  });
  expect(next('under_review', 'owner')).toBeNull();
  expect(next('submitted', 'vendor')).toBeNull();
});
