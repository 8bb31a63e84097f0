function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** Moves scroll and focus to the top of the page, after an action removed its own button. */
export function returnToHeading(): void {
  // The change is drawn in the next turn; a dialog that goes with it gives its focus back in the one after.
  setTimeout(() => setTimeout(focusHeading));
}
