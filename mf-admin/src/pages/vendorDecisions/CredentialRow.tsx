import { useState } from 'react';
import styled from 'styled-components';
import type { CheckedCredential } from '@tree-service/shared/api/administration';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/shared/domain';
import { notify } from '@tree-service/shared/runtime';
import { Button, color, space, StatusPill, Text } from '@tree-service/shared/ui';
import { credentialStatus } from './credentialStatus';
import { ReasonDialog } from './ReasonDialog';
import { useVerifyCredential } from './useVendorActions';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Standing = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

/** One credential: what it claims, whether it counts, and the way to verify it. */
export function CredentialRow({ credential }: { readonly credential: CheckedCredential }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useVerifyCredential(credential.id);
  const { kind, issuer, number, expires_on, verified_at, profiles: verifier } = credential;
  const name = CREDENTIAL_KINDS[kind];
  const { label, tone } = credentialStatus(credential);
  const canVerify = verified_at === null && label !== 'Expired';

  return (
    <Row>
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="sm" tone="muted">
          {issuer}, no. {number}, valid until {formatDay(expires_on, 'UTC')}
          {verified_at !== null &&
            `. Verified ${formatDay(verified_at)}${verifier ? ` by ${verifier.email}` : ''}`}
        </Text>
      </div>
      <Standing>
        <StatusPill tone={tone}>{label}</StatusPill>
        {canVerify && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Verify ${name}`}
            onClick={() => setIsOpen(true)}
          >
            Verify
          </Button>
        )}
      </Standing>
      <ReasonDialog
        title={`Verify ${name}`}
        label="Evidence"
        hint="What you checked and where, such as the issuer’s register. It is kept in the audit log."
        confirmLabel="Verify"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={async (evidence) => {
          await mutateAsync(evidence);
          notify.success(`${name} is verified`);
        }}
      >
        <Text>
          {issuer}, no. {number}, valid until {formatDay(expires_on, 'UTC')}. Owners will read
          “verified” with today’s date.
        </Text>
      </ReasonDialog>
    </Row>
  );
}
