import type { QueuedVendor } from '@tree-service/shared/api/administration';
import { paths } from '@tree-service/shared/contract';
import { Card, Link, Table, type TableColumn } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { ShowMore } from '../layout/ShowMore';
import { credentialStatus } from '../vendorDecisions/credentialStatus';

function verifiedOf({ vendor_credentials: credentials }: QueuedVendor): string {
  const verified = credentials.filter(
    (credential) =>
      credential.verified_at !== null && credentialStatus(credential).label !== 'Expired',
  );
  return `${verified.length} of ${credentials.length}`;
}

const columns: readonly TableColumn<QueuedVendor>[] = [
  {
    key: 'business',
    header: 'Business',
    cell: ({ vendor_id, business_name }) => (
      <Link to={paths.adminVendor(vendor_id)}>{business_name}</Link>
    ),
  },
  {
    key: 'where',
    header: 'Where',
    cell: ({ city, region }) => (city ? `${city}, ${region}` : 'Not given'),
  },
  { key: 'credentials', header: 'Credentials verified', cell: verifiedOf },
  { key: 'reason', header: 'Reason', cell: ({ state_reason }) => state_reason ?? 'None' },
  { key: 'since', header: 'Since', cell: ({ since }) => <Age since={since} /> },
];

const approvedColumns = columns.filter(({ key }) => key !== 'reason');

interface VendorTableProps {
  readonly caption: string;
  readonly vendors: readonly QueuedVendor[];
  /** Approved Pros have no reason to show. */
  readonly hasReasons: boolean;
}

/** Pros in a state, one a row; everything else stands on each one's own page. */
export function VendorTable({ caption, vendors, hasReasons }: VendorTableProps) {
  return (
    <Card>
      <ShowMore items={vendors}>
        {(shown) => (
          <Table
            caption={caption}
            columns={hasReasons ? columns : approvedColumns}
            rows={shown}
            rowKey={({ vendor_id }) => vendor_id}
          />
        )}
      </ShowMore>
    </Card>
  );
}
