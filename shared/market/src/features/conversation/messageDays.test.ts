import { messageDays } from './messageDays';

const message = (id: string, local: Date) => ({
  id,
  sender_id: 'a',
  body: 'Hello',
  created_at: local.toISOString(),
});
const now = new Date(2026, 10, 21, 12, 0);

test('messages fall into the days of the reader, named as people name them', () => {
  const days = messageDays(
    [
      message('1', new Date(2025, 11, 30, 9, 0)),
      message('2', new Date(2026, 10, 20, 23, 59)),
      message('3', new Date(2026, 10, 21, 0, 1)),
      message('4', new Date(2026, 10, 21, 11, 0)),
    ],
    now,
  );
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

test('no messages make no days', () => {
  expect(messageDays([], now)).toEqual([]);
});
