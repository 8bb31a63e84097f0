import type { ReactNode } from 'react';
import type { SoughtRequest } from '../api/requestSearch';
import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import { StatusPill, Table } from '@tree-service/design';
import { Age } from '../layout/Age';

interface FoundRequestsProps {
  readonly requests: readonly SoughtRequest[];
  /** A request's name as what is pressed to choose it. */
  readonly nameOf: (request: SoughtRequest, name: string) => ReactNode;
}

/** Requests that were found, one a row. */
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
            nameOf(request, `No. ${request.number}: ${SERVICES[request.category].name}`),
        },
        { key: 'who', header: 'Owner', cell: ({ contact_name }) => contact_name },
        {
          key: 'where',
          header: 'Where',
          cell: ({ city, region, zip }) => `${city}, ${region} ${zip}`,
        },
        {
          key: 'state',
          header: 'State',
          cell: ({ state }) => (
            <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</StatusPill>
          ),
        },
        { key: 'age', header: 'Asked', cell: ({ created_at }) => <Age since={created_at} /> },
      ]}
    />
  );
}
