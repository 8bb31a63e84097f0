import { useQuery } from '@tanstack/react-query';
import { tokenClaimsQuery } from '@tree-service/shared/api/diagnostics';
import { formatMoment } from '@tree-service/shared/domain';
import { Card, Text } from '@tree-service/shared/ui';
import { Facts } from '../layout/Facts';
import { QueryView } from '../layout/QueryView';

function momentOf(seconds: number | undefined): string {
  return seconds === undefined
    ? 'Not stated'
    : formatMoment(new Date(seconds * 1000).toISOString());
}

/** The claims of the access token that bear on access. */
export function ClaimFacts() {
  const query = useQuery(tokenClaimsQuery());
  return (
    <Card>
      <QueryView query={query} what="the access token" rows={2}>
        {(claims) =>
          claims === null ? (
            <Text tone="muted">There is no access token.</Text>
          ) : (
            <Facts
              facts={[
                { name: 'Role in the database', value: claims.role ?? 'Not stated' },
                { name: 'Type by metadata', value: claims.user_metadata?.user_type ?? 'None' },
                { name: 'Assurance level', value: claims.aal ?? 'Not stated' },
                { name: 'Issued', value: momentOf(claims.iat) },
                { name: 'Expires', value: momentOf(claims.exp) },
              ]}
            />
          )
        }
      </QueryView>
    </Card>
  );
}
