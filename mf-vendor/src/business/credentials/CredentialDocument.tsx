import { useQuery } from '@tanstack/react-query';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { CREDENTIAL_KINDS } from '@tree-service/domain';
import { HStack, Link, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { Credential } from '../../api/vendors';
import { DocumentButton } from './DocumentButton';
import { useAttachDocument } from './useAttachDocument';

const Line = styled(HStack)`
  margin-top: ${space(2)};
`;

/** The document can be replaced until the credential is verified. */
export function CredentialDocument({
  credential,
  path,
}: {
  credential: Credential;
  /** Path of the stored document. */
  path: string | undefined;
}) {
  const name = CREDENTIAL_KINDS[credential.kind];
  const addresses = useQuery(vendorFileAddressesQuery('vendor-documents', path ? [path] : []));
  const address = path && addresses.data?.[path];
  const attach = useAttachDocument();
  return (
    <Line $gap={3} $wrap>
      {address ? (
        <Link href={address} target="_blank" rel="noreferrer">
          View document
        </Link>
      ) : (
        <Text size="sm" tone={path ? 'muted' : 'warning'}>
          {path ? 'Document added' : 'No document yet'}
        </Text>
      )}
      {credential.verified_at === null && (
        <DocumentButton
          label={`${path ? 'Replace' : 'Add'} document for ${name}, number ${credential.number}`}
          variant={path ? 'ghost' : 'secondary'}
          size="sm"
          busy={attach.isPending}
          onChoose={({ file }) => attach.mutate({ credentialId: credential.id, file })}
        >
          {path ? 'Replace' : 'Add document'}
        </DocumentButton>
      )}
    </Line>
  );
}
