import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, expectUnchanged, unwrap } from '@tree-service/kernel';
import type { CrewQualification, CrewRole } from '@tree-service/domain';

/** Query for a Pro's people; for the Pro and administrators. */
export const crewQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'crew'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('vendor_crew').select('*').eq('vendor_id', vendorId).order('created_at'),
      );
    },
  });

/** One of a Pro's people. */
export type CrewMember = Awaited<
  ReturnType<NonNullable<ReturnType<typeof crewQuery>['queryFn']>>
>[number];

/** What a Pro says of a person: a name or label, the role and what the person is qualified for. */
export interface CrewFacts {
  label: string;
  role: CrewRole;
  qualifications: CrewQualification[];
}

/** Adds a person to the crew. */
export async function addCrewMember(vendorId: string, member: CrewFacts) {
  const client = await backend();
  expectDone(await client.from('vendor_crew').insert({ ...member, vendor_id: vendorId }));
}

/**
 * Changes a person of the crew. With what the editor began from (`seen`), refused (hint changed_meanwhile)
 * when that is no longer what is stored.
 */
export async function updateCrewMember(memberId: string, member: CrewFacts, seen?: CrewFacts) {
  const client = await backend();
  const update = client.from('vendor_crew').update(member).eq('id', memberId);
  const answer = await (
    seen
      ? update
          .match({ label: seen.label, role: seen.role })
          .filter('qualifications', 'eq', `{${seen.qualifications.join(',')}}`)
      : update
  ).select('id');
  expectUnchanged(answer, 'This person');
}

/** Removes a person from the crew. */
export async function removeCrewMember(memberId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_crew').delete().eq('id', memberId));
}
