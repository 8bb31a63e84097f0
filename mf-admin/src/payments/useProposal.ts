import { useAuth } from '@tree-service/kernel';
import { showProposedRefund, type OpenRefund } from './payments.api';
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
