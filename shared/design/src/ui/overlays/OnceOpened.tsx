import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';

interface OnceOpenedProps {
  readonly isOpen: boolean;
  /** Named in the report when it cannot be loaded. */
  readonly source: string;
  readonly children: ReactNode;
}

/**
 * Draws a dialog that is loaded late, from when it is first opened, so that it can also close. When it
 * cannot be loaded, a notice says so and the page stays as it is.
 */
export function OnceOpened({ isOpen, source, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <ErrorBoundary source={source} fallback={null} showToast>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
