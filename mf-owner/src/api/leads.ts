import { backend, expectDone, unwrap, type Database } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';

const leadRow = rowOf<Database['public']['Tables']['leads']['Row']>();

/** Lets one Pro see the owner's name, phone, email and exact address as they are now. Returns the lead as it is now. */
export async function shareContact(leadId: string) {
  const client = await backend();
  return v.parse(leadRow, unwrap(await client.rpc('share_contact', { lead_id: leadId })));
}

/** Takes contact details back from a Pro who was not hired. */
export async function unshareContact(leadId: string) {
  const client = await backend();
  expectDone(await client.rpc('unshare_contact', { lead_id: leadId }));
}
