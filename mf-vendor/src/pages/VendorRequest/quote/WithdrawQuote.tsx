import type { LeadQuote } from '@tree-service/market/api/leads';
import { withdrawQuote } from '@tree-service/market/api/quotes';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';

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
      confirmLabel="Take back the quote"
      variant="destructive"
      onConfirm={(reason) => withdraw.mutateAsync(reason)}
    />
  );
}
