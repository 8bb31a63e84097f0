import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';

interface PagedProps<Item> {
  readonly query: UseInfiniteQueryResult<Item[]>;
  /** What is listed, for the sentence when it fails. */
  readonly what: string;
  /** What an empty list says: its title and a sentence. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (item: Item) => ReactNode;
}

/** A list read page by page, more when asked for. */
export function Paged<Item>({ query, what, empty, children }: PagedProps<Item>) {
  return (
    <QueryBoundary query={query} what={what}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState icon={<CircleCheck size={28} />} title={empty.title}>
            {empty.text}
          </EmptyState>
        ) : (
          <VStack $gap={3}>
            {items.map(children)}
            <NextPage pages={query} />
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
