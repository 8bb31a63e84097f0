/** Id of the form for the owner's review. */
export const REVIEW_FORM = 'review-form';

/** Brings the form for the owner's review into view, ready for the stars. */
export function goToReviewForm(): void {
  const form = document.getElementById(REVIEW_FORM);
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
}
