import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../api/audit';
import { useAuth } from '@tree-service/kernel';

/** What administrators decided about a case before, and whether the present one took part. */
export function useEarlierDecision(subjectId: string) {
  const query = useQuery(auditQuery(subjectId));
  const ownId = useAuth((state) => state.user?.id ?? null);
  const earlier = query.data ?? [];
  return { earlier, isOwn: earlier.some((row) => row.admin_id === ownId) };
}
