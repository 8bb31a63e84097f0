import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import type { LeadQuote } from '../../../api/leads';
import { withdrawQuote } from '../../../api/quotes';

export function WithdrawQuote({ quote, ownerName }: { quote: LeadQuote; ownerName: string }) {
  const withdraw = useAction({
    run: (reason: string) => withdrawQuote(quote.id, reason),
    done: 'Quote withdrawn. You can send another one.',
    failed: null,
    refresh: [['leads']],
    show: (state) => showRows<LeadQuote>([{ id: quote.id, state }]),
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Withdraw quote</Button>}
      title="Withdraw this quote?"
      description={`${ownerName} can no longer accept it. You keep the request and can send another quote.`}
      draft={`withdraw-quote/${quote.id}`}
      label="Reason"
      hint={`${ownerName} will see this.`}
      suggestions={['A price was wrong', 'Some work was missing']}
      confirmLabel="Withdraw quote"
      keepLabel="Keep quote"
      variant="destructive"
      onConfirm={(reason) => withdraw.mutateAsync(reason)}
    />
  );
}
