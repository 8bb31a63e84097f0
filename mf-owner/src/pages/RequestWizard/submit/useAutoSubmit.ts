import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { DraftStore } from '../draft/useDraft';
import { asksForSubmission, shouldAutoSubmit } from './autoSubmit';

/**
 * Sends a complete draft by itself, once, when its owner comes back from a sign-in that was asked for
 * in order to send it. `isOwner` is whether an owner is signed in.
 */
export function useAutoSubmit(
  { draft, save }: Pick<DraftStore, 'draft' | 'save'>,
  isOwner: boolean,
  submit: () => void,
): void {
  const { state } = useLocation();
  const wasTried = useRef(false);

  useEffect(() => {
    if (wasTried.current) return;
    if (!shouldAutoSubmit(draft, { isOwner, isAskedFor: asksForSubmission(state) })) return;
    wasTried.current = true;
    save({ autoSubmitTried: true, step: 'review' });
    submit();
  }, [draft, isOwner, save, state, submit]);
}
