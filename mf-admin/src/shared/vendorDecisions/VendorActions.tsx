import { useState } from 'react';
import type { CheckedCredential, VendorDecision } from '../../api/administration';
import { canMove, type VendorState } from '@tree-service/domain';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Button, HStack, Text, VStack } from '@tree-service/design';
import { useHasKeys, KeyCap, useKey } from '../caseFile/CaseKeys';
import { useDecideVendor } from './useVendorActions';
import { credentialStatus } from './CredentialActions';

interface VendorActionsProps {
  readonly vendorId: string;
  readonly businessName: string;
  readonly state: VendorState;
  readonly version: number;
  readonly credentials: readonly CheckedCredential[];
}

/** Decisions that list a Pro, which the database refuses without insurance. */
const NEEDS_INSURANCE: ReadonlySet<string> = new Set(['approve', 'reinstate', 'resume']);

interface VendorChoice {
  readonly decision: VendorDecision;
  readonly label: string;
  /** What will happen. */
  readonly effect: string;
  readonly reasonHint: string;
  /** After the name of the business, once it is done. */
  readonly done: string;
  readonly tone: 'main' | 'quiet' | 'destructive';
  /** Whether the Pro can read the reason. */
  readonly isReasonShown: boolean;
}

const CHOICES: readonly VendorChoice[] = [
  {
    decision: 'approve',
    label: 'Approve',
    effect:
      'The business becomes public, can be matched with requests and gets its welcome tokens, unless another account had them with the same policy.',
    reasonHint: 'What you checked',
    done: 'approved',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'request_documents',
    label: 'Request documents',
    effect: 'The Pro can add what is missing and submit again.',
    reasonHint: 'Which documents are missing, and why',
    done: 'was asked for documents',
    tone: 'quiet',
    isReasonShown: true,
  },
  {
    decision: 'reject',
    label: 'Reject',
    effect: 'The application is closed. The Pro can apply again later.',
    reasonHint: 'Why the business cannot be approved',
    done: 'rejected',
    tone: 'destructive',
    isReasonShown: true,
  },
  {
    decision: 'resume',
    label: 'Resume',
    effect: 'The business is public again and can be matched with requests.',
    reasonHint: 'What has changed',
    done: 'resumed',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'reinstate',
    label: 'Reinstate',
    effect: 'The suspension ends: the business is public again and can be matched with requests.',
    reasonHint: 'What has changed',
    done: 'reinstated',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'suspend',
    label: 'Suspend',
    effect: 'The business is hidden and receives no offers until you reinstate it.',
    reasonHint: 'What happened, and what needs to change',
    done: 'suspended',
    tone: 'destructive',
    isReasonShown: true,
  },
  {
    decision: 'terminate',
    label: 'Remove',
    effect: "The business is permanently removed from the marketplace. You can't undo this.",
    reasonHint: 'Why the business is removed',
    done: 'removed',
    tone: 'destructive',
    isReasonShown: true,
  },
];

/** The decisions possible in a state, most likely first. */
export function vendorChoices(state: VendorState): VendorChoice[] {
  return CHOICES.filter(({ decision }) => canMove('vendor', state, decision, 'admin'));
}

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
