import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { allRequestsQuery } from '@tree-service/shared/api/oversight';
import { REQUEST_STATES } from '@tree-service/shared/domain';
import { Card, EmptyState, Select, VStack } from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';
import { RequestTable } from './RequestTable';

const REFETCH_MS = 60_000;

const Choice = styled.div`
  max-width: 20rem;
`;

const stateOptions = [
  { value: '', label: 'Every state' },
  ...Object.entries(REQUEST_STATES).map(([value, { label }]) => ({ value, label })),
];

/** The latest requests of the whole marketplace, with how their offers went. */
export function LatestRequests() {
  const query = useQuery({ ...allRequestsQuery(), refetchInterval: REFETCH_MS });
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') ?? '';
  return (
    <VStack>
      <Choice>
        <Select
          aria-label="State of the requests"
          options={stateOptions}
          value={state}
          onChange={({ target }) =>
            setAddress(target.value ? { state: target.value } : {}, { replace: true })
          }
        />
      </Choice>
      <Card>
        <QueryView query={query} what="the latest requests" rows={6}>
          {(requests) => {
            const shown = requests.filter((request) => !state || request.state === state);
            return shown.length === 0 ? (
              <EmptyState
                level={3}
                title={state ? 'No request is in this state' : 'No requests yet'}
              />
            ) : (
              <RequestTable key={state} requests={shown} />
            );
          }}
        </QueryView>
      </Card>
    </VStack>
  );
}
