import { useQuery } from '@tanstack/react-query';
import { uploadVendorFile, vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { CREDENTIAL_KINDS, newKey } from '@tree-service/domain';
import { preparePhotoOrPdf } from '@tree-service/design/forms';
import { HStack, Link, space, Text } from '@tree-service/design';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { attachCredentialDocument, showDocument } from '../../api/credentials';
import type { Credential } from '../../api/vendors';
import { FileButton } from '../../area/FileButton';
import { useBusinessAction } from '../useBusinessAction';

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
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const addresses = useQuery(vendorFileAddressesQuery('vendor-documents', path ? [path] : []));
  const address = path && addresses.data?.[path];
  const attach = useBusinessAction<Blob, string>({
    run: async (vendorId, file) => {
      const stored = await uploadVendorFile('vendor-documents', vendorId, newKey(), file);
      await attachCredentialDocument(credential.id, stored);
      return stored;
    },
    show: (stored, _, vendorId) => showDocument(vendorId, credential.id, stored),
    done: 'Document added',
    failed: "We couldn't add the document",
  });
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRefusals([]);
    const prepared = await preparePhotoOrPdf(file);
    if (prepared.ok) attach.mutate(prepared.item.file);
    else setRefusals([prepared.message]);
  };
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
        <FileButton
          label={`${path ? 'Replace' : 'Add'} document for ${name}, number ${credential.number}`}
          accept="application/pdf,image/*"
          variant={path ? 'ghost' : 'secondary'}
          size="sm"
          busy={attach.isPending}
          refusals={refusals}
          onChoose={(files) => void choose(files)}
        >
          <FileUp size={18} aria-hidden />
          {path ? 'Replace' : 'Add document'}
        </FileButton>
      )}
    </Line>
  );
}
