import {
  isAdmin,
  notify,
  refreshProfile,
  rememberPushToken,
  reportError,
  sendKeptReports,
  useAuth,
  useLiveTopic,
} from '@tree-service/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import {
  followBackButton,
  isNativePlatform,
  platformName,
  registerForPush,
  watchOpenedLinks,
} from '@tree-service/kernel/native';
import { Button } from '@tree-service/design';
import { changedKind } from '@tree-service/market/features/live';
import { AdminPassWatch } from '../adminPass/AdminPassWatch';
import { useNewerRelease } from '../federation/newerRelease';
import { OfflineIndicator } from './OfflineIndicator';
import { PageSpeedWatch } from './PageSpeedWatch';
import { PendingRequestNotification, usePendingRequestNotice } from './PendingRequestNotification';
import { SessionWatch } from './SessionWatch';
import { browserProblems, detectFeatures } from './browserSupport';
import { NoticeCard, NoticeCorner, NoticeTop } from './NoticeCard';

const SHOWN_MS = 15_000;

/** Warns once per visit when the browser is too old or lacks a feature. Renders nothing. */
function BrowserCheck() {
  useEffect(() => {
    const problems = browserProblems(navigator.userAgent, detectFeatures());
    if (problems.length === 0) return;
    notify.warning('Your browser may not work with this site', {
      description: `${problems.join(', ')}. Update it to use the whole site.`,
      duration: SHOWN_MS,
      id: 'browser-check',
    });
  }, []);
  return null;
}

function open(address: string): void {
  // A page of its own, because the answer of a sign-in is read when a page starts.
  window.location.assign(address);
}

/** Inside the native wrapper: follows links that open the app, and the back button. */
function useNativeApp(): void {
  useEffect(() => {
    const stopLinks = watchOpenedLinks(open);
    const stopButton = followBackButton();
    return () => {
      stopLinks();
      stopButton();
    };
  }, []);
}

/** Offers to load a newer release that is live. Nothing is ever reloaded unasked. */
function UpdateNotice() {
  const isNewerLive = useNewerRelease();
  const [isPutOff, setPutOff] = useState(false);
  if (!isNewerLive || isPutOff) return null;
  return (
    <NoticeCard
      title="Update available"
      description={`A new version of ${PRODUCT_NAME} is available. Finish what you're typing before you refresh.`}
    >
      <Button size="mobile" onClick={() => window.location.reload()}>
        Refresh
      </Button>
      <Button size="mobile" variant="ghost" onClick={() => setPutOff(true)}>
        Later
      </Button>
    </NoticeCard>
  );
}

async function register(): Promise<void> {
  const token = await registerForPush();
  if (token === null) return;
  rememberPushToken(token);
  const { registerPushToken } = await import('@tree-service/kernel');
  await registerPushToken(token, platformName());
}

/**
 * Inside the native wrapper: asks once after sign-in for permission to send push messages, and sends the server
 * which device takes them. People may refuse, and a browser is never asked.
 */
export function usePushRegistration(): void {
  const userId = useAuth((auth) => (auth.status === 'signedIn' ? (auth.user?.id ?? null) : null));
  const askedFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || userId === askedFor.current || !isNativePlatform()) return;
    askedFor.current = userId;
    register().catch((error: unknown) => {
      reportError(error, { severity: 'warning', category: 'api', source: 'usePushRegistration' });
    });
  }, [userId]);
}

// Loaded for people with an account alone, and before it is needed: signing out has to work without a connection.
const drafts = () => import('@tree-service/design/drafts');
const files = () => import('@tree-service/market/features/deviceFiles');

function report(error: unknown): void {
  reportError(error, { severity: 'warning', category: 'network', source: 'useForgetDrafts' });
}

/**
 * Removes what an account typed from this device when its person signs out. A session that timed out keeps it: the
 * person comes back to it.
 */
export function useForgetDrafts(): void {
  const accountId = useAuth((auth) => auth.user?.id ?? null);
  const reason = useAuth((auth) => auth.signOutReason);
  const lastAccount = useRef<string | null>(null);
  useEffect(() => {
    if (accountId !== null) {
      lastAccount.current = accountId;
      drafts().catch(report);
      files().catch(report);
      return;
    }
    const left = lastAccount.current;
    if (left === null || (reason !== 'choice' && reason !== 'forced')) return;
    lastAccount.current = null;
    drafts().then(({ forgetFormDraftsOf }) => forgetFormDraftsOf(left), report);
    files()
      .then(({ forgetFormFilesOf }) => forgetFormFilesOf(left))
      .catch(report);
  }, [accountId, reason]);
}

/** Twice within the minute in which a revoked administrator's area closes, should the live line be down. */
const ADMIN_CHECK_MS = 30_000;

function checkNow(): void {
  refreshProfile().catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'ProfileWatch' });
  });
}

/**
 * Follows changes of the signed-in account's profile: through live updates, and for administrators also
 * by polling. Renders nothing; the guards follow the account.
 */
export function ProfileWatch() {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const isWatched = useAuth(isAdmin);

  useLiveTopic(userId === null ? null : `user:${userId}`, (event) => {
    // After a cut the news may have been missed.
    if (event.kind === 'reconnected' || changedKind(event.payload) === 'profiles') checkNow();
  });

  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(checkNow, ADMIN_CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatched, userId]);

  return null;
}

/**
 * Everything that may speak up on any page. A chunk of its own, since no first view needs it. On the home
 * page the reminder of an unsent request sits at the top, elsewhere in the corner.
 */
export default function GlobalNotices() {
  const isHome = useLocation().pathname === paths.home();
  const pendingRequest = usePendingRequestNotice();
  useNativeApp();
  usePushRegistration();
  useForgetDrafts();
  useEffect(() => sendKeptReports(), []);
  return (
    <>
      <SessionWatch />
      <ProfileWatch />
      <AdminPassWatch />
      <BrowserCheck />
      <PageSpeedWatch />
      {isHome && (
        <NoticeTop>
          <PendingRequestNotification notice={pendingRequest} />
        </NoticeTop>
      )}
      <NoticeCorner>
        <UpdateNotice />
        {!isHome && <PendingRequestNotification notice={pendingRequest} />}
        <OfflineIndicator />
      </NoticeCorner>
    </>
  );
}
