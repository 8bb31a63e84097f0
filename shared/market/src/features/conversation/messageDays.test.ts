import { messageDays } from './messageDays';

const message = (id: string, created_at: string) => ({
  id,
  sender_id: 'a',
  body: 'Hello',
  created_at,
});
// Noon in Austin.
const now = new Date('2026-11-21T18:00:00Z');
const sent = [
  message('1', '2025-12-30T15:00:00Z'),
  message('2', '2026-11-21T05:59:00Z'),
  message('3', '2026-11-21T06:01:00Z'),
  message('4', '2026-11-21T17:00:00Z'),
];

test('messages fall into the days at the property, named as people name them', () => {
  const days = messageDays(sent, now, 'America/Chicago');
  expect(days.map(({ label }) => label)).toEqual([
    'Tuesday, December 30, 2025',
    'Yesterday',
    'Today',
  ]);
  expect(days.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
    ['1'],
    ['2'],
    ['3', '4'],
  ]);
});

test('the same messages fall into other days where the clock is another', () => {
  expect(messageDays(sent, now, 'Asia/Tokyo').map(({ day, label }) => [day, label])).toEqual([
    ['2025-12-31', 'Wednesday, December 31, 2025'],
    ['2026-11-21', 'Yesterday'],
    ['2026-11-22', 'Today'],
  ]);
});

test('no messages make no days', () => {
  expect(messageDays([], now, 'America/Chicago')).toEqual([]);
});
