import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { defaultLanding } from '@tree-service/kernel/contract';
import {
  flagOfPage,
  useAuth,
  useFeatureFlag,
  useFeatureFlags,
  userTypeOf,
  type FeatureFlagName,
} from '@tree-service/kernel';
import { areaAt, remoteOf, type Area } from './areas';
import { AreaGuard } from './auth/AreaGuard';
import { SecondFactorGate } from './auth/SecondFactorGate';
import { Prerendered, isPrerendered } from './prerender/Prerendered';
import { RemoteArea } from './federation/RemoteArea';
import { NotFoundPage } from './layout/NotFoundPage';
import { PageLoading } from './layout/PageLoading';
import { TurnedOffPage } from './layout/TurnedOffPage';

function AdmittedArea({ area }: { readonly area: Area }) {
  const { pathname } = useLocation();
  const type = useAuth(userTypeOf);
  if (type !== null && area.landingInstead?.includes(type)) {
    return <Navigate to={defaultLanding(type)} replace />;
  }
  const remote = remoteOf(area, type);
  const page = (
    <RemoteArea
      remote={remote}
      loading={isPrerendered(pathname) ? <Prerendered /> : <PageLoading />}
      notFound={<NotFoundPage />}
    />
  );
  return remote === 'mf-admin' ? <SecondFactorGate>{page}</SecondFactorGate> : page;
}

interface FlaggedProps {
  readonly flag: FeatureFlagName;
  readonly children: ReactNode;
}

/** Loads flags only for areas that depend on one; reveals nothing until they are known. */
function Flagged({ flag, children }: FlaggedProps) {
  const { status, isOn } = useFeatureFlags();
  if (status === 'loading') return <PageLoading />;
  return isOn(flag) ? children : <NotFoundPage />;
}

/** A page that says so where its feature is turned off. It does not wait for the flags. */
function Switched({ flag, children }: FlaggedProps) {
  return useFeatureFlag(flag) ? children : <TurnedOffPage flag={flag} />;
}

/** The area of the current address behind its guard, or the 404 page. */
export function AreaAtPath() {
  const { pathname } = useLocation();
  const area = areaAt(pathname);
  if (!area) return <NotFoundPage />;
  const flag = flagOfPage(pathname);
  const page = <AdmittedArea area={area} />;
  // One guard per area: its state does not carry over to the next.
  const admitted = (
    <AreaGuard key={area.id} guard={area.guard}>
      {flag === null ? page : <Switched flag={flag}>{page}</Switched>}
    </AreaGuard>
  );
  return area.onlyWith ? <Flagged flag={area.onlyWith}>{admitted}</Flagged> : admitted;
}
