import { useQuery } from '@tanstack/react-query';
import { vendorPaths } from '../../paths';
import { firstLeadsQuery } from '../../api/leadInbox';
import { SERVICES } from '@tree-service/domain';
import { Card, Link, Section } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { EVERY_STATE } from '../../leads/leadGroups';
import { WhyRanked } from '../VendorRequest/why/WhyRanked';

/** Why the Pro ranked where they did in the latest request offered to them. */
export function LatestRanking() {
  const { data: leads } = useQuery(
    firstLeadsQuery(useVendorId(), { states: EVERY_STATE, sort: 'newest' }, 1),
  );
  const latest = leads?.[0];
  if (!latest) return null;
  const request = latest.service_requests;
  return (
    <Section
      title="Why you ranked where you did"
      description={
        <>
          In your latest offer:{' '}
          <Link to={vendorPaths.request(latest.request_id)}>
            {SERVICES[request.category].name} in {request.city}
          </Link>
        </>
      }
    >
      <Card>
        <WhyRanked leadId={latest.id} />
      </Card>
    </Section>
  );
}
