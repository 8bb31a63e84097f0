import type { QueuedVendor } from '../../api/administration';
import { approvalChecks } from './approvalChecks';

/** A Pro not ready for bulk approval, with the first open check. */
export interface HeldBack {
  readonly vendorId: string;
  readonly business: string;
  readonly open: string;
}

type Applicant = Parameters<typeof approvalChecks>[0] &
  Pick<QueuedVendor, 'vendor_id' | 'business_name'>;

/**
 * Splits applications into those whose checklist is complete and those that need a review each.
 */
export function readyVendors<Vendor extends Applicant>(
  vendors: readonly Vendor[],
  now: Date = new Date(),
): { readonly ready: Vendor[]; readonly heldBack: HeldBack[] } {
  const ready: Vendor[] = [];
  const heldBack: HeldBack[] = [];
  for (const vendor of vendors) {
    const open = approvalChecks(vendor, now).find(({ isMet }) => !isMet);
    if (open === undefined) ready.push(vendor);
    else {
      heldBack.push({
        vendorId: vendor.vendor_id,
        business: vendor.business_name,
        open: open.name,
      });
    }
  }
  return { ready, heldBack };
}
