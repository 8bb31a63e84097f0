import { useMemo } from 'react';
import type { NavigationViewer } from '../contract';
import { useAuth } from '../auth/authStore';
import { userTypeOf } from '../auth/userTypeRules';
import { usePagesOff } from '../flags/FeatureFlagsProvider';

/** Whom the navigation is drawn for, with what is turned off for the account. */
export function useViewer(): NavigationViewer {
  const signedIn = useAuth((auth) => auth.status === 'signedIn');
  const type = useAuth(userTypeOf);
  const isOff = usePagesOff();
  return useMemo(() => ({ signedIn, type, isOff }), [signedIn, type, isOff]);
}
