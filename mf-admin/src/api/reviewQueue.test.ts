/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { reviewQueueIn } from './reviewQueue';

const row = (queue: string) => ({
  queue,
  id: '1',
  since: '2026-11-22T10:00:00Z',
  due_at: '2026-11-23T10:00:00Z',
  subject: { business: 'Ash & Sons', number: 1042 },
  assigned_to: null,
  assigned_email: null,
  notes: 0,
  total: 7,
});

test('a case has what tells it apart; kinds of a newer server are left out, but counted', () => {
  const { cases, total } = reviewQueueIn([row('claims'), row('gossip')]);
  expect(cases).toMatchObject([{ queue: 'claims', business: 'Ash & Sons', number: 1042 }]);
  expect(total).toBe(7);
});

test('an empty queue has no total of its own', () => {
  expect(reviewQueueIn([])).toEqual({ cases: [], total: 0 });
});
