import type { WaitingCase } from '../../api/reviewQueue';
import { nextCase, readCase, readQueueChoice, toCase, toQueue } from './queueAddress';

const caseOf = (changes: Partial<WaitingCase>): WaitingCase => ({
  queue: 'claims',
  id: '1',
  since: '2026-11-20T10:00:00Z',
  due_at: '2026-11-22T10:00:00Z',
  business: 'Ash & Sons',
  vendor_id: 'v1',
  number: 1001,
  words: '',
  assigned_to: null,
  assigned_email: null,
  notes: 0,
  ...changes,
});

test('a list is read from its address as it was written', () => {
  const mine = { queue: 'claims', isMine: true } as const;
  expect(readQueueChoice(new URL(toQueue(mine), 'https://x').searchParams)).toEqual(mine);
  expect(toQueue({ queue: null, isMine: false })).toBe('/admin-utility/queue');
  expect(readQueueChoice(new URLSearchParams('queue=gossip'))).toEqual({
    queue: null,
    isMine: false,
  });
});

test('a case is opened from its list and goes back to it', () => {
  const to = toCase(caseOf({}), { queue: null, isMine: true });
  const address = new URL(to, 'https://x').searchParams;
  expect(readCase(address)).toEqual({ queue: 'claims', id: '1' });
  expect(readQueueChoice(address)).toEqual({ queue: null, isMine: true });
  expect(readCase(new URLSearchParams('case=gossip:1'))).toBeNull();
});

test('the next case comes after this one, or first when this one is decided', () => {
  const [one, two] = [caseOf({}), caseOf({ id: '2' })];
  expect(nextCase([one, two], one)).toBe(two);
  expect(nextCase([one, two], two)).toBeNull();
  expect(nextCase([two], one)).toBe(two);
  expect(nextCase([], one)).toBeNull();
});
