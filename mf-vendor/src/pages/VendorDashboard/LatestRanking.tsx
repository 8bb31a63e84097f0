import { useQuery } from '@tanstack/react-query';
import { vendorPaths } from '../../paths';
import { firstLeadsQuery } from '../../api/leadInbox';
import { SERVICES } from '@tree-service/domain';
import { FoldedSection } from '@tree-service/market/features/folding';
import { Card, Link } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { WhyRanked } from '../VendorRequest/why/WhyRanked';
import { NEWEST } from './shown';

export function LatestRanking() {
  const { data: leads } = useQuery(firstLeadsQuery(useVendorId(), NEWEST, 1));
  const latest = leads?.[0];
  if (!latest) return null;
  const request = latest.service_requests;
  return (
    <FoldedSection
      title="Why you ranked here"
      description={
        <>
          Your latest offer:{' '}
          <Link to={vendorPaths.request(latest.request_id)}>
            {SERVICES[request.category].name} in {request.city}
          </Link>
        </>
      }
    >
      <Card>
        <WhyRanked leadId={latest.id} />
      </Card>
    </FoldedSection>
  );
}
