import { backend, unwrap } from '@tree-service/kernel';

/** Agrees to a change; the price of the job follows. */
export async function approveChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('approve_change_order', { change_order_id: changeOrderId }));
}

/** Refuses a change; the work continues as agreed. */
export async function declineChangeOrder(changeOrderId: string, reason: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('decline_change_order', { change_order_id: changeOrderId, reason }),
  );
}
