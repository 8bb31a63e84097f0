import { forgetFormDraftsOf } from '@tree-service/design/drafts';
import { useAuth } from '@tree-service/kernel';
import { useEffect, useRef } from 'react';

/**
 * Removes what an account typed from this device when its person signs out. A session that ended by itself keeps it: the
 * person comes back to it.
 */
export function useForgetDrafts(): void {
  const accountId = useAuth((auth) => auth.user?.id ?? null);
  const reason = useAuth((auth) => auth.signOutReason);
  const lastAccount = useRef<string | null>(null);
  useEffect(() => {
    if (accountId !== null) lastAccount.current = accountId;
    else if (lastAccount.current !== null && (reason === 'choice' || reason === 'forced')) {
      forgetFormDraftsOf(lastAccount.current);
      lastAccount.current = null;
    }
  }, [accountId, reason]);
}
