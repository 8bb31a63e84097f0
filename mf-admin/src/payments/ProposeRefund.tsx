import { formatCents } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { useAuth } from '@tree-service/kernel';
import { proposeRefund, type OpenRefund, showProposedRefund } from './payments.api';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';

interface ProposalSettings extends Pick<
  OpenRefund,
  'payments' | 'business' | 'amount_cents' | 'settlement'
> {
  /** Proposes it, and returns the id of the proposal. */
  readonly run: (reason: string) => Promise<string>;
  readonly done: string;
}

/** Proposes what becomes of a payment, with a reason, and shows it among what waits for another administrator. */
export function useProposal({ run, done, ...proposed }: ProposalSettings) {
  const own = useAuth((auth) => auth.user);
  return useDecision({
    run,
    done,
    refresh: [['payments']],
    show: (id, reason: string) => {
      if (own === null) return;
      showProposedRefund({
        ...proposed,
        id,
        reason,
        payment_id: proposed.payments.id,
        state: 'pending',
        created_at: new Date().toISOString(),
        proposed_by: own.id,
        proposer: { email: own.email },
        failure: null,
        failed_at: null,
      });
    },
  }).mutateAsync;
}

/** Proposes to return a payment, with a reason; another administrator decides. */
export function ProposeRefund({
  payment,
  business,
}: {
  readonly payment: OpenRefund['payments'];
  readonly business: string;
}) {
  const propose = useProposal({
    payments: payment,
    business,
    amount_cents: payment.amount_cents,
    settlement: null,
    run: (reason) => proposeRefund(payment.id, reason),
    done: 'Refund proposed',
  });
  return (
    <DecideButton
      label="Refund"
      title={`Refund ${formatCents(payment.amount_cents)} to ${business}`}
      hint="Saved to the audit log."
      draft={`propose-refund/${payment.id}`}
      maxLength={500}
      onDecide={propose}
    >
      <Text>Another administrator must approve it.</Text>
    </DecideButton>
  );
}
