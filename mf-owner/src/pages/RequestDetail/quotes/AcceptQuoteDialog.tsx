import { acceptQuote } from '@tree-service/market/api/quotes';
import { TermsText } from '@tree-service/market/features/quotes';
import { formatCents, lineAmount, newKey, quantityInWords } from '@tree-service/domain';
import { tap } from '@tree-service/kernel/native';
import { messageOf, notify, runAction } from '@tree-service/kernel';
import { Checkbox, color, ConfirmDialog, radius, space, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import styled from 'styled-components';
import { returnToHeading } from '../returnToHeading';
import { showAcceptedQuote } from '../showChange';
import { refreshRequestLater } from '../useRefreshRequest';
import type { NamedQuote } from './ownerQuote';

export interface AcceptQuoteDialogProps extends Pick<NamedQuote, 'quote' | 'businessName'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Terms = styled.div`
  max-height: 12rem;
  overflow-y: auto;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

/** Asks before a quote is accepted, and which of its optional lines are wanted; the total follows. */
export function AcceptQuoteDialog({
  quote,
  businessName,
  open,
  onOpenChange,
}: AcceptQuoteDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One key while the quote is on screen, so that a double press accepts once.
  const [key] = useState(() => newKey());
  const options = quote.quote_line_items
    .filter(({ optional }) => optional)
    .sort((one, other) => one.position - other.position);
  const total = options
    .filter(({ id }) => chosen.has(id))
    .reduce((sum, line) => sum + lineAmount(line), quote.total_cents);
  const toggle = (id: string, wanted: boolean) =>
    setChosen(
      (before) => new Set([...before].filter((one) => one !== id).concat(wanted ? id : [])),
    );

  const accept = async () => {
    try {
      showAcceptedQuote(await runAction(() => acceptQuote(quote.id, [...chosen], key)));
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    void tap();
    notify.success(`You accepted the quote from ${businessName}`);
    refreshRequestLater();
    returnToHeading();
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Accept the quote from ${businessName}?`}
      description={
        <>
          You agree to {formatCents(total)} for the work as quoted
          {chosen.size > 0 && ' with the options you chose'}.
          {quote.terms !== null && ' You also agree to the terms below.'} {businessName} will see
          your name, phone number, email and address. All other quotes are closed. You pay the Pro
          directly; we don't take a deposit.
        </>
      }
      confirmLabel="Accept quote"
      onConfirm={accept}
    >
      {options.length > 0 && (
        <VStack $gap={1} role="group" aria-label="Options">
          <Text weight="semibold">Options</Text>
          {options.map((line) => (
            <Checkbox
              key={line.id}
              label={`${line.description}, ${formatCents(lineAmount(line))}`}
              hint={quantityInWords(line) ?? undefined}
              checked={chosen.has(line.id)}
              onChange={({ target }) => toggle(line.id, target.checked)}
            />
          ))}
        </VStack>
      )}
      {quote.terms !== null && (
        <VStack $gap={1}>
          <Text weight="semibold">Terms</Text>
          <Terms role="region" aria-label={`Terms of ${businessName}`} tabIndex={0}>
            <TermsText size="sm">{quote.terms}</TermsText>
          </Terms>
        </VStack>
      )}
    </ConfirmDialog>
  );
}
