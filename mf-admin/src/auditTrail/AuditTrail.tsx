import { useInfiniteQuery } from '@tanstack/react-query';
import { auditTrailQuery } from '../api/audit';
import { AuditTable } from './AuditTable';

interface AuditTrailProps {
  readonly subjectIds: readonly string[];
  readonly empty: string;
}

/** What administrators did to certain subjects, newest first. */
export function AuditTrail({ subjectIds, empty }: AuditTrailProps) {
  return <AuditTable query={useInfiniteQuery(auditTrailQuery(subjectIds))} empty={empty} />;
}
