import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { behindLink } from '../../api/behindLink';

const entrySchema = v.object({ place: v.string(), is_confirmed: v.boolean() });

/** A place in the waitlist of a market, such as Waco, TX. */
export type WaitlistEntry = v.InferOutput<typeof entrySchema>;

const TOKEN = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Query for what a link is about; an entry of null for one that no longer works. */
export const entryQuery = (token: string) =>
  queryOptions({
    queryKey: ['waitlist', token],
    queryFn: async () => {
      if (!TOKEN.test(token)) return { entry: null };
      const client = await backend();
      return { entry: behindLink(entrySchema, await client.rpc('waitlist_entry', { token })) };
    },
  });

const done = v.boolean();

/** Confirms the address behind a link. Returns false when the link no longer works. */
export async function confirmWaitlist(token: string): Promise<boolean> {
  const client = await backend();
  return v.parse(done, unwrap(await client.rpc('confirm_waitlist', { token })));
}

/** Takes the address behind a link off the waitlist. Returns false when there was nothing to leave. */
export async function leaveWaitlist(token: string): Promise<boolean> {
  const client = await backend();
  return v.parse(done, unwrap(await client.rpc('leave_waitlist', { token })));
}
