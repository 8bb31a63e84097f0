import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap, updatedVersion } from '@tree-service/kernel';
import { withAdded } from '@tree-service/market/api/showRows';
import type { CrewQualification, CrewRole } from '@tree-service/domain';

/** The crew of a Pro; only the Pro and administrators can read it. */
export const crewQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'crew'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('vendor_crew')
          .select('*')
          .eq('vendor_id', vendorId)
          .order('created_at')
          .order('id'),
      );
    },
  });

export type CrewMember = Awaited<
  ReturnType<NonNullable<ReturnType<typeof crewQuery>['queryFn']>>
>[number];

export interface CrewFacts {
  label: string;
  role: CrewRole;
  qualifications: CrewQualification[];
}

export async function addCrewMember(vendorId: string, member: CrewFacts) {
  const client = await backend();
  return unwrap(
    await client
      .from('vendor_crew')
      .insert({ ...member, vendor_id: vendorId })
      .select()
      .single(),
  );
}

/** Shows somebody who was just added to the crew. */
export function showCrewMember(member: CrewMember): void {
  queryClient.setQueryData(
    crewQuery(member.vendor_id).queryKey,
    (known) => known && withAdded(known, member),
  );
}

/**
 * Returns the new version. Fails with the hint version_conflict when `expectedVersion` is given and
 * not the current one.
 */
export async function updateCrewMember(
  memberId: string,
  member: CrewFacts,
  expectedVersion?: number,
) {
  const client = await backend();
  const answer = await client
    .from('vendor_crew')
    .update(member)
    .match({ id: memberId, ...(expectedVersion !== undefined && { version: expectedVersion }) })
    .select('version');
  return updatedVersion(answer, 'This person');
}

export async function removeCrewMember(memberId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_crew').delete().eq('id', memberId));
}
