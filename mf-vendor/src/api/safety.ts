import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@tree-service/domain';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import type { SignedChecklist } from '@tree-service/market/features/safety';

/** Query for the signed safety checklists of a job, the latest first. */
export const safetyChecklistsQuery = (jobId: string) =>
  queryOptions({
    // Below 'jobs', so that it is read again when a crew signs.
    queryKey: ['jobs', jobId, 'safety'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_safety_checklists')
          .select('id, signed_by, signed_at, confirmed, not_applicable')
          .eq('job_id', jobId)
          .order('signed_at', { ascending: false })
          .order('id'),
      );
    },
  });

/** Shows a checklist that was just signed, as the latest. */
export function showChecklist(
  jobId: string,
  { signedBy, confirmed, notApplicable }: SignedChecklist,
): void {
  const signed = {
    id: newKey(),
    signed_by: signedBy,
    signed_at: new Date().toISOString(),
    confirmed,
    not_applicable: notApplicable,
  };
  queryClient.setQueryData(
    safetyChecklistsQuery(jobId).queryKey,
    (known) => known && [signed, ...known],
  );
}

export async function signSafetyChecklist(
  jobId: string,
  { signedBy, confirmed, notApplicable }: SignedChecklist,
) {
  const client = await backend();
  expectDone(
    await client.rpc('sign_safety_checklist', {
      job_id: jobId,
      signed_by: signedBy,
      confirmed,
      not_applicable: notApplicable,
    }),
  );
}
