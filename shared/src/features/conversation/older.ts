import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** How the messages before those shown are got. */
export interface Older {
  /** Whether there are some. */
  readonly isThere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { readonly fetchNextPage: () => Promise<unknown> };

/** How a conversation that is read by page goes on towards its beginning. */
export function olderOf(pages: Pages): Older {
  return {
    isThere: pages.hasNextPage,
    isLoading: pages.isFetchingNextPage,
    hasFailed: pages.isFetchNextPageError,
    load: () => void pages.fetchNextPage(),
  };
}
