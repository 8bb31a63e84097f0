import {
  canOpenDispute,
  clockLabel,
  describeOutcome,
  outcomesFor,
  type DisputedJob,
} from './disputeWords';

const now = new Date('2026-11-21T12:00:00Z');
const job: DisputedJob = {
  id: 'j',
  state: 'delivered',
  price_cents: 50_000,
  no_show_side: null,
  updated_at: '2026-11-20T12:00:00Z',
};

test('work that has not begun is moved or canceled, not disputed', () => {
  const scheduled = { ...job, state: 'scheduled' } as const;
  expect(canOpenDispute(scheduled, 'scheduled', [], 30, now)).toBe(false);
  expect(canOpenDispute(scheduled, 'in_progress', [], 30, now)).toBe(true);
  expect(canOpenDispute({ ...job, state: 'in_progress' }, 'in_progress', [], 30, now)).toBe(true);
});

test('only one dispute at a time; a closed one does not block another', () => {
  expect(canOpenDispute(job, 'in_progress', [{ state: 'decided' }], 30, now)).toBe(false);
  expect(
    canOpenDispute(job, 'in_progress', [{ state: 'closed' }, { state: 'withdrawn' }], 30, now),
  ).toBe(true);
});

test('a job that ended can be disputed for the days of the rules', () => {
  const done = { ...job, state: 'completed' } as const;
  expect(canOpenDispute(done, 'in_progress', [], 30, now)).toBe(true);
  expect(
    canOpenDispute({ ...done, updated_at: '2026-10-01T12:00:00Z' }, 'in_progress', [], 30, now),
  ).toBe(false);
  expect(
    canOpenDispute({ ...done, updated_at: '2026-10-01T12:00:00Z' }, 'in_progress', [], 60, now),
  ).toBe(true);
});

test("each side gets the outcomes possible in the job's state", () => {
  expect(outcomesFor(job, 'owner')).toEqual([
    'rework',
    'price_reduced',
    'job_canceled',
    'no_change',
  ]);
  expect(outcomesFor(job, 'vendor')).toEqual(['work_accepted', 'job_canceled', 'no_change']);
  const missed = { ...job, state: 'no_show', no_show_side: 'vendor' } as const;
  expect(outcomesFor(missed, 'vendor')).toEqual(['no_show_cleared', 'no_change']);
  expect(outcomesFor(missed, 'owner')).toEqual(['no_change']);
});

test('the clock says whose turn it is', () => {
  const submitted = { state: 'submitted', opened_by: 'owner' } as const;
  expect(clockLabel(submitted, 'owner')).toBe('They can respond until');
  expect(clockLabel(submitted, 'vendor')).toBe('Respond by');
  expect(clockLabel({ ...submitted, state: 'closed' }, 'owner')).toBeNull();
});

test('an outcome includes its price', () => {
  expect(describeOutcome('price_reduced', 40_000)).toBe('Lower the price: $400');
  expect(describeOutcome('rework', null)).toBe('Fix the work');
});
