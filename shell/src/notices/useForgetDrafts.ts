import { reportError, useAuth } from '@tree-service/kernel';
import { useEffect, useRef } from 'react';

// Loaded for people with an account alone, and before it is needed: signing out has to work without a connection.
const drafts = () => import('@tree-service/design/drafts');

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
      return;
    }
    const left = lastAccount.current;
    if (left === null || (reason !== 'choice' && reason !== 'forced')) return;
    lastAccount.current = null;
    drafts().then(({ forgetFormDraftsOf }) => forgetFormDraftsOf(left), report);
  }, [accountId, reason]);
}
