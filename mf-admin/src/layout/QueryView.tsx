import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { isAbsent, messageOf } from '@tree-service/kernel';
import { Alert, Button, EmptyState, ErrorCard, Skeleton, VStack } from '@tree-service/design';

interface QueryViewProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
    /** That the pages read are there and the next one is not, which its own button says. */
    readonly isFetchNextPageError?: boolean;
  };
  /** What is being read, for the sentence when it fails: "the queue". */
  readonly what: string;
  /** How many bars hold the place of what is on its way; 3 when absent. */
  readonly rows?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * Shows what a query read: placeholders while it is on its way, the error card when it failed, that
 * it does not exist, or the answer; an answer that could not be renewed stays, with a notice.
 */
export function QueryView<Answer>({ query, what, rows = 3, children }: QueryViewProps<Answer>) {
  const { data, error, isFetching, refetch, isFetchNextPageError = false } = query;
  const retry = () => void refetch();
  if (data !== undefined) {
    if (!error || isFetchNextPageError) return children(data);
    return (
      <VStack>
        <Alert
          tone="warning"
          role="status"
          title={`We could not refresh ${what}`}
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
      <EmptyState icon={<SearchX size={28} />} title={`We could not find ${what}`}>
        The address may be wrong, or it was removed.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title={`We could not load ${what}`}
        description={messageOf(error)}
        onRetry={retry}
      />
    );
  }
  return (
    <VStack role="status" aria-label={`Loading ${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </VStack>
  );
}
