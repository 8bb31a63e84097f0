import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';

/** Query for the latest 200 audit rows, of certain subjects or (null) of all, newest first. */
export const auditQuery = (subjectIds: readonly string[] | null) =>
  queryOptions({
    queryKey: ['audit', subjectIds],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('admin_audit')
        .select('*, profiles(email)')
        .order('id', { ascending: false })
        .limit(200);
      if (subjectIds) query = query.in('subject_id', [...subjectIds]);
      return unwrap(await query);
    },
  });

/** One row of the audit trail with the address of the administrator. */
export type AuditRow = Awaited<
  ReturnType<NonNullable<ReturnType<typeof auditQuery>['queryFn']>>
>[number];
