import { LOCALE } from '@tree-service/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { foundRequestsQuery } from '../../api/requestLists';
import { NextPage } from '@tree-service/design/hooks';
import { Button, EmptyState, QueryBoundary, Skeleton, Text, VStack } from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOwnerId } from '../../area/useOwnerId';
import { useDebounced } from '@tree-service/design/hooks';
import { toRequestSearch, type ListSearch } from './requestSearch';
import { RequestCard } from './RequestCard';

export interface FoundRequestsProps {
  search: ListSearch;
  /** The total, if known. */
  total?: number;
  /** Shown when nothing was found. */
  empty?: ReactNode;
  onShowAll?: () => void;
  /** How many at first, where the page has more to say; a press shows the rest. */
  atFirst?: number;
}

function NothingFound({ onShowAll }: Pick<FoundRequestsProps, 'onShowAll'>) {
  return (
    <EmptyState
      picture={nothingFound}
      title="No matching requests"
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all requests
        </Button>
      }
    >
      Try fewer words or filters.
    </EmptyState>
  );
}

/** The results of a search of the owner's requests, a page at a time. */
export function FoundRequests({
  search,
  total,
  empty,
  onShowAll,
  atFirst = Infinity,
}: FoundRequestsProps) {
  const [isCut, setIsCut] = useState(atFirst < Infinity);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCut || atFirst === Infinity) return;
    // The button that had the focus is gone.
    list.current?.querySelectorAll('a')[atFirst]?.focus();
  }, [isCut, atFirst]);
  const ownerId = useOwnerId();
  const words = useDebounced(search.words);
  const found = useInfiniteQuery({
    ...foundRequestsQuery(ownerId, toRequestSearch({ ...search, words })),
    enabled: ownerId !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary
      query={found}
      what="your requests"
      loading={[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="6.5rem" $radius="lg" />
      ))}
    >
      {({ pages }) => {
        const known = pages.flat();
        if (known.length === 0) return empty ?? <NothingFound onShowAll={onShowAll} />;
        const requests = isCut ? known.slice(0, atFirst) : known;
        const isMore = requests.length < known.length;
        const shown = requests.length.toLocaleString(LOCALE);
        return (
          <VStack ref={list} $gap={3}>
            <Text role="status" size="sm" tone="muted">
              {total === undefined || total < requests.length
                ? `${shown}${found.hasNextPage || isMore ? ' and more' : ''} found`
                : `${shown} of ${total.toLocaleString(LOCALE)} shown`}
            </Text>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
            {isMore ? (
              <div>
                <Button variant="outline" onClick={() => setIsCut(false)}>
                  Show more requests
                </Button>
              </div>
            ) : (
              <NextPage pages={found} />
            )}
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
