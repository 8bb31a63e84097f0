import { ErrorBoundary } from '@tree-service/design';
import { lazy, Suspense } from 'react';
import type { NavigationItem } from '@tree-service/kernel/contract';

// Visitors have no count and never download it.
const UnreadMessagesLabel = lazy(() => import('./UnreadMessagesLabel'));

/** What a navigation item is called, with its count where it has one. */
export function NavigationLabel({ item: { label, counts } }: { readonly item: NavigationItem }) {
  if (counts === undefined) return label;
  return (
    <ErrorBoundary source="UnreadMessagesLabel" fallback={label}>
      <Suspense fallback={label}>
        <UnreadMessagesLabel label={label} />
      </Suspense>
    </ErrorBoundary>
  );
}
