/**
 * Leads eye and focus back to the top of the page, after a choice that changed what the page is about
 * and took its own button away.
 */
export function returnToHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
