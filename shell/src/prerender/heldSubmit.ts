let held: HTMLFormElement | null = null;
let isOver = false;

function hold(event: SubmitEvent): void {
  const form = event.target;
  // A form with an address works without scripts, and one that the application sends already needs no one else.
  if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
  if (event.defaultPrevented) return;
  event.preventDefault();
  held = form;
}

/**
 * From now on, a form that only the application can send waits for it. Needs nothing but the document,
 * so that it can start before the application has arrived.
 */
export function holdSubmits(): void {
  if (!isOver) document.addEventListener('submit', hold);
}

/** Sends what waited, now that the page listens. */
export function releaseSubmit(): void {
  isOver = true;
  document.removeEventListener('submit', hold);
  const form = held;
  held = null;
  if (form?.isConnected) form.requestSubmit();
}
