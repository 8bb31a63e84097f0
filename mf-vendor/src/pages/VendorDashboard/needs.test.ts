import { needsOf, type NeedFacts } from './needs';

const now = new Date('2026-11-21T12:00:00Z');
const nothing: NeedFacts = {
  leads: [],
  jobs: [],
  business: { vendor_credentials: [] },
  unreadMessages: 0,
};

test('with nothing to see to there is nothing to show', () => {
  expect(needsOf(nothing, now)).toEqual([]);
});

test('offers that run out and jobs that should have begun come first', () => {
  const needs = needsOf(
    {
      ...nothing,
      unreadMessages: 1,
      leads: [
        { state: 'offered', offer_expires_at: '2026-11-21T16:00:00Z' },
        { state: 'viewed', offer_expires_at: '2026-11-21T13:00:00Z' },
        { state: 'won', offer_expires_at: '2026-11-20T13:00:00Z' },
      ],
      jobs: [
        { id: 'late', state: 'scheduled', scheduled_for: '2026-11-21T08:00:00Z', request_id: 'r1' },
        { id: 'undated', state: 'scheduled', scheduled_for: null, request_id: 'r2' },
        { id: 'done', state: 'completed', scheduled_for: null, request_id: 'r3' },
      ],
    },
    now,
  );
  expect(needs.map(({ title }) => title)).toEqual([
    '2 offers to decide on',
    'A job should have begun',
    '1 job needs a date',
    '1 unread message',
  ]);
  expect(needs[0]?.text).toBe('The next one passes on in 1 h.');
});
