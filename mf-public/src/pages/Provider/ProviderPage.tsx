import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { paths } from '@tree-service/kernel/contract';
import { Button, EmptyState, Page, QueryBoundary, SkeletonText } from '@tree-service/design';
import { lostPage } from '@tree-service/design/illustrations';
import { ProviderProfile } from './ProviderProfile';

/** The public profile of an approved Pro. */
export default function ProviderPage() {
  const { vendorId = '' } = useParams();
  const query = useQuery(publicProfileQuery(vendorId));
  if (query.data) return <ProviderProfile profile={query.data} />;
  return (
    <Page title="Professional" width="narrow">
      <QueryBoundary query={query} what="this Pro" loading={<SkeletonText lines={6} />}>
        {() => (
          <EmptyState
            picture={lostPage}
            title="We couldn't find this Pro"
            action={
              <Button asLink to={paths.request()}>
                Get an Estimate
              </Button>
            }
          >
            The link may be old, or the business may not be taking work right now.
          </EmptyState>
        )}
      </QueryBoundary>
    </Page>
  );
}
