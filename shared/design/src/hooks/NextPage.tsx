import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import { Button, Text, VStack } from '../ui';
import { useEffect, useRef } from 'react';

/** The part of `useInfiniteQuery`'s result that the button needs. */
export type FurtherPages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
> & { readonly fetchNextPage: () => Promise<unknown> };

export interface NextPageProps {
  pages: FurtherPages;
  /** Says what will come: "Show older entries"; "Show more" when absent. */
  label?: string;
  /** Reads the next page also when the button comes into sight. */
  onSight?: boolean;
  /** A link where a button would be too loud; "outline" when absent. */
  variant?: 'outline' | 'link';
}

/** Loads the next page of a list, with an error message when that fails. Nothing after the last page. */
export function NextPage(props: NextPageProps) {
  const { pages, label = 'Show more', onSight = false, variant = 'outline' } = props;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = onSight && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    const watched = place.current;
    if (!isAwaited || watched === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '400px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isAwaited, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <VStack ref={place} $align="center" $gap={1}>
      {isFetchNextPageError && (
        <Text size="sm" tone="danger" role="alert">
          We couldn't load more. {messageOf(error)}
        </Text>
      )}
      <Button
        variant={variant}
        size={variant === 'link' ? 'sm' : 'default'}
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? 'Try Again' : label}
      </Button>
    </VStack>
  );
}
