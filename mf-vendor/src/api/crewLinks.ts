import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for the links a Pro made for the crews of one day, an ISO date, the latest first, with what was done by each. */
export const crewLinksQuery = (vendorId: string, day: string) =>
  queryOptions({
    // Below 'jobs', so that it is read again when a crew does something.
    queryKey: ['jobs', 'crew_links', vendorId, day],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('crew_links')
          .select('id, label, revoked_at, created_at, crew_link_uses(id, action, used_at, job_id)')
          .eq('vendor_id', vendorId)
          .eq('day', day)
          .order('created_at', { ascending: false })
          .order('id')
          .order('used_at', { referencedTable: 'crew_link_uses', ascending: false })
          .order('id', { referencedTable: 'crew_link_uses' }),
      );
    },
  });

/** A link to a crew's day, with its uses, the latest first. */
export type CrewLink = Awaited<
  ReturnType<NonNullable<ReturnType<typeof crewLinksQuery>['queryFn']>>
>[number];

/** Shows a link that was just made, as the latest of its day. */
export function showCrewLink(
  vendorId: string,
  day: string,
  link: Pick<CrewLink, 'id' | 'label'>,
): void {
  const made = {
    ...link,
    revoked_at: null,
    created_at: new Date().toISOString(),
    crew_link_uses: [],
  };
  queryClient.setQueryData(
    crewLinksQuery(vendorId, day).queryKey,
    (known) => known && [made, ...known.filter(({ id }) => id !== link.id)],
  );
}

const linkSchema = v.object({ id: v.string(), token: v.string() });

/** Makes a link to the jobs of a day. The answer is the only place where its token can be read. */
export async function createCrewLink(day: string, label: string) {
  const client = await backend();
  return v.parse(linkSchema, unwrap(await client.rpc('create_crew_link', { day, label })));
}

/** Turns off a link. A repeat changes nothing. */
export async function revokeCrewLink(linkId: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('revoke_crew_link', { link_id: linkId }));
}
