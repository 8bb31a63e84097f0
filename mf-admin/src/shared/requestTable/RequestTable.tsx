import { adminPaths } from '../../paths';
import type { OverseenRequest } from '../../api/oversight';
import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import { Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { Age } from '../layout/Age';
import { offerCounts } from './requestCells';

const columns: readonly TableColumn<OverseenRequest>[] = [
  {
    key: 'request',
    header: 'Request',
    cell: ({ id, number, category }) => (
      <Link to={adminPaths.request(id)}>
        #{number}: {SERVICES[category].name}
      </Link>
    ),
  },
  { key: 'where', header: 'Location', cell: ({ city, region }) => `${city}, ${region}` },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</StatusPill>
    ),
  },
  {
    key: 'offered',
    header: 'Offered',
    cell: ({ leads }) => offerCounts(leads).offered,
    numeric: true,
  },
  {
    key: 'accepted',
    header: 'Accepted',
    cell: ({ leads }) => offerCounts(leads).accepted,
    numeric: true,
  },
  { key: 'age', header: 'Submitted', cell: ({ created_at }) => <Age since={created_at} /> },
];

interface RequestTableProps {
  readonly caption: string;
  readonly requests: readonly OverseenRequest[];
}

export function RequestTable({ caption, requests }: RequestTableProps) {
  return <Table caption={caption} columns={columns} rows={requests} rowKey={({ id }) => id} />;
}
