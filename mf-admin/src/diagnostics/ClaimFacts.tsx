import { useQuery } from '@tanstack/react-query';
import { tokenClaimsQuery } from './diagnostics.api';
import { Card, QueryBoundary, Text } from '@tree-service/design';
import { factsOfClaims } from './factsOfClaims';
import { Facts } from '../shared/layout/Facts';

/** The claims of the access token; the token itself is never shown. */
export function ClaimFacts() {
  const query = useQuery(tokenClaimsQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the access token">
        {(claims) =>
          claims === null ? (
            <Text tone="muted">No access token.</Text>
          ) : (
            <Facts facts={factsOfClaims(claims)} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}
