import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { ProposalDecision } from './administration';

const changeSchema = v.picklist(['appoint', 'revoke', 'remove_factor']);

/** What a proposal is for: making an account an administrator, taking that back, or removing a lost second factor. */
export type AdminChange = v.InferOutput<typeof changeSchema>;

const proposalSchema = v.object({
  id: v.string(),
  change: changeSchema,
  reason: v.string(),
  created_at: v.string(),
  person_id: v.string(),
  proposed_by: v.string(),
  person: v.object({ email: v.string() }),
  proposer: v.object({ email: v.string() }),
});

/** A proposal that another administrator has to decide. */
export type AdminProposal = v.InferOutput<typeof proposalSchema>;

/** Query for the open proposals, oldest first. */
export const adminProposalsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'administrators', 'proposals'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        v.array(proposalSchema),
        unwrap(
          await client
            .from('admin_changes')
            .select(
              `id, change, reason, created_at, person_id, proposed_by,
              person:profiles!admin_changes_person_id_fkey(email),
              proposer:profiles!admin_changes_proposed_by_fkey(email)`,
            )
            .is('decision', null)
            .order('created_at')
            .order('id')
            .limit(50),
        ),
      );
    },
  });

/** Proposes a change to another administrator; leaves an audit row. */
export async function proposeAdminChange(personId: string, change: AdminChange, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('propose_admin_change', { person_id: personId, change, reason }));
}

/** Decides about a proposal; leaves an audit row. Approved, it takes effect at once. */
export async function decideAdminChange(
  changeId: string,
  decision: ProposalDecision,
  reason: string,
) {
  const client = await backend();
  expectDone(await client.rpc('decide_admin_change', { change_id: changeId, decision, reason }));
}
