import { useRuleWords } from '@tree-service/market/features/rules';
import { VendorPage } from '../../area/VendorPage';
import { LeadInbox } from './LeadInbox';

/** The lead inbox. */
export default function VendorRequestsPage() {
  const { prosOffered } = useRuleWords();
  return (
    <VendorPage
      title="Requests"
      lead={`Work near you, offered to at most ${prosOffered} at a time.`}
    >
      <LeadInbox />
    </VendorPage>
  );
}
