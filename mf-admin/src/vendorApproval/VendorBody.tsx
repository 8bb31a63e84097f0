// In the chunk of case bodies, which the review queue loads when a case is opened.
import type { CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { VendorReview } from './VendorReview';

/** An application, or a credential or a change of a listed Pro, in the review queue. */
export default function VendorBody({ row }: CaseBodyProps) {
  return <VendorReview vendorId={row.vendor_id} />;
}
