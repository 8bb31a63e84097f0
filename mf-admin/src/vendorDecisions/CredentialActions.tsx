import type { CheckedCredential } from '../api/administration';
import { CREDENTIAL_KINDS } from '@tree-service/domain';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Button, HStack, Text } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { credentialStatus } from './credentialStatus';
import { useDecideCredential, type CredentialDecision } from './useVendorActions';

interface Choice {
  readonly decision: CredentialDecision;
  readonly label: string;
  /** What has to be given. */
  readonly words: 'Evidence' | 'Reason';
  readonly hint: string;
  readonly done: string;
  readonly effect: ReactNode;
  readonly isGrave: boolean;
}

const VERIFY: Choice = {
  decision: 'verify',
  label: 'Verify',
  words: 'Evidence',
  hint: 'What you checked and where, such as the issuer’s register. The Pro reads it, and it is kept in the audit log.',
  done: 'is verified',
  effect: 'Owners will read “verified” with today’s date.',
  isGrave: false,
};
const REJECT: Choice = {
  decision: 'reject',
  label: 'Reject',
  words: 'Reason',
  hint: 'What is wrong with it. The Pro reads this and can add another document.',
  done: 'is rejected',
  effect: 'The Pro can put another document behind it, and you are asked again.',
  isGrave: true,
};
const WITHDRAW: Choice = {
  decision: 'withdraw',
  label: 'Withdraw',
  words: 'Reason',
  hint: 'Why it no longer holds. The Pro reads this.',
  done: 'is no longer verified',
  effect: 'Without any other valid liability insurance the business is paused.',
  isGrave: true,
};

function choicesFor(credential: CheckedCredential): Choice[] {
  const { label } = credentialStatus(credential);
  if (credential.verified_at !== null) return [WITHDRAW];
  if (label === 'Expired') return [REJECT];
  return label === 'Rejected' ? [VERIFY] : [VERIFY, REJECT];
}

/** What an administrator can decide about a credential now, each asking for its words. */
export function CredentialActions({ credential }: { readonly credential: CheckedCredential }) {
  const [choice, setChoice] = useState<Choice | null>(null);
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
              setIsOpen(true);
            }}
          >
            {offered.label}
          </Button>
        ))}
      </HStack>
      {choice && (
        <ReasonDialog
          key={choice.decision}
          title={`${choice.label} ${name}`}
          label={choice.words}
          hint={choice.hint}
          confirmLabel={choice.label}
          variant={choice.isGrave ? 'destructive' : 'default'}
          open={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={async (words) => {
            await mutateAsync({ decision: choice.decision, words });
            notify.success(`${name} ${choice.done}`);
          }}
          mostCharacters={1000}
          description={<Text>{choice.effect}</Text>}
        />
      )}
    </>
  );
}
