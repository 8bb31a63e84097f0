import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  describeTree,
  formatCentsRange,
  formatMoment,
  REQUEST_STATES,
  REQUEST_TIMINGS,
  SERVICES,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, Link, StatusPill, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../paths';
import { Facts } from '../layout/Facts';

interface CaseRequestProps {
  readonly request: RequestDetail;
  /** Whether the page already says which request this is, and whose. */
  readonly isNamed?: boolean;
}

/** What an owner asked for. */
export function CaseRequest({ request, isNamed = false }: CaseRequestProps) {
  const { label, tone } = REQUEST_STATES[request.state];
  const names = [
    {
      name: 'Request',
      value: (
        <Link to={adminPaths.request(request.id)}>
          #{request.number}: {SERVICES[request.category].name}
        </Link>
      ),
    },
    { name: 'Status', value: <StatusPill tone={tone}>{label}</StatusPill> },
    { name: 'Owner', value: request.contact_name },
    { name: 'Location', value: `${request.city}, ${request.region} ${request.zip}` },
  ];
  return (
    <Card>
      <VStack $gap={5}>
        <Facts
          facts={[
            ...(isNamed ? [] : names),
            { name: 'Timing', value: REQUEST_TIMINGS[request.timing] },
            {
              name: 'Estimate',
              value: formatCentsRange(request.estimate_low_cents, request.estimate_high_cents),
            },
            { name: 'Submitted', value: formatMoment(request.submitted_at ?? request.created_at) },
          ]}
        />
        <Text>{request.description}</Text>
        <ul>
          {request.request_trees.map((tree) => (
            <li key={tree.id}>{describeTree(tree, { category: request.category })}</li>
          ))}
        </ul>
        <RequestPhotos
          paths={request.request_photos.map(({ path }) => path)}
          label={`Request #${request.number}`}
        />
      </VStack>
    </Card>
  );
}
