import type { MatchCandidate } from '../../api/matchCandidates';
import { formatMiles } from '@tree-service/domain';
import { Table, type TableColumn } from '@tree-service/design';
import { filterReasonText } from './filterReasons';
import { PickButton } from '../../layout/PickButton';

interface LeftOutTableProps {
  readonly candidates: readonly MatchCandidate[];
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

export function LeftOutTable({ candidates, selectedId, onSelect }: LeftOutTableProps) {
  const columns: TableColumn<MatchCandidate>[] = [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, business_name }) => (
        <PickButton aria-pressed={vendor_id === selectedId} onClick={() => onSelect(vendor_id)}>
          {business_name}
        </PickButton>
      ),
    },
    { key: 'distance', header: 'Distance', cell: ({ distance_km }) => formatMiles(distance_km) },
    {
      key: 'reason',
      header: 'Reason',
      cell: ({ filtered_reason: reason }) => (reason === null ? '' : filterReasonText(reason)),
    },
  ];
  return (
    <Table
      caption="Excluded Pros"
      columns={columns}
      rows={candidates}
      rowKey={({ vendor_id }) => vendor_id}
    />
  );
}
