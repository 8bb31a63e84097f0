import { useAuth } from '@tree-service/kernel';

/** The id of the signed-in owner; '' while no one is signed in. */
export function useOwnerId(): string {
  return useAuth((auth) => auth.user?.id ?? '');
}
