/** Moves scroll and focus to the top of the page, after an action removed its own button. */
export function returnToHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
