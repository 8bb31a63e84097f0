import type { Draft } from '../draft/draft';
import { isComplete } from './submission';

/** Whether the previous page (sign-in, or an email callback) requested that the draft be sent. */
export function asksForSubmission(navigationState: unknown): boolean {
  return (
    typeof navigationState === 'object' &&
    navigationState !== null &&
    Reflect.get(navigationState, 'autoSubmit') === true
  );
}

/** Whether to send the draft automatically: requested, complete, and only once. */
export function shouldAutoSubmit(
  draft: Draft,
  situation: { isOwner: boolean; isAskedFor: boolean },
): boolean {
  return situation.isOwner && situation.isAskedFor && !draft.autoSubmitTried && isComplete(draft);
}
