import { showRows } from '@tree-service/market/api/showRows';
import { canMove } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import { withdrawLead, type LeadJob, type LeadDetail, type LeadQuote } from '../../../api/leads';
import { canWithdraw, withdrawalInWords } from './withdrawal';

/** Nothing where withdrawing is not possible. */
export function WithdrawFromRequest({ lead }: { lead: LeadDetail }) {
  const { contact_name: owner } = lead.service_requests;
  const withdraw = useAction({
    run: (reason: string) => withdrawLead(lead.id, reason),
    done: 'You withdrew from this request.',
    failed: null,
    refresh: [['leads'], ['jobs'], ['tokens'], ['conversations']],
    show: (state) => {
      showRows<LeadDetail>([{ id: lead.id, state }]);
      if (lead.jobs) showRows<LeadJob>([{ id: lead.jobs.id, state: 'canceled' }]);
      showRows<LeadQuote>(
        lead.quotes
          .filter((quote) => canMove('quote', quote.state, 'withdraw', 'vendor'))
          .map(({ id }) => ({ id, state: 'withdrawn' })),
      );
    },
  });
  if (!canWithdraw(lead)) return null;
  return (
    <ReasonDialog
      trigger={
        <Button variant="link" size="sm">
          Withdraw from this request
        </Button>
      }
      title="Withdraw from this request?"
      description={withdrawalInWords(lead, owner)}
      draft={`withdraw/${lead.id}`}
      label="Reason"
      hint={`${owner} will see this.`}
      suggestions={['Fully booked', 'Not the work I expected', 'Equipment broke down']}
      confirmLabel="Withdraw"
      keepLabel="Keep request"
      variant="destructive"
      onConfirm={(reason) => withdraw.mutateAsync(reason)}
    />
  );
}
