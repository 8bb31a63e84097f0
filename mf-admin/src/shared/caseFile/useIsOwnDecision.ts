import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit';
import { useAuth } from '@tree-service/kernel';

/** Whether you have decided about this case before, so that another administrator decides an appeal. */
export function useIsOwnDecision(subjectId: string): boolean {
  const { data = [] } = useQuery(auditQuery(subjectId));
  const ownId = useAuth((state) => state.user?.id ?? null);
  // Taking a case and noting something about it decides nothing.
  return data.some((row) => row.admin_id === ownId && !row.action.startsWith('case.'));
}
