/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { needsOf, type NeedFacts } from './needs';

const now = new Date('2026-11-21T12:00:00Z');
const nothing: NeedFacts = {
  offers: 0,
  nextOfferEnds: undefined,
  agenda: { dated: [], undated: [] },
  business: { vendor_credentials: [] },
  unreadMessages: 0,
};

const late = (id: string) => ({
  id,
  request_id: id,
  state: 'scheduled' as const,
  scheduled_for: '2026-11-21T08:00:00Z',
});

test('with nothing to see to there is nothing to show', () => {
  expect(needsOf(nothing, now)).toEqual([]);
});

test('offers that run out and jobs that should have begun come first', () => {
  const needs = needsOf(
    {
      ...nothing,
      unreadMessages: 1,
      offers: 2,
      nextOfferEnds: '2026-11-21T13:00:00Z',
      agenda: { dated: [late('r1'), { ...late('r2'), state: 'in_progress' }], undated: ['r3'] },
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

test('many jobs that should have begun are one thing to see to', () => {
  const dated = ['r1', 'r2', 'r3', 'r4'].map(late);
  const needs = needsOf({ ...nothing, agenda: { dated, undated: [] } }, now);
  expect(needs.map(({ title }) => title)).toEqual(['4 jobs should have begun']);
});

test('an agenda that is full says that there may be more', () => {
  const undated = Array.from({ length: 50 });
  const [need] = needsOf({ ...nothing, agenda: { dated: [], undated } }, now);
  expect(need?.title).toBe('50 jobs or more need a date');
});
