import { Navigate, useLocation } from 'react-router-dom';
import { defaultLanding } from '@tree-service/shared/contract';
import { useAuth, userTypeOf } from '@tree-service/shared/runtime';
import { areaAt, remoteOf, type ShellArea } from './areas';
import { AreaGuard } from './auth/AreaGuard';
import { RemoteArea } from './federation/RemoteArea';
import { NotFoundPage } from './layout/NotFoundPage';
import { PageLoading } from './layout/PageLoading';

function AdmittedArea({ area }: { readonly area: ShellArea }) {
  const type = useAuth(userTypeOf);
  if (type !== null && area.landingInstead?.includes(type)) {
    return <Navigate to={defaultLanding(type)} replace />;
  }
  return (
    <RemoteArea
      remote={remoteOf(area, type)}
      loading={<PageLoading />}
      notFound={<NotFoundPage />}
    />
  );
}

/** The area that owns the current address behind its guard, or the 404 page when nobody owns it. */
export function AreaAtPath() {
  const { pathname } = useLocation();
  const area = areaAt(pathname);
  if (!area) return <NotFoundPage />;
  // One guard per area: what it remembers of somebody inside does not carry over to the next.
  return (
    <AreaGuard key={area.id} guard={area.guard}>
      <AdmittedArea area={area} />
    </AreaGuard>
  );
}
