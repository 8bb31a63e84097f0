import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { vendorsInState, type QueuedVendor } from '../api/administration';
import { VENDOR_STATES, type VendorState } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  EmptyState,
  Link,
  type LinkTab,
  LinkTabs,
  QueryBoundary,
  Table,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { AdminPage } from '../shared/layout/AdminPage';
import { BackLink } from '../shared/layout/BackLink';
import { DecidedCases } from '../shared/queue/DecidedCases';
import { DECIDED, isDecidedList, toDecided } from '../shared/queue/decidedList';
import { adminPaths, queuePages } from '../paths';
import { Age } from '../shared/layout/Age';
import { credentialStatus } from '../shared/vendorDecisions/CredentialActions';
import { ListCsv } from '../shared/layout/ListCsv';
import { ApproveReady } from './ApproveReady';
import { VendorReview } from './VendorReview';

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

function verifiedOf({ vendor_credentials: credentials }: QueuedVendor): string {
  const verified = credentials.filter(
    (credential) =>
      credential.verified_at !== null && credentialStatus(credential).label !== 'Expired',
  );
  return `${verified.length} of ${credentials.length}`;
}

const business: TableColumn<QueuedVendor> = {
  key: 'business',
  header: 'Business',
  cell: ({ vendor_id, business_name }) => (
    <Link to={adminPaths.vendor(vendor_id)}>{business_name}</Link>
  ),
};

const application: TableColumn<QueuedVendor> = {
  ...business,
  cell: ({ vendor_id, business_name }) => (
    <Link to={`${queuePages.approvals.path()}?vendor=${vendor_id}`}>{business_name}</Link>
  ),
};

const facts: readonly TableColumn<QueuedVendor>[] = [
  {
    key: 'where',
    header: 'Location',
    cell: ({ city, region }) => (city ? `${city}, ${region}` : 'Not given'),
  },
  { key: 'credentials', header: 'Credentials verified', cell: verifiedOf },
  { key: 'reason', header: 'Reason', cell: ({ state_reason }) => state_reason ?? 'None' },
  { key: 'since', header: 'Since', cell: ({ state_since }) => <Age since={state_since} /> },
];

const STATES = [
  'under_review',
  'documents_pending',
  'approved',
  'paused',
  'suspended',
  'rejected',
] as const satisfies readonly VendorState[];

type ListedState = (typeof STATES)[number];

/** The list an address shows; applications under review by default. */
function readListedState(address: URLSearchParams): ListedState {
  return STATES.find((state) => state === address.get('state')) ?? 'under_review';
}

/** The lists of the page: the queue first, decisions last. */
function vendorTabs(current: ListedState | typeof DECIDED): LinkTab[] {
  return [
    ...STATES.map((state) => ({
      to: `${queuePages.approvals.path()}?state=${state}`,
      label: VENDOR_STATES[state].label,
      isCurrent: state === current,
    })),
    {
      to: toDecided(queuePages.approvals.path()),
      label: 'Decisions',
      isCurrent: current === DECIDED,
    },
  ];
}

function columnsOf(state: ListedState): readonly TableColumn<QueuedVendor>[] {
  // What is approved or not decided yet has no reason.
  const hasReason = state !== 'approved' && state !== 'under_review';
  return [
    state === 'under_review' ? application : business,
    ...facts.filter(({ key }) => hasReason || key !== 'reason'),
  ];
}

interface VendorTableProps {
  readonly caption: string;
  readonly vendors: readonly QueuedVendor[];
  /** Applications under review link to their review, others to the Pro's page. */
  readonly state: ListedState;
}

function VendorTable({ caption, vendors, state }: VendorTableProps) {
  return (
    <Card>
      <Table
        caption={caption}
        columns={columnsOf(state)}
        rows={vendors}
        rowKey={({ vendor_id }) => vendor_id}
      />
    </Card>
  );
}

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
