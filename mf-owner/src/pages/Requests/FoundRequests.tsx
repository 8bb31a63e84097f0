import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { foundRequestsQuery } from '../../api/requestLists';
import { NextPage } from '@tree-service/design/hooks';
import { messageOf } from '@tree-service/kernel';
import { Button, EmptyState, ErrorCard, Skeleton, Text, VStack } from '@tree-service/design';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnerId } from '../../area/useOwnerId';
import { useSettled } from '../../area/useSettled';
import { asRequestSearch, type AskedFor } from './requestSearch';
import { RequestCard } from './RequestCard';

function Loading() {
  return (
    <VStack $gap={3} role="status" aria-label="Loading your requests">
      <Skeleton $height="6.5rem" $radius="lg" />
      <Skeleton $height="6.5rem" $radius="lg" />
      <Skeleton $height="6.5rem" $radius="lg" />
    </VStack>
  );
}

export interface FoundRequestsProps {
  asked: AskedFor;
  /** The total, if known. */
  total?: number;
  /** Shown when nothing was found. */
  empty?: ReactNode;
  onShowAll?: () => void;
}

/** The results of a search of the owner's requests, a page at a time. */
export function FoundRequests({ asked, total, empty, onShowAll }: FoundRequestsProps) {
  const ownerId = useOwnerId();
  const words = useSettled(asked.words);
  const found = useInfiniteQuery({
    ...foundRequestsQuery(ownerId, asRequestSearch({ ...asked, words })),
    enabled: ownerId !== '',
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage } = found;

  if (data === undefined) {
    return error ? (
      <ErrorCard
        title="We couldn't load your requests"
        description={messageOf(error)}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <Loading />
    );
  }
  const requests = data.pages.flat();
  if (requests.length === 0) {
    return (
      empty ?? (
        <EmptyState
          icon={<SearchX size={28} />}
          title="No matching requests"
          action={
            <Button variant="outline" onClick={onShowAll}>
              Show all requests
            </Button>
          }
        >
          Try fewer words or filters.
        </EmptyState>
      )
    );
  }
  const shown = requests.length.toLocaleString();
  return (
    <VStack $gap={3}>
      <Text role="status" size="sm" tone="muted">
        {total === undefined || total < requests.length
          ? `${shown}${hasNextPage ? ' and more' : ''} found`
          : `${shown} of ${total.toLocaleString()} shown`}
      </Text>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      <NextPage pages={found} />
    </VStack>
  );
}
