import type { CheckedCredential } from '../../api/administration';
import { CREDENTIAL_KINDS, type Tone } from '@tree-service/domain';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Button, HStack, Text } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useDecideCredential, type CredentialDecision } from './useVendorActions';

interface CredentialStatus {
  readonly label: 'Verified' | 'Not verified' | 'Rejected' | 'Expired' | 'Expires soon';
  readonly tone: Tone;
}

const SOON_MS = 30 * 86_400_000;

/** The status of a credential; verified ones warn 30 days before they expire. */
export function credentialStatus(
  {
    verified_at: verifiedAt,
    expires_on: expiresOn,
    rejected_at: rejectedAt,
  }: Pick<CheckedCredential, 'verified_at' | 'expires_on' | 'rejected_at'>,
  now: Date = new Date(),
): CredentialStatus {
  // Valid through its last day, in UTC as in the database.
  const endsAt = Date.parse(`${expiresOn}T23:59:59Z`);
  if (endsAt < now.getTime()) return { label: 'Expired', tone: 'danger' };
  if (verifiedAt === null && rejectedAt !== null) return { label: 'Rejected', tone: 'danger' };
  if (verifiedAt === null) return { label: 'Not verified', tone: 'warning' };
  return endsAt - now.getTime() < SOON_MS
    ? { label: 'Expires soon', tone: 'warning' }
    : { label: 'Verified', tone: 'success' };
}

interface Choice {
  readonly decision: CredentialDecision;
  readonly label: string;
  readonly words: 'Evidence' | 'Reason';
  readonly hint: string;
  readonly done: string;
  readonly effect: ReactNode;
  readonly isDestructive: boolean;
}

const VERIFY: Choice = {
  decision: 'verify',
  label: 'Verify',
  words: 'Evidence',
  hint: "What you checked and where, such as the issuer's register. The Pro can read this. Saved to the audit log.",
  done: 'verified',
  effect: "Owners will see “verified” with today's date.",
  isDestructive: false,
};
const REJECT: Choice = {
  decision: 'reject',
  label: 'Reject',
  words: 'Reason',
  hint: 'What is wrong with it. The Pro can read this and add another document.',
  done: 'rejected',
  effect: 'The Pro can upload another document for you to review.',
  isDestructive: true,
};
const WITHDRAW: Choice = {
  decision: 'withdraw',
  label: 'Withdraw',
  words: 'Reason',
  hint: 'Why it is no longer valid. The Pro can read this.',
  done: 'no longer verified',
  effect: 'Without other valid liability insurance, the business is paused.',
  isDestructive: true,
};

function choicesFor(credential: CheckedCredential): Choice[] {
  const { label } = credentialStatus(credential);
  if (credential.verified_at !== null) return [WITHDRAW];
  if (label === 'Expired') return [REJECT];
  return label === 'Rejected' ? [VERIFY] : [VERIFY, REJECT];
}

interface CredentialActionsProps {
  readonly credential: CheckedCredential;
  /** Path of the document on the page; empty without one. */
  readonly document: string;
}

export function CredentialActions({ credential, document }: CredentialActionsProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  // The Pro may replace it while the reason is written.
  const [checked, setChecked] = useState(document);
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useDecideCredential(credential.id);
  const name = CREDENTIAL_KINDS[credential.kind];
  return (
    <>
      <HStack $gap={2} $wrap>
        {choicesFor(credential).map((offered) => (
          <Button
            key={offered.decision}
            variant="outline"
            size="sm"
            aria-label={`${offered.label} ${name}`}
            onClick={() => {
              setChoice(offered);
              setChecked(document);
              setIsOpen(true);
            }}
          >
            {offered.label}
          </Button>
        ))}
      </HStack>
      {choice && (
        <ReasonDialog
          keepLabel="Cancel"
          key={choice.decision}
          title={`${choice.label} ${name}`}
          label={choice.words}
          hint={choice.hint}
          draft={`credential-${choice.decision}/${credential.id}`}
          confirmLabel={choice.label}
          variant={choice.isDestructive ? 'destructive' : 'default'}
          open={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={async (words) => {
            await mutateAsync({ decision: choice.decision, words, document: checked });
            notify.success(`${name} ${choice.done}`);
          }}
          mostCharacters={1000}
          description={<Text>{choice.effect}</Text>}
        />
      )}
    </>
  );
}
