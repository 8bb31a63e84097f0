import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { isAbsent, messageOf } from '@tree-service/kernel';
import { Button } from '../actions/Button';
import { VStack } from '../layout/stacks';
import { Alert } from './Alert';
import { EmptyState } from './EmptyState';
import { ErrorCard } from './ErrorCard';
import { RetryAlert } from './RetryAlert';
import { Skeleton } from './Skeleton';

export interface QueryBoundaryProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
    /** Earlier pages are loaded but the next one failed; the button for the next page shows it. */
    readonly isFetchNextPageError?: boolean;
  };
  /** What is read, for the sentences about it: "the queue", "your leads". */
  readonly what: string;
  /**
   * Shown while it loads: three bars when absent; null for a part of a page that is often empty, which
   * then holds no place and says a failure in one line.
   */
  readonly loading?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * Shows the state of a query: placeholders while it loads, the error card when it failed, that it does
 * not exist, or the answer. An answer that could not be refreshed stays, with a notice.
 */
export function QueryBoundary<Answer>({
  query,
  what,
  loading,
  children,
}: QueryBoundaryProps<Answer>) {
  const { data, error, isFetching, refetch, isFetchNextPageError = false } = query;
  const retry = () => void refetch();
  if (data !== undefined) {
    if (!error || isFetchNextPageError) return children(data);
    return (
      <VStack>
        <Alert
          tone="warning"
          role="status"
          title={`We couldn't refresh ${what}`}
          actions={
            <Button variant="outline" size="sm" onClick={retry} loading={isFetching}>
              Try Again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
        {children(data)}
      </VStack>
    );
  }
  if (isAbsent(error)) {
    return (
      <EmptyState icon={<SearchX size={28} />} title={`We couldn't find ${what}`}>
        The link may be wrong, or it was removed.
      </EmptyState>
    );
  }
  if (error && loading === null) {
    return (
      <RetryAlert title={`We couldn't load ${what}`} onRetry={retry}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title={`We couldn't load ${what}`}
        description={messageOf(error)}
        onRetry={retry}
      />
    );
  }
  if (loading === null) return null;
  return (
    <VStack role="status" aria-label={`Loading ${what}`}>
      {loading ?? [0, 1, 2].map((row) => <Skeleton key={row} />)}
    </VStack>
  );
}
