/** Id of the form for the owner's review. */
export const REVIEW_FORM = 'review-form';

/** Opens the form for the owner's review, which is folded on a phone, and brings it into view, ready for the stars. */
export function goToReviewForm(): void {
  const form = document.getElementById(REVIEW_FORM);
  form?.closest('details')?.setAttribute('open', '');
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
}
