import type { ReactNode } from 'react';
import type { FoundRequest } from '../api/requestSearch';
import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import { StatusPill, Table } from '@tree-service/design';
import { Age } from '../layout/Age';

interface FoundRequestsProps {
  readonly requests: readonly FoundRequest[];
  /** Renders a request's name as a link or button. */
  readonly nameOf: (request: FoundRequest, name: string) => ReactNode;
}

export function FoundRequests({ requests, nameOf }: FoundRequestsProps) {
  return (
    <Table
      caption="Requests found"
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'request',
          header: 'Request',
          cell: (request) =>
            nameOf(request, `#${request.number}: ${SERVICES[request.category].name}`),
        },
        { key: 'who', header: 'Owner', cell: ({ contact_name }) => contact_name },
        {
          key: 'where',
          header: 'Location',
          cell: ({ city, region, zip }) => `${city}, ${region} ${zip}`,
        },
        {
          key: 'state',
          header: 'Status',
          cell: ({ state }) => (
            <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</StatusPill>
          ),
        },
        { key: 'age', header: 'Submitted', cell: ({ created_at }) => <Age since={created_at} /> },
      ]}
    />
  );
}
