import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { matchedRequestQuery, matchRunsQuery } from '../../api/matches';
import { REQUEST_STATES, REQUEST_TIMINGS, SERVICES } from '@tree-service/domain';
import {
  EmptyState,
  Heading,
  HStack,
  Link,
  QueryBoundary,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';
import { adminPaths } from '../../paths';
import { RunReplay } from './RunReplay';

export function MatchOfRequest({ requestId }: { readonly requestId: string }) {
  const request = useQuery(matchedRequestQuery(requestId));
  const matches = useQuery(matchRunsQuery(requestId));
  return (
    <QueryBoundary query={request} what="the request">
      {(asked) => {
        const { number, category, state, timing, city, region, zip, created_at } = asked;
        return (
          <VStack $gap={8}>
            <div>
              <HStack $justify="space-between" $wrap>
                <HStack $gap={3} $wrap>
                  <Heading level={2} size="2xl">
                    #{number}: {SERVICES[category].name}
                  </Heading>
                  <StatusPill tone={REQUEST_STATES[state].tone}>
                    {REQUEST_STATES[state].label}
                  </StatusPill>
                </HStack>
                <Link to={adminPaths.request(requestId)}>Open request</Link>
              </HStack>
              <Text tone="muted" spaceAbove={1}>
                {city}, {region} {zip}. {REQUEST_TIMINGS[timing]}. Submitted{' '}
                <Age since={created_at} />.
              </Text>
            </div>
            <div>
              <QueryBoundary query={matches} what="the match">
                {([latest, ...earlier]) =>
                  latest === undefined ? (
                    <EmptyState icon={<Waypoints size={28} />} title="Not matched yet">
                      The match appears here once this request is matched.
                    </EmptyState>
                  ) : (
                    <RunReplay request={asked} runs={[latest, ...earlier]} />
                  )
                }
              </QueryBoundary>
            </div>
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
