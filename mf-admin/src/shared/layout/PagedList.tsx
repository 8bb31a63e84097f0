import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { NextPage } from '@tree-service/design/hooks';
import { QueryBoundary, Text, VStack } from '@tree-service/design';

interface PagedListProps<Item> {
  readonly query: UseInfiniteQueryResult<Item[]>;
  /** What is read, for the sentences about it: "the reports". */
  readonly what: string;
  /** Replaces an empty list; a string becomes a muted line. */
  readonly empty: ReactNode;
  /** The button for the next page; "Show more" when absent. */
  readonly more?: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

export function PagedList<Item>({ query, what, empty, more, children }: PagedListProps<Item>) {
  const nothing = typeof empty === 'string' ? <Text tone="muted">{empty}</Text> : empty;
  return (
    <QueryBoundary query={query} what={what}>
      {(items) =>
        items.length === 0 ? (
          nothing
        ) : (
          <VStack>
            {children(items)}
            <NextPage pages={query} label={more} />
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
