import type { ReactNode } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { QueryBoundary, Text } from '@tree-service/design';
import type { WaitingCase } from '../../api/reviewQueue';

/** What the review queue gives the body of a case. */
export interface CaseBodyProps {
  readonly row: WaitingCase;
}

interface OpenCaseBodyProps<Item, Key extends QueryKey> {
  /** Reads the case; an empty list once it is decided. */
  readonly query: UseQueryOptions<Item[], Error, Item[], Key>;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The body of a case that is read on its own. */
export function OpenCaseBody<Item, Key extends QueryKey>({
  query,
  children,
}: OpenCaseBodyProps<Item, Key>) {
  return (
    <QueryBoundary query={useQuery(query)} what="the case">
      {(items) =>
        items.length === 0 ? <Text tone="muted">This case was just closed.</Text> : children(items)
      }
    </QueryBoundary>
  );
}
