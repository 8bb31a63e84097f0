import { messageOf } from '@tree-service/kernel';
import { decideVendor, showApproved, type QueuedVendor } from '../../api/administration';
import { useDecision } from '../../layout/useDecision';

/** A Pro in the list, with the listed version. */
export type Listed = Pick<QueuedVendor, 'vendor_id' | 'business_name' | 'version'>;

export interface ApprovalOutcome {
  readonly vendorId: string;
  readonly business: string;
  /** Null when the business was approved. */
  readonly refusal: string | null;
}

async function approve(
  { vendor_id: vendorId, business_name: business, version }: Listed,
  reason: string,
): Promise<ApprovalOutcome> {
  const refusal = await decideVendor(vendorId, 'approve', reason, version).then(
    () => null,
    (cause: unknown) => messageOf(cause),
  );
  return { vendorId, business, refusal };
}

interface Chosen {
  readonly vendors: readonly Listed[];
  readonly reason: string;
}

/**
 * Approves several Pros, each with its own audit row. The server refuses those changed since the list
 * was read; the others are approved.
 */
export function useApproveTogether() {
  return useDecision({
    run: async ({ vendors, reason }: Chosen) => {
      const outcomes: ApprovalOutcome[] = [];
      for (const vendor of vendors) outcomes.push(await approve(vendor, reason));
      return outcomes;
    },
    refresh: [['vendors'], ['tokens']],
    show: (outcomes) =>
      showApproved(
        outcomes.filter(({ refusal }) => refusal === null).map(({ vendorId }) => vendorId),
      ),
  }).mutateAsync;
}
