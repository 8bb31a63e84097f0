/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { completeDraft } from '../testing/completeDraft';
import { asksForSubmission, shouldAutoSubmit } from './autoSubmit';

const situation = { isOwner: true, isAskedFor: true };

test('a complete draft is sent once after the sign-in it required', () => {
  expect(shouldAutoSubmit(completeDraft(), situation)).toBe(true);
  expect(shouldAutoSubmit(completeDraft({ autoSubmitTried: true }), situation)).toBe(false);
});

test('it is not sent without a request to do so, incomplete, or for anyone but an owner', () => {
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
])('navigation state %j requests it: %p', (state, asked) => {
  expect(asksForSubmission(state)).toBe(asked);
});
