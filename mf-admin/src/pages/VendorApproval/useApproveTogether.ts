import { decideVendor, type QueuedVendor } from '../../api/administration';
import { messageOf } from '@tree-service/kernel';
import { useRefresh } from '../../layout/useRefresh';

/** A Pro as it is listed, with the version that was looked at. */
export type Listed = Pick<QueuedVendor, 'vendor_id' | 'business_name' | 'version'>;

/** What became of one of several approvals: done, or why not. */
export interface ApprovalOutcome {
  readonly business: string;
  /** Null when the business was approved. */
  readonly refusal: string | null;
}

/**
 * Approves several Pros, each by a decision and an audit row of its own. Whoever was changed since the list
 * was read is refused by the server and left as it is; the others go on.
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
