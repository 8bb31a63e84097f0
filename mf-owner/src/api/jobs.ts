import { backend, unwrap } from '@tree-service/kernel';

export async function acceptDelivery(jobId: string) {
  const client = await backend();
  return unwrap(await client.rpc('accept_delivery', { job_id: jobId }));
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
