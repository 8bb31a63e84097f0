import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { vendorsInStateQuery } from '@tree-service/shared/api/administration';
import { VENDOR_STATES } from '@tree-service/shared/domain';
import { EmptyState, VStack } from '@tree-service/shared/ui';
import { AdminPage } from '../layout/AdminPage';
import { LinkTabs } from '../layout/LinkTabs';
import { QueryView } from '../layout/QueryView';
import { ReviewCard } from './ReviewCard';
import { VendorTable } from './VendorTable';
import { readListedState, vendorTabs } from './vendorTabs';

/** Who may work through the product: the queue of applications, and everybody decided about. */
export default function VendorApprovalPage() {
  const [address] = useSearchParams();
  const state = readListedState(address);
  const query = useQuery(vendorsInStateQuery(state));
  const { label } = VENDOR_STATES[state];
  return (
    <AdminPage
      title="Vendor approval"
      lead="Check each credential against its issuer, then decide. The Pro reads why you reject or ask for documents."
    >
      <LinkTabs label="Pros by state" tabs={vendorTabs} currentId={state} />
      <QueryView key={state} query={query} what="these Pros" rows={5}>
        {(vendors) => {
          if (vendors.length === 0) {
            return (
              <EmptyState
                title={state === 'under_review' ? 'Nobody waits for approval' : 'Nobody is here'}
              >
                {state === 'under_review'
                  ? 'New applications appear here, the longest waiting first.'
                  : `No Pro is in the state “${label}”.`}
              </EmptyState>
            );
          }
          return state === 'under_review' ? (
            <VStack $gap={6}>
              {vendors.map((vendor) => (
                <ReviewCard key={vendor.vendor_id} vendor={vendor} />
              ))}
            </VStack>
          ) : (
            <VendorTable
              caption={`Pros: ${label}`}
              vendors={vendors}
              hasReasons={state !== 'approved'}
            />
          );
        }}
      </QueryView>
    </AdminPage>
  );
}
