import { decideVendor, type QueuedVendor } from '../../api/administration';
import { messageOf } from '@tree-service/kernel';
import { useRefresh } from '../../layout/useRefresh';

/** A Pro in the list, with the listed version. */
export type Listed = Pick<QueuedVendor, 'vendor_id' | 'business_name' | 'version'>;

export interface ApprovalOutcome {
  readonly business: string;
  /** Null when the business was approved. */
  readonly refusal: string | null;
}

/**
 * Approves several Pros, each with its own audit row. The server refuses those changed since the list
 * was read; the others are approved.
 */
export function useApproveTogether() {
  const refresh = useRefresh(['vendors']);
  return async (vendors: readonly Listed[], reason: string): Promise<ApprovalOutcome[]> => {
    const outcomes: ApprovalOutcome[] = [];
    for (const { vendor_id, business_name: business, version } of vendors) {
      const refusal = await decideVendor(vendor_id, 'approve', reason, version).then(
        () => null,
        (cause: unknown) => messageOf(cause),
      );
      outcomes.push({ business, refusal });
    }
    await refresh();
    return outcomes;
  };
}
