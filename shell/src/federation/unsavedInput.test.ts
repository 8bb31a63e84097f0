/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { mayHaveUnsavedInput, watchInput } from './unsavedInput';

let stop: () => void;
beforeEach(() => {
  stop = watchInput();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('input counts as unsaved until navigation', () => {
  const field = document.createElement('input');
  document.body.append(field);
  expect(mayHaveUnsavedInput()).toBe(false);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(mayHaveUnsavedInput()).toBe(true);
  window.history.pushState(null, '', '/another-page');
  expect(mayHaveUnsavedInput()).toBe(false);
});
