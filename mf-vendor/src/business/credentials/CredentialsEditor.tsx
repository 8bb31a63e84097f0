import { useQuery } from '@tanstack/react-query';
import { credentialFilesQuery } from '@tree-service/market/api/credentials';
import type { Business } from '@tree-service/market/api/vendors';
import { Heading, QueryBoundary, Text, VStack } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { AddCredentialForm } from './AddCredentialForm';
import { CredentialList } from './CredentialList';

/** Credentials with their expiry: what there is, and a form to add one. */
export function CredentialsEditor({
  business,
}: {
  business: Pick<Business, 'vendor_credentials'>;
}) {
  const files = useQuery(credentialFilesQuery(useVendorId()));
  return (
    <VStack $gap={6}>
      <Text tone="muted">
        Liability insurance is required. Everything you add counts, and raises your rank, once we
        have verified it; until then owners read &ldquo;not verified&rdquo;. Add the document after
        the credential; only you and our administrators see it.
      </Text>
      {business.vendor_credentials.length > 0 && (
        <QueryBoundary query={files} what="your documents">
          {(found) => <CredentialList credentials={business.vendor_credentials} files={found} />}
        </QueryBoundary>
      )}
      <VStack $gap={4}>
        <Heading level={3} size="lg">
          Add a credential
        </Heading>
        <AddCredentialForm />
      </VStack>
    </VStack>
  );
}
