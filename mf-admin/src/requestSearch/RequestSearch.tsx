import { useDeferredValue, useId, type ReactNode } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { soughtRequestsQuery, type SoughtRequest } from '../api/requestSearch';
import { isKeyOf, REQUEST_STATES } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  EmptyState,
  FieldFrame,
  Grid,
  QueryBoundary,
  Select,
  TextInput,
  VStack,
} from '@tree-service/design';
import { FoundRequests } from './FoundRequests';
import { LONGEST_WORDS, type SoughtChoice } from './soughtRequests';

interface RequestSearchProps {
  readonly choice: SoughtChoice;
  readonly onChoice: (choice: SoughtChoice) => void;
  /** Leaves out requests that matching never looked at. */
  readonly isMatched: boolean;
  /** A request's name as what is pressed to choose it. */
  readonly nameOf: (request: SoughtRequest, name: string) => ReactNode;
}

const stateOptions = [
  { value: '', label: 'Every state' },
  ...Object.entries(REQUEST_STATES).map(([value, { label }]) => ({ value, label })),
];

/** Finds any request of the marketplace, the newest first, by words, number, place, id or state. */
export function RequestSearch({ choice, onChoice, isMatched, nameOf }: RequestSearchProps) {
  const id = useId();
  const { words, state } = useDeferredValue(choice);
  const query = useInfiniteQuery({
    ...soughtRequestsQuery({ words: words.trim(), state, isMatched }),
    placeholderData: keepPreviousData,
  });
  return (
    <VStack $gap={5}>
      <search>
        <Grid $min="14rem" $gap={4}>
          <FieldFrame id={`${id}-words`} label="Number, place, words or id">
            <TextInput
              id={`${id}-words`}
              type="search"
              maxLength={LONGEST_WORDS}
              before={<Search size={20} aria-hidden />}
              value={choice.words}
              onChange={({ target }) => onChoice({ ...choice, words: target.value })}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-state`} label="State">
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
      <QueryBoundary query={query} what="the requests">
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState icon={<SearchX size={28} />} title="No request fits">
              {words.trim() || state
                ? 'Try fewer words, or every state.'
                : 'Requests appear here once owners send them.'}
            </EmptyState>
          ) : (
            <VStack>
              <Card>
                <FoundRequests requests={requests} nameOf={nameOf} />
              </Card>
              <NextPage pages={query} label="Show older requests" />
            </VStack>
          )
        }
      </QueryBoundary>
    </VStack>
  );
}
