import { useQuery } from '@tanstack/react-query';
import { type CredentialFiles, credentialFilesQuery } from '@tree-service/market/api/credentials';
import {
  color,
  HStack,
  Link,
  QueryBoundary,
  space,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { hideRows } from '@tree-service/market/api/showRows';
import { CREDENTIAL_KINDS, formatCents, formatDay } from '@tree-service/domain';
import styled from 'styled-components';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import type { Business, Credential } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { removeCredential } from '../../api/credentials';
import { PlainList } from '../../area/PlainList';
import { RemoveButton } from '../../area/RemoveButton';
import { AddAnother } from '../AddAnother';
import { useBusinessAction } from '../useBusinessAction';
import { AddCredentialForm, CREDENTIAL_DRAFT } from './AddCredentialForm';
import { daysBetween, expiryInWords, todayUtc, WARN_DAYS } from './credentialDates';
import { DocumentButton, useAttachDocument } from './DocumentButton';

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
  }
`;

function Expiry({ expiresOn }: { expiresOn: string }) {
  const daysLeft = daysBetween(todayUtc(), expiresOn);
  const tone = daysLeft < 0 ? 'danger' : daysLeft <= WARN_DAYS ? 'warning' : 'muted';
  return (
    <Text size="sm" tone={tone} spaceAbove={1}>
      {daysLeft <= WARN_DAYS
        ? expiryInWords(daysLeft)
        : `Expires ${formatDay(`${expiresOn}T00:00:00Z`, 'UTC')}`}
    </Text>
  );
}

function CredentialStatus({ credential }: { credential: Credential }) {
  if (credential.verified_at !== null) {
    return <StatusPill tone="success">Verified {formatDay(credential.verified_at)}</StatusPill>;
  }
  return credential.rejected_at === null ? (
    <StatusPill tone="warning">Not verified</StatusPill>
  ) : (
    <StatusPill tone="danger">Not accepted</StatusPill>
  );
}

const Line = styled(HStack)`
  margin-top: ${space(2)};
`;

/** The document can be replaced until the credential is verified. */
function CredentialDocument({
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

/** Credentials with their status and documents; unverified ones can be removed. */
function CredentialList({
  credentials,
  files,
}: {
  credentials: readonly Credential[];
  files: CredentialFiles;
}) {
  const reasonOf = (credential: Credential): string | undefined =>
    credential.rejected_at === null
      ? undefined
      : files.decisions.find(({ credential_id: id }) => id === credential.id)?.reason;
  const remove = useBusinessAction<string>({
    run: (_vendorId, credentialId) => removeCredential(credentialId),
    done: 'Credential removed',
    failed: "We couldn't remove the credential",
    show: (_, credentialId, vendorId) => hideRows([['vendors', vendorId]], [credentialId]),
  });
  return (
    <PlainList $gap={0}>
      {credentials.map((credential) => (
        <Item key={credential.id}>
          <div>
            <HStack $gap={3} $wrap>
              <Text as="strong" weight="semibold">
                {CREDENTIAL_KINDS[credential.kind]}
              </Text>
              <CredentialStatus credential={credential} />
            </HStack>
            <Text size="sm" tone="muted" spaceAbove={1}>
              {credential.issuer}, number {credential.number}
              {credential.insured_cents !== null &&
                `, insured for ${formatCents(credential.insured_cents)}`}
            </Text>
            <Expiry expiresOn={credential.expires_on} />
            {reasonOf(credential) !== undefined && (
              <Text size="sm" tone="danger" spaceAbove={1}>
                Reason: {reasonOf(credential)}
              </Text>
            )}
            <CredentialDocument
              credential={credential}
              path={files.documents.find(({ credential_id: id }) => id === credential.id)?.path}
            />
          </div>
          {credential.verified_at === null && (
            <RemoveButton
              what={`${CREDENTIAL_KINDS[credential.kind]}, number ${credential.number}`}
              busy={remove.isPending && remove.variables === credential.id}
              onRemove={() => remove.mutate(credential.id)}
            />
          )}
        </Item>
      ))}
    </PlainList>
  );
}

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
