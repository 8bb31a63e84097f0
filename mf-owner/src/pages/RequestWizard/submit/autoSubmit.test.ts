/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from '../testing/completeDraft';
import { asksForSubmission, shouldAutoSubmit } from './autoSubmit';

const situation = { isOwner: true, isAskedFor: true };

test('a complete draft is sent after a sign-in that was made for it, once', () => {
  expect(shouldAutoSubmit(completeDraft(), situation)).toBe(true);
  expect(shouldAutoSubmit(completeDraft({ autoSubmitTried: true }), situation)).toBe(false);
});

test('it is not sent unasked, incomplete, or for somebody who is no owner', () => {
  expect(shouldAutoSubmit(completeDraft(), { ...situation, isAskedFor: false })).toBe(false);
  expect(shouldAutoSubmit(completeDraft({ trees: [] }), situation)).toBe(false);
  expect(shouldAutoSubmit(completeDraft(), { ...situation, isOwner: false })).toBe(false);
});

test.each([
  [{ fromServiceRequest: true, autoSubmit: true }, true],
  [{ fromServiceRequest: true, autoSubmit: false }, false],
  [{ fromServiceRequest: true }, false],
  [{ autoSubmit: 'true' }, false],
  [null, false],
])('navigation state %j asks for it: %p', (state, asked) => {
  expect(asksForSubmission(state)).toBe(asked);
});
