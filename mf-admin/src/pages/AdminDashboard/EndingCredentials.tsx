import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { openDecisionsQuery } from '../../api/decisions';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import { Card, Heading, Link, QueryBoundary, Text, VStack } from '@tree-service/design';

/** Verified credentials that expire within 30 days; the database then pauses what depends on them. */
export function EndingCredentials() {
  const query = useQuery({ ...openDecisionsQuery(), select: ({ ending }) => ending });
  return (
    <Card>
      <VStack $gap={3}>
        <Heading level={3} size="lg">
          Credentials expiring soon
        </Heading>
        <QueryBoundary query={query} what="expiring credentials">
          {({ rows, total }) => (
            <>
              <Text tone="muted">
                {rows.length === 0
                  ? 'None in the next 30 days.'
                  : `${total} in the next 30 days. The Pros have been notified.`}
              </Text>
              {rows.map(({ id, vendor_id, business, kind, due_at: end }) => (
                <Text key={id} size="sm">
                  <Link to={adminPaths.vendor(vendor_id)}>{business}</Link>
                  {kind && `: ${CREDENTIAL_KINDS[kind]}`}
                  {end !== null && `, ${formatDay(end, 'UTC')}`}
                </Text>
              ))}
            </>
          )}
        </QueryBoundary>
      </VStack>
    </Card>
  );
}
