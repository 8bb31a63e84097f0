import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import { Card, ErrorCard, SkeletonText } from '@tree-service/design';
import type { ReactNode } from 'react';

/** What is read, and what to show of it. */
export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the error card: "Your leads could not be loaded". */
  failed: string;
  /** In place of the content while it loads; grey lines by default. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what a query read: grey lines while it loads, an error card with Try Again when it failed. */
export function Loaded<Data>({ query, failed, waiting, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) {
    return (
      <ErrorCard
        title={failed}
        description={messageOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {waiting ?? (
        <Card>
          <SkeletonText lines={4} />
        </Card>
      )}
    </>
  );
}
