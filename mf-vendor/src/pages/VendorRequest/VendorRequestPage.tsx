import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@tree-service/kernel';
import { SERVICES } from '@tree-service/domain';
import { Link, QueryBoundary } from '@tree-service/design';
import { useParams } from 'react-router';
import { leadOfRequestQuery } from '../../api/leads';
import { vendorPaths } from '../../paths';
import { VendorPage } from '../../area/VendorPage';
import { placeOf } from '../../leads/place';
import { LeadWorkspace } from './LeadWorkspace';

export default function VendorRequestPage() {
  const { requestId = '' } = useParams();
  const vendorId = useAuth((auth) => auth.user?.id ?? '');
  const lead = useQuery({
    ...leadOfRequestQuery(vendorId, requestId),
    enabled: vendorId !== '',
  });
  const request = lead.data?.service_requests;
  return (
    <VendorPage
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Request'}
      lead={request && `Request #${request.number} in ${placeOf(request)}`}
      above={<Link to={vendorPaths.requests()}>All requests</Link>}
    >
      <QueryBoundary query={lead} what="this request">
        {(data) => <LeadWorkspace key={data.id} lead={data} />}
      </QueryBoundary>
    </VendorPage>
  );
}
