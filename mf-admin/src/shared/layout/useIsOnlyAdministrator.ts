import { useQuery } from '@tanstack/react-query';
import { administratorsQuery } from '../../api/audit';

/** Shown where a second administrator is needed and there is none. */
export const ONLY_ADMINISTRATOR =
  'You are the only administrator. Add another one with “npm run make-admin -- EMAIL”.';

/** Whether there is no second administrator; false while that is unknown. */
export function useIsOnlyAdministrator(): boolean {
  return useQuery(administratorsQuery()).data?.length === 1;
}
