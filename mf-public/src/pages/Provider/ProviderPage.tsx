import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { paths } from '@tree-service/kernel/contract';
import { messageOf } from '@tree-service/kernel';
import { Button, EmptyState, ErrorCard, Page, SkeletonText } from '@tree-service/design';
import { UserRoundX } from 'lucide-react';
import { ProviderProfile } from './ProviderProfile';

/** The public profile of an approved Pro. */
export default function ProviderPage() {
  const { vendorId = '' } = useParams();
  const { data: profile, error, refetch, isPending } = useQuery(publicProfileQuery(vendorId));
  if (profile) return <ProviderProfile profile={profile} />;
  return (
    <Page title="Professional" width="narrow">
      {isPending && <SkeletonText lines={6} label="Loading..." />}
      {error && (
        <ErrorCard description={messageOf(error)} onRetry={() => void refetch()} showHome />
      )}
      {!isPending && !error && (
        <EmptyState
          icon={<UserRoundX />}
          title="This Pro is not listed"
          action={
            <Button asLink to={paths.request()}>
              Get an Estimate
            </Button>
          }
        >
          The address may be old, or the business is not taking work at the moment.
        </EmptyState>
      )}
    </Page>
  );
}
