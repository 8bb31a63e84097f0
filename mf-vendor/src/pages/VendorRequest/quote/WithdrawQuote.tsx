import type { LeadQuote } from '@tree-service/shared/api/leads';
import { withdrawQuote } from '@tree-service/shared/api/quotes';
import { useAction } from '@tree-service/shared/features/action';
import { Button } from '@tree-service/shared/ui';
import { ReasonDialog } from '../../../area/ReasonDialog';

/** Takes back a quote nobody has accepted; the request stays, and a new quote can be sent. */
export function WithdrawQuote({ quote, ownerName }: { quote: LeadQuote; ownerName: string }) {
  const withdraw = useAction({
    run: (reason: string) => withdrawQuote(quote.id, reason),
    done: 'The quote is taken back. You can send another one.',
    failed: null,
    refresh: [['leads']],
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Take it back</Button>}
      title="Take back this quote?"
      description={`${ownerName} can no longer accept it. You keep the request and can send another quote.`}
      label="Reason"
      hint={`${ownerName} reads it.`}
      suggestions={['A price was wrong', 'Some work was missing']}
      confirm="Take back the quote"
      onReason={(reason) => withdraw.mutateAsync(reason)}
    />
  );
}
