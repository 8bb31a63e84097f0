import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  browserStorage,
  clearPendingRequest,
  inspectPendingRequest,
  notify,
  reportError,
  useAuth,
  useIsRequestStored,
  userTypeOf,
  type PendingRequest,
} from '@tree-service/kernel';
import { discardKeptDraft } from '@tree-service/market/api/requestDrafts';

const ANSWERED_KEY = 'tree-service-pending-request-answered';

/** Which notice was answered: whose, and about which request. */
function noticeOf(userId: string, { submitKey, expirationTime }: PendingRequest): string {
  return `${userId} ${typeof submitKey === 'string' ? submitKey : expirationTime}`;
}

// In the browser, not the tab: what is answered in one tab is answered in all.
const answers = {
  subscribe(listener: () => void): () => void {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  read: () => browserStorage.read(ANSWERED_KEY),
};

function discardEverywhere(key: string): void {
  discardKeptDraft(key).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'api', source: 'usePendingRequestNotice' });
  });
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
 * Looks once per page for an unsent request of the signed-in account and removes an expired one. Pros and
 * administrators, who cannot send one, get no notice. Shows one for a request that can no longer be read.
 */
export function usePendingRequestNotice(): PendingRequestNotice {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const mayRequest = useAuth((auth) => {
    const type = userTypeOf(auth);
    return auth.status === 'signedIn' && (type === 'owner' || type === null);
  });
  const isStored = useIsRequestStored();
  const answered = useSyncExternalStore(answers.subscribe, answers.read);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const finding = useMemo(() => (userId === null ? null : inspectPendingRequest()), [userId]);
  const notice =
    userId !== null && finding?.kind === 'found' ? noticeOf(userId, finding.request) : null;

  useEffect(() => {
    if (finding?.kind !== 'dropped') return;
    clearPendingRequest();
    if (finding.reason === 'unreadable' && mayRequest) {
      notify.info("We couldn't restore your unsent request", {
        description: 'It was saved by an earlier version of this site. Please start again.',
        id: 'pending-request-dropped',
      });
    }
  }, [finding, mayRequest]);

  const dismiss = () => {
    if (notice !== null) browserStorage.write(ANSWERED_KEY, notice);
    setDismissed(notice);
  };
  return {
    hasPendingRequest:
      notice !== null && mayRequest && isStored && answered !== notice && dismissed !== notice,
    dismiss,
    discard: () => {
      const key = finding?.kind === 'found' ? finding.request['submitKey'] : null;
      clearPendingRequest();
      dismiss();
      if (typeof key === 'string') discardEverywhere(key);
    },
  };
}
