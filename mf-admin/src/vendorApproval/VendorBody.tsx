// A chunk of its own: the review queue loads it when a case of this kind is opened.
import type { CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { VendorReview } from './VendorReview';

/** An application, or a credential of a listed Pro, in the review queue. */
export default function VendorBody({ row }: CaseBodyProps) {
  return <VendorReview vendorId={row.vendor_id} />;
}
