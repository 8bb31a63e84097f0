import { useDeferredValue, useId, type ReactNode } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import {
  readAllRequests,
  requestSearchQuery,
  type FoundRequest,
  type RequestFilter,
} from '../../api/requestSearch';
import { cut, isKeyOf, REQUEST_STATES, SERVICES } from '@tree-service/domain';
import {
  Card,
  EmptyState,
  FieldFrame,
  Grid,
  Select,
  StatusPill,
  Table,
  TextInput,
  VStack,
} from '@tree-service/design';
import { PagedList } from '../layout/PagedList';
import { Age } from '../layout/Age';
import { ListCsv } from '../layout/ListCsv';

/** In characters. */
const MAX_LENGTH = 200;

type RequestChoice = Pick<RequestFilter, 'words' | 'state'>;

export const ALL_REQUESTS: RequestChoice = { words: '', state: null };

/** Reads a filter from the address; unknown values are ignored. */
export function readRequestFilter(address: URLSearchParams): RequestChoice {
  const state = address.get('state') ?? '';
  return {
    words: cut(address.get('q') ?? '', MAX_LENGTH),
    state: isKeyOf(REQUEST_STATES, state) ? state : null,
  };
}

/** Writes a filter into an address, without what is not set. */
export function writeRequestFilter({ words, state }: RequestChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (words) address.set('q', words);
  if (state) address.set('state', state);
  return address;
}

interface RequestSearchProps {
  readonly choice: RequestChoice;
  readonly onChoice: (choice: RequestChoice) => void;
  /** Only requests that have been matched. */
  readonly isMatched: boolean;
  /** Renders a request's name as a link or button. */
  readonly nameOf: (request: FoundRequest, name: string) => ReactNode;
}

const cells = (request: FoundRequest) => ({
  Request: request.number,
  Service: SERVICES[request.category].name,
  Owner: request.contact_name,
  City: request.city,
  State: request.region,
  ZIP: request.zip,
  Status: REQUEST_STATES[request.state].label,
  'Submitted (UTC)': request.created_at,
});

const stateOptions = [
  { value: '', label: 'All statuses' },
  ...Object.entries(REQUEST_STATES).map(([value, { label }]) => ({ value, label })),
];

interface FoundRequestsProps {
  readonly requests: readonly FoundRequest[];
  /** Renders a request's name as a link or button. */
  readonly nameOf: (request: FoundRequest, name: string) => ReactNode;
}

function FoundRequests({ requests, nameOf }: FoundRequestsProps) {
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

/** Finds requests by words, number, place, ID, or status, newest first. */
export function RequestSearch({ choice, onChoice, isMatched, nameOf }: RequestSearchProps) {
  const id = useId();
  const { words, state } = useDeferredValue(choice);
  const filter = { words: words.trim(), state, isMatched };
  const query = useInfiniteQuery({
    ...requestSearchQuery(filter),
    placeholderData: keepPreviousData,
  });
  return (
    <VStack $gap={5}>
      <search>
        <Grid $min="14rem" $gap={4}>
          <FieldFrame id={`${id}-words`} label="Number, location, text, or ID">
            <TextInput
              id={`${id}-words`}
              type="search"
              maxLength={MAX_LENGTH}
              before={<Search size={20} aria-hidden />}
              value={choice.words}
              onChange={({ target }) => onChoice({ ...choice, words: target.value })}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-state`} label="Status">
            <Select
              id={`${id}-state`}
              options={stateOptions}
              value={choice.state ?? ''}
              onChange={({ target: { value } }) =>
                onChoice({ ...choice, state: isKeyOf(REQUEST_STATES, value) ? value : null })
              }
            />
          </FieldFrame>
        </Grid>
      </search>
      <div>
        <ListCsv name="requests" read={() => readAllRequests(filter)} cells={cells} />
      </div>
      <PagedList
        query={query}
        what="the requests"
        empty={
          <EmptyState icon={<SearchX size={28} />} title="No matching requests">
            {words.trim() || state
              ? 'Try fewer words, or all statuses.'
              : 'Requests appear here once owners submit them.'}
          </EmptyState>
        }
        more="Show older requests"
      >
        {(requests) => (
          <Card>
            <FoundRequests requests={requests} nameOf={nameOf} />
          </Card>
        )}
      </PagedList>
    </VStack>
  );
}
