import { showRows } from '@tree-service/market/api/showRows';
import { canMove, type QuoteState } from '@tree-service/domain';
import { Button, space } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { ReasonDialog } from '@tree-service/design/forms';
import { declineQuote, requestQuoteChanges } from '../../../api/quotes';
import { TALK } from '../vendors/ownerLead';
import { useRequestAction } from '../useRequestAction';
import { AcceptQuoteDialog } from './AcceptQuoteDialog';
import type { NamedQuote } from './ownerQuote';

type OpenDialog = 'accept' | 'changes' | 'decline' | null;

// Accepting has a row of its own.
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 24rem;
  & > button {
    flex: 1 1 auto;
  }
  & > button:first-child {
    flex-basis: 100%;
  }
`;

/** Accepting a quote, asking about it, requesting changes or declining it. */
export function QuoteActions({ quote, businessName, lead }: NamedQuote) {
  const [, setParameters] = useSearchParams();
  const hasMessages = useFeatureFlag('messaging');
  const conversationId = hasMessages ? lead?.conversations?.id : undefined;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const show = (state: QuoteState, note: string) =>
    showRows<NamedQuote['quote']>([{ id: quote.id, state, owner_note: note }]);
  const askForChanges = useRequestAction({
    run: (note: string) => requestQuoteChanges(quote.id, note),
    show,
  });
  const decline = useRequestAction({
    run: (reason: string) => declineQuote(quote.id, reason),
    show,
  });
  const may = (event: string) => canMove('quote', quote.state, event, 'owner');
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  return (
    <>
      <Answers role="group" aria-label={`Respond to ${businessName}`}>
        {may('accept') && <Button onClick={() => setDialog('accept')}>Accept quote</Button>}
        {may('request_changes') && (
          <Button variant="outline" onClick={() => setDialog('changes')}>
            Request changes
          </Button>
        )}
        {may('accept') && conversationId !== undefined && (
          <Button variant="outline" onClick={() => setParameters({ [TALK]: conversationId })}>
            Ask a question
          </Button>
        )}
        {may('decline') && (
          <Button variant="ghost" onClick={() => setDialog('decline')}>
            Decline
          </Button>
        )}
      </Answers>
      <AcceptQuoteDialog {...openAs('accept')} quote={quote} businessName={businessName} />
      <ReasonDialog
        {...openAs('changes')}
        title={`Request changes from ${businessName}`}
        description="The Pro will see your message and can send a new version of the quote."
        draft={`quote-changes/${quote.id}`}
        label="What should change?"
        missing="Please describe what should change"
        mostCharacters={2000}
        confirmLabel="Request changes"
        keepLabel="Decide later"
        onConfirm={(note) => askForChanges.mutateAsync(note)}
      />
      <ReasonDialog
        {...openAs('decline')}
        title={`Decline the quote from ${businessName}`}
        description="The Pro will see your reason. A clear reason helps them quote better."
        draft={`quote-decline/${quote.id}`}
        label="Why are you declining?"
        mostCharacters={2000}
        confirmLabel="Decline quote"
        keepLabel="Decide later"
        variant="destructive"
        onConfirm={(reason) => decline.mutateAsync(reason)}
      />
    </>
  );
}
