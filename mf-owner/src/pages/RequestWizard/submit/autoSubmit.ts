import { isComplete } from '../draft/completeness';
import type { Draft } from '../draft/draft';

/** Whether the page that led here (sign-in, or the callback of a mail) asked for the draft to be sent. */
export function asksForSubmission(navigationState: unknown): boolean {
  return (
    typeof navigationState === 'object' &&
    navigationState !== null &&
    Reflect.get(navigationState, 'autoSubmit') === true
  );
}

/** Whether the draft is sent without another press of a button: asked for, complete, and only once. */
export function shouldAutoSubmit(
  draft: Draft,
  situation: { isOwner: boolean; isAskedFor: boolean },
): boolean {
  return situation.isOwner && situation.isAskedFor && !draft.autoSubmitTried && isComplete(draft);
}
