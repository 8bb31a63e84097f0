import { canMove } from './canMove';

test('a Pro accepts an open offer, and no one accepts a declined one', () => {
  expect(canMove('lead', 'viewed', 'accept', 'vendor')).toBe(true);
  expect(canMove('lead', 'viewed', 'accept', 'owner')).toBe(false);
  expect(canMove('lead', 'declined', 'accept', 'vendor')).toBe(false);
});
