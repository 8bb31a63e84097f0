import { showRows } from '@tree-service/market/api/showRows';
import { canMove } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import { withdrawLead, type LeadJob, type LeadDetail, type LeadQuote } from '../../../api/leads';
import { tokensInWords } from '../../../leads/words';

/** Before winning always, afterwards until the work begins. */
export function canWithdraw(lead: {
  state: LeadDetail['state'];
  jobs: { state: string } | null;
  service_requests: { state: string };
}): boolean {
  if (lead.jobs !== null && lead.state === 'won') {
    return (
      canMove('job', lead.jobs.state, 'cancel', 'vendor') &&
      canMove('request', lead.service_requests.state, 'withdraw', 'vendor')
    );
  }
  return canMove('lead', lead.state, 'withdraw', 'vendor');
}

/** What withdrawing does to the request and the tokens. */
export function withdrawalInWords(
  lead: Pick<LeadDetail, 'state' | 'engaged_at' | 'token_price'>,
  owner: string,
): string {
  const tokens = tokensInWords(lead.token_price);
  if (lead.state === 'won') {
    return `This cancels the job and offers ${owner}'s request to other Pros. The ${tokens} you spent won't be refunded.`;
  }
  if (lead.state === 'released')
    return "We'll offer your spot to other Pros. It costs you nothing.";
  return lead.engaged_at === null
    ? `This withdraws your quote and offers your spot to other Pros. We refund the ${tokens} held for it immediately.`
    : `This withdraws your quote and offers your spot to other Pros. ${owner} has replied to you, so the ${tokens} you spent won't be refunded.`;
}

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
