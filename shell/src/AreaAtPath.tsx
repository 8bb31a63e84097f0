import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { defaultLanding, documentTitle, paths } from '@tree-service/kernel/contract';
import {
  type FeatureFlagName,
  flagOfPage,
  offNotice,
  useAuth,
  useFeatureFlag,
  useFeatureFlags,
  usePageHead,
  userTypeOf,
} from '@tree-service/kernel';
import { Power } from 'lucide-react';
import { Button, EmptyState, Heading, Illustration, Page, space, Text } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { lostPage } from '@tree-service/design/illustrations';
import { areaAt, remoteOf, type Area } from './areas';
import { AreaGuard } from './auth/AreaGuard';
import { Prerendered, isPrerendered } from './prerender/Prerendered';
import { RemoteArea } from './federation/RemoteArea';
import { PageLoading } from './layout/PageLoading';
import { admitAdministrator } from './adminPass/adminPass';

const SecondFactorPage = lazy(async () => {
  const { SecondFactorPage: page } = await import('@tree-service/market/features/secondFactor');
  return { default: page };
});

/** Opens administrators' pages once their session is as sure as it must be. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const access = useQuery({ queryKey: ['admin-access', userId], queryFn: admitAdministrator });
  if (access.isPending) return <PageLoading label="Verifying access..." />;
  // Without an answer the pages say themselves what is wrong; the database lets no one in.
  if (access.data === undefined || access.data === 'open') return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <SecondFactorPage
        mustEnroll={access.data === 'enroll'}
        onDone={async () => {
          await access.refetch();
        }}
      />
    </Suspense>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
  min-height: 70vh;
  padding: ${space(10)} ${space(4)};
  text-align: center;
  & > img {
    max-width: 20rem;
  }
`;

/** Shown at every address that leads nowhere. */
function NotFoundPage() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  // The address may be one that exists for others only, and would name the page that hides there.
  usePageHead({ title: documentTitle('Page not found'), isMissing: true });
  return (
    <Place>
      <Illustration drawing={lostPage} isDecorative />
      <Text tone="brand" weight="semibold">
        404
      </Text>
      <Heading level={1} size="2xl">
        Oops! We couldn't find the page you're looking for.
      </Heading>
      <Button asLink size="mobileLg" to={isSignedIn ? paths.dashboard() : paths.home()}>
        {isSignedIn ? 'Go to Dashboard' : 'Go Home'}
      </Button>
    </Place>
  );
}

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

/** Shown at the address of a page whose feature is turned off. */
function TurnedOffPage({ flag }: { readonly flag: FeatureFlagName }) {
  const { title, description } = offNotice(flag);
  return (
    <Page title={title} width="narrow">
      <EmptyState
        icon={<Power size={28} />}
        title={description}
        action={
          <Button asLink to={paths.account()}>
            Account Settings
          </Button>
        }
      />
    </Page>
  );
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
