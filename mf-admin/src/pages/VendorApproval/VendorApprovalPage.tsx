import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { vendorsInState, type QueuedVendor } from '../../api/administration';
import { VENDOR_STATES } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, LinkTabs, QueryBoundary, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { BackLink } from '../../layout/BackLink';
import { ListCsv } from '../../listCsv/ListCsv';
import { DecidedCases } from '../../queue/DecidedCases';
import { DECIDED, isDecidedList } from '../../queue/decidedList';
import { queuePages } from '../../paths';
import { ApproveReady } from './ApproveReady';
import { VendorReview } from './VendorReview';
import { VendorTable } from './VendorTable';
import { readListedState, vendorTabs, type ListedState } from './vendorTabs';

const REFETCH_MS = 60_000;

const cells = (vendor: QueuedVendor) => ({
  Business: vendor.business_name,
  Status: VENDOR_STATES[vendor.state].label,
  'Since (UTC)': vendor.state_since,
  Reason: vendor.state_reason,
  Contact: [vendor.profiles.first_name, vendor.profiles.last_name].filter(Boolean).join(' '),
  Email: vendor.profiles.email,
  City: vendor.city,
  State: vendor.region,
  ZIP: vendor.zip,
});

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
            <EmptyState title={isQueue ? 'No applications to review' : 'No Pros here'}>
              {isQueue
                ? 'New applications appear here, oldest first.'
                : `No Pro has the status “${label}”.`}
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

export default function VendorApprovalPage() {
  const [address] = useSearchParams();
  const state = readListedState(address);
  const isDecided = isDecidedList(address);
  const vendorId = address.get('vendor');
  return (
    <AdminPage
      title={queuePages.approvals.title}
      lead="Check each credential with its issuer, then decide. The Pro can read why you reject an application or request documents."
      actions={
        vendorId === null &&
        !isDecided && (
          <ListCsv name={`pros-${state}`} read={vendorsInState(state).all} cells={cells} />
        )
      }
    >
      {vendorId === null ? (
        <>
          <LinkTabs label="Pros by status" tabs={vendorTabs(isDecided ? DECIDED : state)} />
          {isDecided ? <DecidedCases kind="vendor." /> : <VendorQueue key={state} state={state} />}
        </>
      ) : (
        <VStack $gap={5}>
          <BackLink to={queuePages.approvals.path()} label="All applications" />
          <VendorReview key={vendorId} vendorId={vendorId} />
        </VStack>
      )}
    </AdminPage>
  );
}
