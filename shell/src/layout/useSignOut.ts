import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '@tree-service/kernel';

/** Signs out and navigates home, or to sign-in when the server could not be reached. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const { goTo } = await signOut();
    // On a guarded page the guard has led away already.
    if (window.location.pathname !== goTo) await navigate(goTo);
  }, [navigate]);
}
