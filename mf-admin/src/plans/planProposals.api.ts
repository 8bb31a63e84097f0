import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { Plan } from '@tree-service/market/api/plans';
import * as v from 'valibot';
import type { ProposalDecision } from '../api/administration';

const proposed = v.object({
  id: v.string(),
  reason: v.string(),
  proposed_by: v.string(),
  created_at: v.string(),
  proposer: v.object({ email: v.string() }),
  /** As it is now; null for a new plan. */
  current: v.nullable(rowOf<Plan>()),
});

const proposalSchema = v.variant('act', [
  v.object({
    ...proposed.entries,
    act: v.literal('save'),
    /** The plan as it would be. */
    terms: v.object({ plan: rowOf<Plan>() }),
  }),
  v.object({
    ...proposed.entries,
    act: v.literal('activate'),
    current: rowOf<Plan>(),
    terms: v.object({ period: v.picklist(['monthly', 'quarterly', 'yearly']) }),
    vendor: v.object({ vendor_id: v.string(), business_name: v.string() }),
  }),
]);

/** What one administrator may not do with a plan alone. */
export type PlanProposal = v.InferOutput<typeof proposalSchema>;

/** Query for one open proposal about a plan; an empty list once it is decided. */
export const planProposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: ['plans', 'proposals', proposalId],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        v.array(proposalSchema),
        unwrap(
          await client
            .from('plan_proposals')
            .select(
              `id, act, terms, reason, proposed_by, created_at,
              proposer:profiles!plan_proposals_proposed_by_fkey(email),
              current:subscription_plans(*), vendor:vendor_profiles(vendor_id, business_name)`,
            )
            .eq('id', proposalId)
            .is('decision', null),
        ),
      );
    },
  });

/** Decides about a proposal, with a reason; leaves an audit row. Approved, it takes effect at once. */
export async function decidePlanProposal(
  proposalId: string,
  decision: ProposalDecision,
  reason: string,
) {
  const client = await backend();
  expectDone(
    await client.rpc('decide_plan_proposal', { proposal_id: proposalId, decision, reason }),
  );
}
