import { useEffect, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { Button } from '@tree-service/design';
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
import { NoticeCard } from './NoticeCard';

const ANSWERED_KEY = 'tree-service-pending-request-answered';
const SHOWN_KEY = 'tree-service-pending-request-shown';

/** Notices this browser remembers having shown; far more than people share it. */
const SHOWN_AT_MOST = 20;

/** Which notice: whose, and about which request. */
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

const shownNotices = (): string[] => browserStorage.read(SHOWN_KEY)?.split('\n') ?? [];

function rememberShown(notice: string): void {
  const others = shownNotices().filter((shown) => shown !== notice);
  browserStorage.write(SHOWN_KEY, [...others, notice].slice(-SHOWN_AT_MOST).join('\n'));
}

function discardEverywhere(key: string): void {
  discardKeptDraft(key).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'api', source: 'usePendingRequestNotice' });
  });
}

/** Whether to offer an unsent request, and what people may answer. */
interface PendingRequestNotice {
  readonly hasPendingRequest: boolean;
  /** To be told once the notice is seen: it stays on this page, and comes on no other. */
  readonly markShown: () => void;
  /** Hides the notice; the request stays. */
  readonly dismiss: () => void;
  /** Takes the notice away and removes the request. */
  readonly discard: () => void;
}

/**
 * Looks once per page for an unsent request of the signed-in account and removes an expired one. Each is
 * offered once to each person in this browser. Pros and administrators, who cannot send one, get no notice.
 * Shows one for a request that can no longer be read.
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
  const [shownHere, setShownHere] = useState<string | null>(null);
  const isNew = useMemo(() => notice !== null && !shownNotices().includes(notice), [notice]);

  const markShown = useCallback(() => {
    if (notice === null) return;
    rememberShown(notice);
    setShownHere(notice);
  }, [notice]);

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
      notice !== null &&
      (isNew || shownHere === notice) &&
      mayRequest &&
      isStored &&
      answered !== notice &&
      dismissed !== notice,
    markShown,
    dismiss,
    discard: () => {
      const key = finding?.kind === 'found' ? finding.request['submitKey'] : null;
      clearPendingRequest();
      dismiss();
      if (typeof key === 'string') discardEverywhere(key);
    },
  };
}

/** Reminds a signed-in owner of an unsent request. Stays until answered. */
export function PendingRequestNotification({ notice }: { readonly notice: PendingRequestNotice }) {
  const { hasPendingRequest, markShown, dismiss, discard } = notice;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Not on the form itself.
  const isShown = hasPendingRequest && pathname !== paths.request();
  useEffect(() => {
    if (isShown) markShown();
  }, [isShown, markShown]);
  if (!isShown) return null;

  function continueRequest(): void {
    dismiss();
    void navigate(paths.request(), { state: { fromServiceRequest: true } });
  }

  return (
    <NoticeCard
      title="Pending Service Request"
      description="You have a service request waiting to be submitted."
    >
      <Button size="mobile" onClick={continueRequest}>
        Continue Request
      </Button>
      <Button size="mobile" variant="outline" onClick={discard}>
        Discard
      </Button>
    </NoticeCard>
  );
}
