import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../paths';
import { vendorsInState } from '../../api/administration';
import { VENDOR_STATES } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, LinkTabs, QueryBoundary, VStack } from '@tree-service/design';
import { DecidedCases } from '../../decided/DecidedCases';
import { DECIDED, readList } from '../../decided/decidedList';
import { AdminPage } from '../../layout/AdminPage';
import { ApproveReady } from './ApproveReady';
import { VendorReview } from './VendorReview';
import { VendorTable } from './VendorTable';
import { readListedState, vendorTabs, type ListedState } from './vendorTabs';

const REFETCH_MS = 60_000;

function VendorQueue({ state }: { readonly state: ListedState }) {
  const query = useInfiniteQuery({ ...vendorsInState(state).pages, refetchInterval: REFETCH_MS });
  const { label } = VENDOR_STATES[state];
  const isQueue = state === 'under_review';
  return (
    <QueryBoundary query={query} what="these Pros">
      {(vendors) => (
        <VStack>
          {isQueue && <ApproveReady vendors={vendors} />}
          {vendors.length === 0 ? (
            <EmptyState title={isQueue ? 'Nobody waits for approval' : 'Nobody is here'}>
              {isQueue
                ? 'New applications appear here, the longest waiting first.'
                : `No Pro is in the state “${label}”.`}
            </EmptyState>
          ) : (
            <VendorTable caption={`Pros: ${label}`} vendors={vendors} state={state} />
          )}
          <NextPage pages={query} label="Show more Pros" />
        </VStack>
      )}
    </QueryBoundary>
  );
}

/** Who may work through the product: the queue of applications, and everybody decided about. */
export default function VendorApprovalPage() {
  const [address] = useSearchParams();
  const state = readListedState(address);
  const list = readList(address);
  const vendorId = address.get('vendor');
  return (
    <AdminPage
      title="Vendor approval"
      lead="Check each credential against its issuer, then decide. The Pro reads why you reject or ask for documents."
    >
      {vendorId === null ? (
        <>
          <LinkTabs label="Pros by state" tabs={vendorTabs(list === DECIDED ? list : state)} />
          {list === DECIDED ? (
            <DecidedCases kind="vendor." />
          ) : (
            <VendorQueue key={state} state={state} />
          )}
        </>
      ) : (
        <VendorReview key={vendorId} vendorId={vendorId} allTo={adminPaths.vendorApproval()} />
      )}
    </AdminPage>
  );
}
