import { adminPaths } from '../../paths';
import type { OverseenRequest } from '../../api/oversight';
import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import { Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { Age } from '../layout/Age';

interface OfferCounts {
  readonly offered: number;
  /** Offers a Pro accepted, also if they ended later. */
  readonly accepted: number;
}

/** Counts a request's offers. Accepting one opens a conversation. */
export function offerCounts(leads: OverseenRequest['leads']): OfferCounts {
  return {
    offered: leads.length,
    accepted: leads.filter((lead) => lead.conversations !== null).length,
  };
}

/** A request as a row of a file. */
export const requestCells = (request: OverseenRequest) => ({
  Request: request.number,
  Service: SERVICES[request.category].name,
  City: request.city,
  State: request.region,
  Status: REQUEST_STATES[request.state].label,
  Offered: offerCounts(request.leads).offered,
  Accepted: offerCounts(request.leads).accepted,
  'Submitted (UTC)': request.created_at,
});

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
