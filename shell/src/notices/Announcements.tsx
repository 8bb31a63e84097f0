import { ErrorBoundary } from '@tree-service/design';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '@tree-service/kernel';

const AnnouncementBar = lazy(() => import('./AnnouncementBar'));

/**
 * The place of announcements under the header. Signed-in people see them immediately. For visitors it
 * waits until they go to a second page: reading announcements takes the backend's client, which the
 * first view of someone who only looks in must not pay for.
 */
export function Announcements() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const { key } = useLocation();
  const [arrivedOn] = useState(key);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  if (!hasMovedOn && key !== arrivedOn) setHasMovedOn(true);
  if (!isSignedIn && !hasMovedOn) return null;
  return (
    <ErrorBoundary source="Announcements" fallback={null}>
      <Suspense fallback={null}>
        <AnnouncementBar />
      </Suspense>
    </ErrorBoundary>
  );
}
