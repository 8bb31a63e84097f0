import { lazy, Suspense } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { Button, ErrorBoundary } from '@tree-service/design';
import { PlaceholderAvatar } from './UserAvatar';

// Visitors, who are most of all first views, never download it.
const UserMenu = lazy(() => import('./UserMenu'));

/** The right end of the header: who is signed in, or how to sign in and up. */
export function HeaderAccount() {
  const status = useAuth((auth) => auth.status);
  if (status === 'loading') return <PlaceholderAvatar />;
  if (status === 'signedIn') {
    return (
      <ErrorBoundary source="UserMenu" fallback={<PlaceholderAvatar />}>
        <Suspense fallback={<PlaceholderAvatar />}>
          <UserMenu />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Button asLink to={paths.login()} variant="ghost">
        Login
      </Button>
      <Button asLink to={paths.joinAsPro()}>
        Join as a Pro
      </Button>
    </>
  );
}
