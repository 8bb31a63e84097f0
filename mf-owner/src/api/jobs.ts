import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

export async function acceptDelivery(jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('accept_delivery', { job_id: jobId }));
}

/** Answers whether the crew arrived, after being asked; when it has not, the Pro is told. */
export async function answerArrival(jobId: string, arrived: boolean) {
  const client = await backend();
  return unwrap(await client.rpc('answer_arrival', { job_id: jobId, arrived }));
}

/** Says what is missing in delivered work; the Pro continues. */
export async function reopenJob(jobId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('reopen_job', { job_id: jobId, reason }));
}

/**
 * Cancels a job that has not begun (an administrator: any that is not done). With lookFurther, and
 * always when the Pro cancels, the request is offered to other Pros; else it is canceled too.
 */
export async function cancelJob(jobId: string, reason: string, lookFurther: boolean) {
  const client = await backend();
  return unwrap(
    await client.rpc('cancel_job', { job_id: jobId, reason, look_further: lookFurther }),
  );
}

/** Query for the trees a completed removal was about that still stand in the inventory; empty once answered. */
export const treesToCheckQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'trees_to_check'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('trees_to_check', { job_id: jobId }));
    },
  });

/** A tree the owner is asked about. */
export type TreeToCheck = Awaited<
  ReturnType<NonNullable<ReturnType<typeof treesToCheckQuery>['queryFn']>>
>[number];

/** Says which trees are gone; the others stay in the inventory. Returns how many were removed from it. */
export async function settleTrees(jobId: string, gone: readonly string[]) {
  const client = await backend();
  return unwrap(await client.rpc('settle_trees', { job_id: jobId, gone: [...gone] }));
}
