import type { CredentialFiles } from '@tree-service/market/api/credentials';
import { hideRows } from '@tree-service/market/api/showRows';
import { CREDENTIAL_KINDS, formatCents, formatDay } from '@tree-service/domain';
import { color, HStack, space, StatusPill, Text } from '@tree-service/design';
import styled from 'styled-components';
import { removeCredential } from '../../api/credentials';
import type { Credential } from '../../api/vendors';
import { PlainList } from '../../area/PlainList';
import { RemoveButton } from '../../area/RemoveButton';
import { CredentialDocument } from './CredentialDocument';
import { daysBetween, expiryInWords, todayUtc, WARN_DAYS } from './credentialDates';
import { useBusinessAction } from '../useBusinessAction';

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

/** Credentials with their status and documents; unverified ones can be removed. */
export function CredentialList({
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
