import { useQuery } from '@tanstack/react-query';
import { administratorsQuery } from '../api/audit';

/** Said where a second administrator is needed and there is none. */
export const ALONE =
  'You are the only administrator, so nobody can: have a second one made with “npm run make-admin -- EMAIL”.';

/** Whether there is one administrator alone; false while that is not known. */
export function useIsAlone(): boolean {
  return useQuery(administratorsQuery()).data?.length === 1;
}
