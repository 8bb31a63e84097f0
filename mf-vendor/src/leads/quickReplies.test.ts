import { quickReplies } from './quickReplies';

test('a Pro is offered words until a quote is agreed, and none about quotes afterwards', () => {
  expect(quickReplies('engaged').length).toBeGreaterThan(0);
  expect(quickReplies('won')).toEqual([]);
});
