/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { holdSubmits, releaseSubmit } from './heldSubmit';

test('a form that only the application can send waits for it, and one with an address does not', () => {
  document.body.innerHTML = `
    <form id="own" method="dialog"><button>Send</button></form>
    <form id="late" method="dialog"><button>Send</button></form>
    <form id="address" action="/providers"><button>Search</button></form>`;
  const [own, late, address] = [...document.forms];
  holdSubmits();
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  own?.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const search = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  address?.dispatchEvent(search);
  expect(search.defaultPrevented).toBe(false);

  // What the application has taken over handles its own.
  const taken = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  late?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  late?.dispatchEvent(taken);

  const sent: string[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent.push(event.target.id);
  });
  releaseSubmit();
  expect(sent).toEqual(['own']);
  releaseSubmit();
  expect(sent).toEqual(['own']);
});
