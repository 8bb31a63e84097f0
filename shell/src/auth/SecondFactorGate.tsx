import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@tree-service/kernel';
import { lazy, Suspense, type ReactNode } from 'react';
import { admitAdministrator } from '../adminPass/adminPass';
import { PageLoading } from '../layout/PageLoading';

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
