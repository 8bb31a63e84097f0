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

/** What reading further needs. */
export interface ShowMoreProps {
  pages: MorePages;
  /** Says what will come: "Show older entries". */
  label?: string;
  /** Reads the next page also when the button comes into sight. */
  onSight?: boolean;
}

/** Reads the next page of a list on a press. Nothing after the last. */
export function ShowMore({ pages, label = 'Show more', onSight = false }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const button = useRef<HTMLDivElement>(null);
  const waits = onSight && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
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
        {isFetchNextPageError ? 'Try Again' : label}
      </Button>
    </HStack>
  );
}
