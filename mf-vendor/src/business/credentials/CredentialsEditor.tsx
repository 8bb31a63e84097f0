import { useQuery } from '@tanstack/react-query';
import { credentialFilesQuery } from '@tree-service/market/api/credentials';
import { QueryBoundary, Text, VStack } from '@tree-service/design';
import type { Business } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { AddAnother } from '../AddAnother';
import { AddCredentialForm, CREDENTIAL_DRAFT } from './AddCredentialForm';
import { todayUtc } from './credentialDates';
import { CredentialList } from './CredentialList';

export function CredentialsEditor({
  business,
}: {
  business: Pick<Business, 'vendor_credentials'>;
}) {
  const files = useQuery(credentialFilesQuery(useVendorId()));
  const { vendor_credentials: credentials } = business;
  const isInsured = credentials.some(
    ({ kind, expires_on: day }) => kind === 'liability_insurance' && day >= todayUtc(),
  );
  return (
    <VStack $gap={6}>
      <Text tone="muted">
        Liability insurance is required. Add a document for each credential so that we can verify
        it. Verified credentials raise your ranking.
      </Text>
      {credentials.length > 0 && (
        <QueryBoundary query={files} what="your documents">
          {(found) => <CredentialList credentials={credentials} files={found} />}
        </QueryBoundary>
      )}
      <AddAnother
        title="Add a credential"
        another="Add another credential"
        isFirst={credentials.length === 0}
        draft={CREDENTIAL_DRAFT}
      >
        {(close) => (
          <AddCredentialForm
            kind={isInsured ? '' : 'liability_insurance'}
            onAdded={close}
            onCancel={credentials.length > 0 ? close : undefined}
          />
        )}
      </AddAnother>
    </VStack>
  );
}
