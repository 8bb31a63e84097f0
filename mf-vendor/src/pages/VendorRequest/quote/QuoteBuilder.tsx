import type { LeadDetail, LeadQuote } from '@tree-service/market/api/leads';
import { sendQuote } from '@tree-service/market/api/quotes';
import type { Price } from '@tree-service/market/api/vendors';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  DateField,
  Form,
  NumberField,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, FieldMessage, Grid, HStack } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { AddLine } from './AddLine';
import { WHOLE_JOB } from './lineDraft';
import { QuoteLineFields } from './QuoteLineFields';
import { quoteSchema, type QuoteOutput } from './quoteSchema';
import { QuoteTotal } from './QuoteTotal';
import { startingQuote } from './startingQuote';

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Writes and sends a quote, or a new version of the last one. */
export function QuoteBuilder({
  lead,
  last,
  prices,
  notice,
  onSent,
  onCancel,
}: {
  lead: LeadDetail;
  last: LeadQuote | undefined;
  prices: readonly Price[];
  /** Above the button that sends. */
  notice?: ReactNode;
  onSent?: () => void;
  onCancel?: () => void;
}) {
  const request = lead.service_requests;
  const keyFor = useIdempotencyKey();
  const [start] = useState(() => startingQuote(lead, last, prices, new Date()));
  const form = useSchemaForm(quoteSchema, { defaultValues: start });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const linesError = form.formState.errors.lines?.root?.message;
  const send = useAction({
    run: (quote: QuoteOutput) => {
      const draft = {
        ...quote,
        lines: quote.lines.map(({ price, tree, ...line }) => ({
          ...line,
          unit_price_cents: price,
          tree_id: tree === WHOLE_JOB ? null : tree,
        })),
      };
      return sendQuote(lead.id, draft, last?.version ?? 0, keyFor(draft));
    },
    done: `Your quote is with ${request.contact_name}.`,
    failed: null,
    refresh: [['leads'], ['tokens']],
    onDone: onSent,
  });

  return (
    <Form
      form={form}
      label="Quote"
      onSubmit={async (values) => void (await send.mutateAsync(values))}
    >
      <Lines>
        {lines.fields.map((field, index) => (
          <QuoteLineFields
            key={field.id}
            form={form}
            index={index}
            trees={request.request_trees}
            removable={lines.fields.length > 1}
            onRemove={() => lines.remove(index)}
          />
        ))}
      </Lines>
      <AddLine prices={prices} onAdd={(line) => lines.append(line)} />
      <QuoteTotal
        form={form}
        estimate={{ low: request.estimate_low_cents, high: request.estimate_high_cents }}
      />
      {linesError !== undefined && <FieldMessage id="quote-lines-error">{linesError}</FieldMessage>}
      <TextAreaField
        control={form.control}
        name="message"
        label="Note with the quote"
        hint="What is included, what is not, and anything to prepare."
        counterMax={4000}
        optional
      />
      <Grid $min="12rem" $gap={5}>
        <DateField control={form.control} name="earliest_start" label="Earliest start" />
        <NumberField control={form.control} name="valid_days" label="Valid for" unit="days" whole />
      </Grid>
      {!send.isPending && notice}
      <HStack $gap={3} $wrap>
        <SubmitButton size="lg">
          {last ? `Send version ${last.version + 1}` : 'Send quote'}
        </SubmitButton>
        {onCancel && (
          <Button size="lg" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </HStack>
    </Form>
  );
}
