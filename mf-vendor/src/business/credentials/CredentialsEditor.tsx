import { useQuery } from '@tanstack/react-query';
import { credentialFilesQuery } from '@tree-service/market/api/credentials';
import { Heading, QueryBoundary, Text, VStack } from '@tree-service/design';
import type { Business } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { AddCredentialForm } from './AddCredentialForm';
import { CredentialList } from './CredentialList';

export function CredentialsEditor({
  business,
}: {
  business: Pick<Business, 'vendor_credentials'>;
}) {
  const files = useQuery(credentialFilesQuery(useVendorId()));
  return (
    <VStack $gap={6}>
      <Text tone="muted">
        Liability insurance with its document is required. Credentials raise your ranking once we
        verify them; until then owners see &ldquo;not verified&rdquo;. After adding a credential,
        attach its document. Only you and our administrators can see it.
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
