import { VendorPage } from '../../area/VendorPage';
import { LeadInbox } from './LeadInbox';

/** The lead inbox. */
export default function VendorRequestsPage() {
  return (
    <VendorPage title="Requests" lead="Work near you, offered to at most five Pros at a time.">
      <LeadInbox />
    </VendorPage>
  );
}
