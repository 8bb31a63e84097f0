import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { endingCredentials } from '../../api/oversight';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import { Card, Heading, Link, QueryBoundary, Text, VStack } from '@tree-service/design';

const SHOWN = 6;

/** Verified credentials that expire within 30 days; the database then pauses what depends on them. */
export function EndingCredentials() {
  const query = useQuery(endingCredentials.first);
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
                  : `${total ?? `${rows.length} or more`} in the next 30 days. The Pros have been notified.`}
              </Text>
              {rows.slice(0, SHOWN).map((credential) => (
                <Text key={credential.id} size="sm">
                  <Link to={adminPaths.vendor(credential.vendor_id)}>
                    {credential.vendor_profiles.business_name}
                  </Link>
                  {`: ${CREDENTIAL_KINDS[credential.kind]}, ${formatDay(`${credential.expires_on}T12:00:00Z`, 'UTC')}`}
                </Text>
              ))}
            </>
          )}
        </QueryBoundary>
      </VStack>
    </Card>
  );
}
