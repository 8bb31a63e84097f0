function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** Moves scroll and focus to the top of the page, after an action removed its own button. */
export function returnToHeading(): void {
  // The change is drawn in the next turn; a dialog that goes with it gives its focus back in the one after.
  setTimeout(() => setTimeout(focusHeading));
}

/** Id of the form for the owner's review. */
export const REVIEW_FORM = 'review-form';

/** Opens the form for the owner's review, which is folded on a phone, and brings it into view, ready for the stars. */
export function goToReviewForm(): void {
  const form = document.getElementById(REVIEW_FORM);
  form?.closest('details')?.setAttribute('open', '');
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
}
