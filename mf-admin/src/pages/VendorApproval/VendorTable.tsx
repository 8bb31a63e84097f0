import { adminPaths, queuePages } from '../../paths';
import type { QueuedVendor } from '../../api/administration';
import { Card, Link, Table, type TableColumn } from '@tree-service/design';
import { Age } from '../../layout/Age';
import { credentialStatus } from '../../vendorDecisions/credentialStatus';
import type { ListedState } from './vendorTabs';

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

export function VendorTable({ caption, vendors, state }: VendorTableProps) {
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
