import { messageOf } from '@tree-service/shared/runtime';
import { Alert, Button, HStack } from '@tree-service/shared/ui';
import { useEffect, useRef } from 'react';

/** The pages of a list read so far, as `useInfiniteQuery` returns them. */
export interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
}

/** Reads the next page of a list when it comes into sight, or on a press. Nothing after the last. */
export function ShowMore({ pages }: { pages: MorePages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const button = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    const watched = button.current;
    if (!waits || watched === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '400px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <HStack ref={button} $justify="center" $gap={4} $wrap>
      {isFetchNextPageError && <Alert tone="warning">{messageOf(error)}</Alert>}
      <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try Again' : 'Show more'}
      </Button>
    </HStack>
  );
}
