import { useState } from 'react';
import type { CheckedCredential } from '../api/administration';
import type { VendorState } from '@tree-service/domain';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Button, HStack, Text, VStack } from '@tree-service/design';
import { useHasKeys } from '../keys/CaseKeys';
import { KeyCap } from '../keys/KeyCap';
import { useKey } from '../keys/useKey';
import { credentialStatus } from './credentialStatus';
import { useDecideVendor } from './useVendorActions';
import { vendorChoices, type VendorChoice } from './vendorChoices';

interface VendorActionsProps {
  readonly vendorId: string;
  readonly businessName: string;
  readonly state: VendorState;
  readonly version: number;
  readonly credentials: readonly CheckedCredential[];
}

/** Decisions that list a Pro, which the database refuses without insurance. */
const NEEDS_INSURANCE: ReadonlySet<string> = new Set(['approve', 'reinstate', 'resume']);

/** The letters of the review queue. */
const LETTERS: Readonly<Partial<Record<VendorChoice['decision'], string>>> = {
  approve: 'a',
  reject: 'r',
};

const BUTTON = { main: 'default', quiet: 'outline', destructive: 'outline' } as const;

function isInsured(credentials: readonly CheckedCredential[]): boolean {
  return credentials.some(
    (credential) =>
      credential.kind === 'liability_insurance' &&
      credential.verified_at !== null &&
      credentialStatus(credential).label !== 'Expired',
  );
}

export function VendorActions(props: VendorActionsProps) {
  const { vendorId, businessName, state, version, credentials } = props;
  const [choice, setChoice] = useState<VendorChoice | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The version when the dialog opened; null after the server refused it.
  const [expectedVersion, setExpectedVersion] = useState<number | null>(null);
  const { mutateAsync, isSuccess, variables } = useDecideVendor(vendorId);
  // The next decision is based on the version that this one made, which is still being read.
  const isOutdated = isSuccess && variables.version === version;

  const decide = async ({ decision, done, isReasonShown }: VendorChoice, reason: string) => {
    try {
      await mutateAsync({ decision, reason, version: expectedVersion ?? version });
    } catch (refusal) {
      setExpectedVersion(null);
      throw refusal;
    }
    notify.success(
      `${businessName} ${done}`,
      isReasonShown ? { description: 'The Pro can read your reason.' } : {},
    );
  };

  const offer = (offered: VendorChoice) => {
    setChoice(offered);
    setExpectedVersion(version);
    setIsOpen(true);
  };
  const choices = vendorChoices(state);
  const hasKeys = useHasKeys();
  const opening = (decision: VendorChoice['decision']) => {
    const offered =
      hasKeys && !isOutdated ? choices.find((one) => one.decision === decision) : undefined;
    return offered ? () => offer(offered) : null;
  };
  useKey('a', opening('approve'));
  useKey('r', opening('reject'));

  return (
    <>
      <HStack $gap={3} $wrap>
        {choices.map((offered) => {
          const letter = hasKeys ? LETTERS[offered.decision] : undefined;
          return (
            <Button
              key={offered.decision}
              disabled={isOutdated}
              variant={BUTTON[offered.tone]}
              aria-keyshortcuts={letter?.toUpperCase()}
              onClick={() => offer(offered)}
            >
              {offered.label}
              {letter && <KeyCap letter={letter} />}
            </Button>
          );
        })}
      </HStack>
      {choice && (
        <ReasonDialog
          keepLabel="Cancel"
          key={choice.decision}
          title={`${choice.label}: ${businessName}`}
          label="Reason"
          hint={`${choice.reasonHint}. ${choice.isReasonShown ? 'The Pro can read this. ' : ''}Saved to the audit log.`}
          draft={`vendor-${choice.decision}/${vendorId}`}
          confirmLabel={choice.label}
          variant={choice.tone === 'destructive' ? 'destructive' : 'default'}
          open={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={(reason) => decide(choice, reason)}
          mostCharacters={1000}
          description={
            <VStack $gap={3}>
              <Text>{choice.effect}</Text>
              {NEEDS_INSURANCE.has(choice.decision) && !isInsured(credentials) && (
                <Alert tone="warning" title="No verified liability insurance">
                  Only Pros with verified, unexpired liability insurance can be listed. Verify it
                  first.
                </Alert>
              )}
            </VStack>
          }
        />
      )}
    </>
  );
}
