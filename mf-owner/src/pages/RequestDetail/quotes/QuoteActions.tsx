import { acceptQuote, declineQuote, requestQuoteChanges } from '@tree-service/market/api/quotes';
import { canMove, formatCents, newKey } from '@tree-service/domain';
import { tap } from '@tree-service/kernel/native';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog, VStack } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { returnToHeading } from '../returnToHeading';
import { useRefreshRequest } from '../useRefreshRequest';
import type { NamedQuote } from './ownerQuote';

type OpenDialog = 'accept' | 'changes' | 'decline' | null;

/** What the owner can do with a quote: accept it, ask for changes, decline it. */
export function QuoteActions({ quote, businessName }: NamedQuote) {
  const refresh = useRefreshRequest();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  // One key for as long as the quote is on screen: pressing twice accepts once.
  const [key] = useState(() => newKey());
  const may = (event: string) => canMove('quote', quote.state, event, 'owner');
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  const accept = async () => {
    try {
      await acceptQuote(quote.id, key);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    void tap();
    notify.success(`You accepted the quote of ${businessName}`);
    await refresh();
    returnToHeading();
  };

  return (
    <>
      <VStack $gap={2} role="group" aria-label={`Answer ${businessName}`}>
        {may('accept') && (
          <Button fullWidth onClick={() => setDialog('accept')}>
            Accept quote
          </Button>
        )}
        {may('request_changes') && (
          <Button fullWidth variant="outline" onClick={() => setDialog('changes')}>
            Ask for changes
          </Button>
        )}
        {may('decline') && (
          <Button fullWidth variant="ghost" onClick={() => setDialog('decline')}>
            Decline
          </Button>
        )}
      </VStack>
      <ConfirmDialog
        {...openAs('accept')}
        title={`Accept the quote of ${businessName}?`}
        description={
          <>
            You agree to {formatCents(quote.total_cents)} for the work as quoted. {businessName}{' '}
            then sees your name, phone number, email and address in order to do the work. All other
            quotes are closed. You settle the price directly with the Pro; no deposit is taken here.
          </>
        }
        confirmLabel="Accept quote"
        onConfirm={accept}
      />
      <ReasonDialog
        {...openAs('changes')}
        title={`Ask ${businessName} for changes`}
        description="The Pro sees your words and can send a new version of the quote."
        label="What should change?"
        missing="Say what should change"
        mostCharacters={2000}
        confirmLabel="Ask for changes"
        onConfirm={async (note) => {
          await requestQuoteChanges(quote.id, note);
          await refresh();
        }}
      />
      <ReasonDialog
        {...openAs('decline')}
        title={`Decline the quote of ${businessName}`}
        description="The Pro sees your reason. A clear one helps them to quote better."
        label="Why does it not suit you?"
        missing="Give a reason"
        mostCharacters={2000}
        confirmLabel="Decline quote"
        variant="destructive"
        onConfirm={async (reason) => {
          await declineQuote(quote.id, reason);
          await refresh();
        }}
      />
    </>
  );
}
