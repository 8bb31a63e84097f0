import type { TriedCandidate } from '@tree-service/shared/api/matchTrials';
import { paths } from '@tree-service/shared/contract';
import { Badge, Link, Table, type TableColumn } from '@tree-service/shared/ui';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

function moved({ offer_position: now, stored_offer_position: before }: TriedCandidate): string {
  return now === before ? 'same' : signed.format(before - now);
}

const columns: readonly TableColumn<TriedCandidate>[] = [
  {
    key: 'pro',
    header: 'Pro',
    cell: ({ vendor_id, business_name }) => (
      <Link to={paths.adminVendor(vendor_id)}>{business_name}</Link>
    ),
  },
  {
    key: 'before',
    header: 'Place as stored',
    cell: ({ stored_offer_position }) => stored_offer_position,
    numeric: true,
  },
  {
    key: 'after',
    header: 'Place then',
    cell: ({ offer_position }) => offer_position,
    numeric: true,
  },
  { key: 'moved', header: 'Places up', cell: moved, numeric: true },
  {
    key: 'score',
    header: 'Score',
    cell: ({ final_score }) => final_score.toFixed(3),
    numeric: true,
  },
  {
    key: 'marks',
    header: 'Policy',
    cell: ({ boost, reserved_for }) => {
      if (boost > 1) return <Badge tone="accent">Promoted</Badge>;
      return reserved_for === null ? 'by score' : <Badge tone="brand">Kept place</Badge>;
    },
  },
];

/** The order of offers under other settings, beside the order as it was stored. */
export function TrialTable({ tried }: { readonly tried: readonly TriedCandidate[] }) {
  return (
    <Table
      caption="Order under these settings"
      columns={columns}
      rows={tried}
      rowKey={({ vendor_id }) => vendor_id}
    />
  );
}
