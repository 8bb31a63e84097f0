import { useEffect, useMemo, useState } from 'react';
import {
  clearPendingRequest,
  inspectPendingRequest,
  notify,
  useAuth,
  useIsRequestStored,
  userTypeOf,
} from '@tree-service/kernel';

const ANSWERED_KEY = 'tree-service-pending-request-answered';

function wasAnswered(userId: string): boolean {
  try {
    return window.sessionStorage.getItem(ANSWERED_KEY) === userId;
  } catch {
    return false;
  }
}

function markAnswered(userId: string): void {
  try {
    window.sessionStorage.setItem(ANSWERED_KEY, userId);
  } catch {
    // Without storage the notice may appear again after a reload, which is harmless.
  }
}

/** Whether to offer an unsent request, and what people may answer. */
export interface PendingRequestNotice {
  readonly hasPendingRequest: boolean;
  /** Hides the notice; the request stays. */
  readonly dismiss: () => void;
  /** Takes the notice away and removes the request. */
  readonly discard: () => void;
}

/**
 * Looks once per session for an unsent request of the signed-in account. Skips Pros and administrators,
 * who cannot send one. Shows one notice for a request that can no longer be read.
 */
export function usePendingRequestNotice(): PendingRequestNotice {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const mayRequest = useAuth((auth) => {
    const type = userTypeOf(auth);
    return auth.status === 'signedIn' && (type === 'owner' || type === null);
  });
  const isStored = useIsRequestStored();
  const [answeredBy, setAnsweredBy] = useState<string | null>(null);
  const finding = useMemo(
    () => (userId !== null && mayRequest && !wasAnswered(userId) ? inspectPendingRequest() : null),
    [userId, mayRequest],
  );

  useEffect(() => {
    if (finding?.kind !== 'dropped') return;
    clearPendingRequest();
    if (finding.reason === 'unreadable') {
      notify.info("We couldn't restore your unsent request", {
        description: 'It was saved by an earlier version of this site. Please start again.',
        id: 'pending-request-dropped',
      });
    }
  }, [finding]);

  const dismiss = () => {
    if (userId !== null) markAnswered(userId);
    setAnsweredBy(userId);
  };
  return {
    hasPendingRequest: finding?.kind === 'found' && isStored && answeredBy !== userId,
    dismiss,
    discard: () => {
      clearPendingRequest();
      dismiss();
    },
  };
}
