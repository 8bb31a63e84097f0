import { notify, useAuth } from '@tree-service/kernel';
import { capitalized } from '@tree-service/domain';
import { HStack, Text } from '@tree-service/design';
import { ONLY_ADMINISTRATOR, useIsOnlyAdministrator } from '../layout/useIsOnlyAdministrator';
import type { ProposalDecision } from '../../api/administration';
import { DecideButton } from './DecideButton';

/** What an administrator decided about a proposal, and why. */
export interface Decided {
  readonly decision: ProposalDecision;
  readonly reason: string;
}

interface SecondDecisionProps {
  /** What was proposed: "refund". */
  readonly noun: string;
  readonly id: string;
  /** Tells it from others: "$70 to Ash & Sons". */
  readonly subject: string;
  readonly proposedBy: string | null;
  /** The account it is about, which may not decide either. */
  readonly about?: string;
  /** What an approval does. */
  readonly approving: string;
  /** What is the case without one. */
  readonly otherwise: string;
  readonly decide: (decision: ProposalDecision, reason: string) => Promise<unknown>;
}

const DONE: Readonly<Record<ProposalDecision, string>> = {
  approve: 'approved',
  refuse: 'rejected',
  withdraw: 'withdrawn',
};

/** What takes two administrators: the other one approves or rejects it, its own one can withdraw it. */
export function SecondDecision(props: SecondDecisionProps) {
  const { noun, id, subject, proposedBy, about, approving, otherwise, decide } = props;
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const isOnlyAdministrator = useIsOnlyAdministrator();
  const shared = (label: string, decision: ProposalDecision) => ({
    label,
    title: `${label} ${subject}`,
    hint: 'Saved to the audit log.',
    maxLength: 500,
    draft: `${noun}-${decision}/${id}`,
    onDecide: async (reason: string) => {
      await decide(decision, reason);
      notify.success(`${capitalized(noun)} ${DONE[decision]}`);
    },
  });
  if (proposedBy !== null && proposedBy === ownId) {
    return (
      <>
        <Text tone="muted">
          You proposed this {noun}, so another administrator must decide.
          {isOnlyAdministrator && ` ${ONLY_ADMINISTRATOR}`}
        </Text>
        <div>
          <DecideButton {...shared('Withdraw', 'withdraw')}>
            <Text>{otherwise}</Text>
          </DecideButton>
        </div>
      </>
    );
  }
  if (about !== undefined && about === ownId) {
    return <Text tone="muted">This is about you, so another administrator must decide.</Text>;
  }
  return (
    <HStack $gap={3} $wrap>
      <DecideButton {...shared('Approve', 'approve')} variant="default" letter="a">
        <Text>{approving}</Text>
      </DecideButton>
      <DecideButton {...shared('Reject', 'refuse')} isDestructive letter="r">
        <Text>{otherwise}</Text>
      </DecideButton>
    </HStack>
  );
}
