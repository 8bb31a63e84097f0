import type { Business } from '@tree-service/shared/api/vendors';
import { Text, VStack } from '@tree-service/shared/ui';
import { AddCredentialForm } from './AddCredentialForm';
import { CredentialList } from './CredentialList';

/** Credentials with their expiry: what there is, and a form to add one. */
export function CredentialsEditor({
  business,
}: {
  business: Pick<Business, 'vendor_credentials'>;
}) {
  return (
    <VStack $gap={6}>
      <Text tone="muted">
        Liability insurance is required. Everything you add counts, and raises your rank, once we
        have verified it; until then owners read &ldquo;not verified&rdquo;.
      </Text>
      {business.vendor_credentials.length > 0 && (
        <CredentialList credentials={business.vendor_credentials} />
      )}
      <AddCredentialForm />
    </VStack>
  );
}
