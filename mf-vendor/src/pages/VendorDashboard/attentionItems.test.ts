/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { attentionItems, type AttentionFacts } from './attentionItems';

const now = new Date('2026-11-21T12:00:00Z');
const nothing: AttentionFacts = {
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

test('no items when nothing needs attention', () => {
  expect(attentionItems(nothing, now)).toEqual([]);
});

test('expiring offers and overdue jobs come first', () => {
  const items = attentionItems(
    {
      ...nothing,
      unreadMessages: 1,
      offers: 2,
      nextOfferEnds: '2026-11-21T13:00:00Z',
      agenda: { dated: [late('r1'), { ...late('r2'), state: 'in_progress' }], undated: ['r3'] },
    },
    now,
  );
  expect(items.map(({ title }) => title)).toEqual([
    '2 offers waiting for your decision',
    'A job is overdue',
    '1 job to schedule',
    '1 unread message',
  ]);
  expect(items[0]?.text).toBe('The next one expires in 1 h.');
});

test('many overdue jobs are one item', () => {
  const dated = ['r1', 'r2', 'r3', 'r4'].map(late);
  const items = attentionItems({ ...nothing, agenda: { dated, undated: [] } }, now);
  expect(items.map(({ title }) => title)).toEqual(['4 jobs are overdue']);
});

test('a full agenda says that there may be more', () => {
  const undated = Array.from({ length: 50 });
  const [item] = attentionItems({ ...nothing, agenda: { dated: [], undated } }, now);
  expect(item?.title).toBe('50 or more jobs to schedule');
});
