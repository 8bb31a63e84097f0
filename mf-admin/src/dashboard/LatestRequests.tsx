import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { overseenRequests } from '../api/oversight';
import { REQUEST_STATES, type RequestState } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  EmptyState,
  HStack,
  QueryBoundary,
  Select,
  VStack,
} from '@tree-service/design';
import { RequestTable, requestCells } from '../shared/requests/RequestTable';
import { ListCsv } from '../shared/layout/ListCsv';
import { stateAskedFor } from './readDashboard';

const REFETCH_MS = 60_000;

const Choice = styled.div`
  max-width: 20rem;
`;

const stateOptions = [
  { value: '', label: 'All statuses' },
  ...Object.entries(REQUEST_STATES).map(([value, { label }]) => ({ value, label })),
];

/** A look at the dashboard is for the newest; more are a press away. */
const FIRST = 10;
const MORE = 'Show older requests';

function Requests({ state }: { readonly state: RequestState | null }) {
  const query = useInfiniteQuery({
    ...overseenRequests(state).pages,
    refetchInterval: REFETCH_MS,
  });
  const [isCut, setIsCut] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so focus moves to the first request that it showed.
  useEffect(() => {
    if (isCut) return;
    const row = list.current?.querySelectorAll('tbody > tr')[FIRST];
    row?.querySelector('a')?.focus();
  }, [isCut]);
  const isMoreRead = isCut && (query.data?.length ?? 0) > FIRST;
  return (
    <VStack ref={list}>
      <Card>
        <QueryBoundary query={query} what="the latest requests">
          {(requests) =>
            requests.length === 0 ? (
              <EmptyState
                level={3}
                title={state ? 'No requests with this status' : 'No requests yet'}
              />
            ) : (
              <RequestTable
                caption="Latest requests"
                requests={isMoreRead ? requests.slice(0, FIRST) : requests}
              />
            )
          }
        </QueryBoundary>
      </Card>
      {isMoreRead ? (
        <VStack $align="center">
          <Button variant="outline" onClick={() => setIsCut(false)}>
            {MORE}
          </Button>
        </VStack>
      ) : (
        <NextPage pages={query} label={MORE} />
      )}
    </VStack>
  );
}

export function LatestRequests() {
  const [address, setAddress] = useSearchParams();
  const state = stateAskedFor(address);
  return (
    <VStack>
      <HStack $justify="space-between" $wrap>
        <Choice>
          <Select
            aria-label="Status"
            options={stateOptions}
            value={state ?? ''}
            onChange={({ target }) =>
              setAddress(target.value ? { state: target.value } : {}, { replace: true })
            }
          />
        </Choice>
        <ListCsv name="requests" read={overseenRequests(state).all} cells={requestCells} />
      </HStack>
      <Requests key={state} state={state} />
    </VStack>
  );
}
