import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { paths } from '@tree-service/kernel/contract';
import { Page, QueryBoundary, SkeletonText } from '@tree-service/design';
import { MissingPage } from '../../MissingPage';
import { ProviderProfile } from './ProviderProfile';

/** The public profile of an approved Pro. */
export default function ProviderPage() {
  const { vendorId = '' } = useParams();
  const query = useQuery(publicProfileQuery(vendorId));
  if (query.data) return <ProviderProfile profile={query.data} />;
  if (query.data === null) {
    return (
      <MissingPage
        what="Pro"
        hint="The link may be old, or the business may not be taking work right now."
        action={{ to: paths.request(), label: 'Get an Estimate' }}
      />
    );
  }
  return (
    <Page title="Professional" width="narrow">
      <QueryBoundary query={query} what="this Pro" loading={<SkeletonText lines={6} />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
}
