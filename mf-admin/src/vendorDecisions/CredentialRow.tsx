import styled from 'styled-components';
import type { CheckedCredential } from '../api/administration';
import type { CredentialFiles } from '@tree-service/market/api/credentials';
import { CREDENTIAL_KINDS, formatCents, formatDay } from '@tree-service/domain';
import { Button, color, HStack, space, StatusPill, Text } from '@tree-service/design';
import { CredentialActions } from './CredentialActions';
import { CredentialHistory } from './CredentialHistory';
import { credentialStatus } from './credentialStatus';

const Row = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

interface CredentialRowProps {
  readonly credential: CheckedCredential;
  readonly files: CredentialFiles;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

export function CredentialRow({ credential, files, isShown, onShow }: CredentialRowProps) {
  const { id, kind, issuer, number, expires_on, verified_at, profiles: verifier } = credential;
  const { insured_name: insured, insured_cents: cents } = credential;
  const { label, tone } = credentialStatus(credential);
  const document = files.documents.find(({ credential_id }) => credential_id === id)?.path ?? '';
  return (
    <Row>
      <div>
        <HStack $justify="space-between" $wrap>
          <Text weight="semibold">{CREDENTIAL_KINDS[kind]}</Text>
          <StatusPill tone={tone}>{label}</StatusPill>
        </HStack>
        <Text size="sm" tone="muted">
          {issuer}, no. {number}, valid until {formatDay(expires_on, 'UTC')}
          {verified_at !== null &&
            `. Verified ${formatDay(verified_at)}${verifier ? ` by ${verifier.email}` : ''}`}
        </Text>
        {kind === 'liability_insurance' && (
          <Text size="sm" tone="muted">
            Insured: {insured ?? 'name not given'},{' '}
            {cents === null ? 'amount not given' : formatCents(cents)}
          </Text>
        )}
      </div>
      <CredentialHistory
        decisions={files.decisions.filter(({ credential_id }) => credential_id === id)}
      />
      <HStack $gap={3} $wrap>
        {document ? (
          <Button
            variant={isShown ? 'secondary' : 'outline'}
            size="sm"
            aria-pressed={isShown}
            aria-label={`Show the document of ${CREDENTIAL_KINDS[kind]}`}
            onClick={onShow}
          >
            Document
          </Button>
        ) : (
          <Text as="span" size="sm" tone="muted">
            No document.
          </Text>
        )}
        <CredentialActions credential={credential} document={document} />
      </HStack>
    </Row>
  );
}
