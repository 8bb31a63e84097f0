import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useAuth } from '@tree-service/kernel';
import { ErrorBoundary, touchTarget } from '@tree-service/design';

// Visitors have no notifications and never download it.
const NotificationBell = lazy(() => import('./NotificationBell'));

const Place = styled.span`
  width: ${touchTarget};
  height: ${touchTarget};
`;

/** The place of the notification bell in the header; empty for visitors. */
export function HeaderBell() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  if (!isSignedIn) return null;
  return (
    <ErrorBoundary source="NotificationBell" fallback={null}>
      <Suspense fallback={<Place aria-hidden />}>
        <NotificationBell />
      </Suspense>
    </ErrorBoundary>
  );
}
