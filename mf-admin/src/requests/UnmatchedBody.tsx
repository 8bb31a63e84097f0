import { useQuery } from '@tanstack/react-query';
import { Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { requestQuery } from '@tree-service/market/api/requests';
import { CaseRequest } from '../caseFile/CaseRequest';
import { adminPaths } from '../paths';
import type { CaseBodyProps } from '../queue/OpenCaseBody';
import { Letters } from './Letters';
import { adminRequestQuery } from './requests.api';
import { RequestSummary } from './RequestSummary';

/** A request without a Pro in the review queue. */
export default function UnmatchedBody({ row }: CaseBodyProps) {
  const facts = useQuery(requestQuery(row.id));
  return (
    <VStack $gap={6}>
      <QueryBoundary query={useQuery(adminRequestQuery(row.id))} what="the request">
        {(request) => (
          <VStack $gap={6}>
            <RequestSummary request={request} />
            <Text>
              <Link to={adminPaths.request(row.id)}>Open request</Link>,{' '}
              <Link to={`${adminPaths.matchVisualization()}?request=${row.id}`}>
                match visualization
              </Link>
            </Text>
            <QueryBoundary query={facts} what="the request">
              {(asked) => <CaseRequest request={asked} isNamed />}
            </QueryBoundary>
            <Letters request={request} />
          </VStack>
        )}
      </QueryBoundary>
    </VStack>
  );
}
