// In the chunk of case bodies, which the review queue loads when a case is opened.
import { useQuery } from '@tanstack/react-query';
import { Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { requestQuery } from '@tree-service/market/api/requests';
import { CaseRequest } from '../shared/caseFile/CaseRequest';
import { adminPaths } from '../paths';
import type { CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { Letters } from './Letters';
import { adminRequestQuery } from './requests.api';
import { RequestSummary } from './RequestSummary';

/** A request without a Pro in the review queue. */
export default function UnmatchedBody({ row }: CaseBodyProps) {
  const query = useQuery(adminRequestQuery(row.id));
  // Its photos show once the audit trail says who opened it.
  const facts = useQuery({ ...requestQuery(row.id), enabled: query.isSuccess });
  return (
    <VStack $gap={6}>
      <QueryBoundary query={query} what="the request">
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
