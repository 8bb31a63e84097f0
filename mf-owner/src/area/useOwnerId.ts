import { useAuth } from '@tree-service/kernel';

/** The id of the signed-in owner; '' for the moment in which nobody is signed in. */
export function useOwnerId(): string {
  return useAuth((auth) => auth.user?.id ?? '');
}
