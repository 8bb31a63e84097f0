import { useQuery } from '@tanstack/react-query';
import { tokenClaimsQuery } from '../../api/diagnostics';
import { Card, Text } from '@tree-service/design';
import { factsOfClaims } from '../Diagnostics/factsOfClaims';
import { Facts } from '../../layout/Facts';
import { QueryView } from '../../layout/QueryView';

/** What the access token says; the token itself is never shown. */
export function ClaimFacts() {
  const query = useQuery(tokenClaimsQuery());
  return (
    <Card>
      <QueryView query={query} what="the access token" rows={2}>
        {(claims) =>
          claims === null ? (
            <Text tone="muted">There is no access token.</Text>
          ) : (
            <Facts facts={factsOfClaims(claims)} />
          )
        }
      </QueryView>
    </Card>
  );
}
