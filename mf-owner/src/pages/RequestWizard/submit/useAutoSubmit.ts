import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { DraftStore } from '../draft/useDraft';
import { LAST_STEP } from '../steps/stepOrder';
import { asksForSubmission, shouldAutoSubmit } from './autoSubmit';

/**
 * Sends a complete draft once, when its owner returns from the sign-in that sending required. `isOwner`: an owner is signed in.
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
    save({ autoSubmitTried: true, step: LAST_STEP });
    submit();
  }, [draft, isOwner, save, state, submit]);
}
