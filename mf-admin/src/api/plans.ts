import { queryOptions } from '@tanstack/react-query';
import { backend, BackendError, unwrap } from '@tree-service/kernel';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { Plan, PlanBenefits } from '@tree-service/market/api/plans';
import * as v from 'valibot';

/** What an existence check found in a table; `missing` when the table does not exist. */
export type TablePresence = 'rows' | 'empty' | 'missing';

// PostgreSQL's code for an unknown table, and the Data API's for one it does not offer.
const MISSING_TABLE = ['42P01', 'PGRST205'];

/** Looks whether a table of plans exists and holds a row the caller may see. */
export async function checkPlanTable(
  table: 'vendor_subscriptions' | 'subscription_plans',
): Promise<TablePresence> {
  const client = await backend();
  try {
    const rows = unwrap(await client.from(table).select('id').limit(1));
    return rows.length > 0 ? 'rows' : 'empty';
  } catch (cause) {
    if (cause instanceof BackendError && MISSING_TABLE.includes(cause.code)) return 'missing';
    throw cause;
  }
}

/** Makes sure that there are plans: with none, the two default ones are added. Returns whether they were. */
export async function insertDefaultPlans(): Promise<boolean> {
  const client = await backend();
  return unwrap(await client.rpc('ensure_default_plans'));
}

/** Query for every subscription plan, also those not offered any more, dearest first. For administrators. */
export const allPlansQuery = () =>
  queryOptions({
    queryKey: ['plans', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('subscription_plans')
          .select()
          .order('monthly_price', { ascending: false }),
      );
    },
  });

/** A plan as an administrator writes it. Prices are dollars. */
export type PlanDraft = Pick<
  Plan,
  'name' | 'tier' | 'monthly_price' | 'quarterly_price' | 'yearly_price' | 'is_active'
> & { features: PlanBenefits };

const savedSchema = v.variant('state', [
  v.object({ state: v.literal('saved'), plan: rowOf<Plan>() }),
  v.object({ state: v.literal('pending'), proposal_id: v.string() }),
]);

/** A plan: stored, or pending until a second administrator decides. */
export type SavedPlan = v.InferOutput<typeof savedSchema>;

/**
 * Changes a plan, or with null adds one, with a reason for the audit trail. Refused with the hint
 * version_conflict when the plan was changed after `current`. What one administrator may not do alone
 * waits for a second one.
 */
export async function savePlan(
  current: Pick<Plan, 'id' | 'version'> | null,
  plan: PlanDraft,
  reason: string,
): Promise<SavedPlan> {
  const client = await backend();
  const edited = current && { plan_id: current.id, expected_version: current.version };
  return v.parse(savedSchema, unwrap(await client.rpc('save_plan', { plan, reason, ...edited })));
}
