import { ContactNotice } from '@tree-service/market/features/contactNotice';
import { useKeptPhotos } from '@tree-service/market/features/keptFiles';
import {
  EditConflict,
  useAction,
  useGuardedSave,
  useIdempotencyKey,
} from '@tree-service/design/hooks';
import {
  DateField,
  Form,
  FormActions,
  NumberField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { color, FieldMessage, Grid, media, space } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import {
  acceptLead,
  showAcceptedLead,
  showSentQuote,
  type LeadDetail,
  type LeadQuote,
} from '../../../api/leads';
import { sendQuote } from '../../../api/quotes';
import type { Price } from '../../../api/vendors';
import { PlainList } from '../../../area/PlainList';
import { groupOfLead } from '../../../leads/leadGroups';
import { tokensInWords } from '../../../leads/words';
import { AddLine } from './AddLine';
import { WHOLE_JOB, partOf, signed } from './quoteLine';
import { quoteSchema, type QuoteInput, type QuoteOutput } from './quoteSchema';
import { startingQuote } from './startingQuote';
import { QuoteLineFields, OptionNameFields, QuotePhotoFields } from './QuoteFields';
import { QuoteTotal, LostInPrint, TermsToSend } from './QuoteSummary';

// On a phone in reach of the thumb, however long the quote is, and over no field that has focus.
const Builder = styled.div`
  ${media.mobile} {
    & :is(input, select, textarea) {
      scroll-margin-bottom: ${space(24)};
    }
  }
`;

const Actions = styled.div<{ $isRaised: boolean }>`
  ${media.mobile} {
    position: sticky;
    bottom: 0;
    padding-block: ${space(3)};
    background: ${({ $isRaised }) => ($isRaised ? color.surfaceRaised : color.surface)};
    & button[type='submit'] {
      flex-grow: 1;
    }
    /* The dialog has a button to close it, and the keyboard needs the room. */
    & button:not([type='submit']) {
      ${({ $isRaised }) => $isRaised && 'display: none;'}
    }
  }
`;

// On its own, so that typing draws no more than this.
function MessageNotice({ control }: { control: Control<QuoteInput, unknown, QuoteOutput> }) {
  return <ContactNotice text={useWatch({ control, name: 'message' })} side="vendor" />;
}

export interface QuoteBuilderProps {
  lead: LeadDetail;
  last: LeadQuote | undefined;
  prices: readonly Price[];
  /** Those of the business; null without any. */
  terms: string | null;
  /** Shown above the submit button. */
  notice?: ReactNode;
  isCancelable?: boolean;
  /** Called when it was sent or given up. */
  onClose?: () => void;
}

/** Sends the first quote or a new version. An open offer is accepted with its first quote. */
export function QuoteBuilder({
  lead,
  last,
  prices,
  terms,
  notice,
  isCancelable = false,
  onClose = () => undefined,
}: QuoteBuilderProps) {
  const request = lead.service_requests;
  const keyFor = useIdempotencyKey();
  const acceptKeyFor = useIdempotencyKey();
  const isOffer = groupOfLead(lead.state) === 'new';
  const [start] = useState(() => startingQuote(lead, last, prices, new Date()));
  // What was typed for one version is no draft of the next.
  const [draft] = useState(`quote/${lead.id}/${last?.version ?? 0}`);
  const form = useSchemaForm(quoteSchema, { defaultValues: start });
  const kept = useKeptPhotos({
    draft,
    value: useWatch({ control: form.control, name: 'photos' }),
    restore: (photos) => form.setValue('photos', photos),
  });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const { lines: problems } = form.formState.errors;
  const linesError = problems?.root?.message ?? problems?.message;
  const photosBefore = last?.quote_photos.map(({ path }) => path) ?? [];
  const send = useAction({
    run: async ({ quote, expectedVersion }: { quote: QuoteOutput; expectedVersion?: number }) => {
      const { lines, choices, photos, keepPhotos, ...terms } = quote;
      const uploaded = await kept.finish(photos);
      const content = {
        ...terms,
        photos: [...(keepPhotos ? photosBefore : []), ...uploaded],
        lines: lines.map(({ price, tree, part, isDiscount, ...line }) => ({
          ...line,
          ...partOf(part, choices),
          unit_price_cents: signed(isDiscount, price),
          tree_id: tree === WHOLE_JOB ? null : tree,
        })),
      };
      const accepted = isOffer ? await acceptLead(lead.id, acceptKeyFor(lead.id)) : null;
      const sent = await sendQuote(lead.id, content, keyFor(content), expectedVersion);
      return { accepted, sent };
    },
    done: `Quote sent to ${request.contact_name}.`,
    failed: null,
    refresh: [['leads'], ['tokens'], ['conversations']],
    show: ({ accepted, sent }) => {
      kept.sent();
      if (accepted) showAcceptedLead(accepted);
      showSentQuote(sent);
    },
    onDone: onClose,
  });
  const guarded = useGuardedSave<QuoteOutput>({
    version: last?.version ?? 0,
    save: async (quote, expectedVersion) =>
      (await send.mutateAsync({ quote, expectedVersion })).sent.version,
  });

  return (
    <Builder>
      <Form form={form} draft={draft} label="Quote" onSubmit={guarded.send}>
        <PlainList as="ol" $gap={0}>
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
        </PlainList>
        <AddLine
          prices={prices}
          trees={request.request_trees}
          onAdd={(line) => lines.append(line)}
        />
        <OptionNameFields form={form} />
        <NumberField
          control={form.control}
          name="tax_percent"
          label="Sales tax"
          unit="%"
          hint="Added to the sum of all lines. Leave it empty if there is none."
          optional
        />
        <QuoteTotal
          form={form}
          estimate={{ low: request.estimate_low_cents, high: request.estimate_high_cents }}
        />
        {linesError !== undefined && (
          <FieldMessage id="quote-lines-error">{linesError}</FieldMessage>
        )}
        <TextAreaField
          control={form.control}
          name="message"
          label="Message"
          hint="What's included, what isn't, and anything the owner should prepare."
          counterMax={4000}
          optional
        />
        {lead.contact_shared_at === null && <MessageNotice control={form.control} />}
        <QuotePhotoFields form={form} photos={kept} before={photosBefore.length} />
        <Grid $min="12rem" $gap={5}>
          <DateField control={form.control} name="earliest_start" label="Earliest start" />
          <NumberField
            control={form.control}
            name="valid_days"
            label="Valid for"
            unit="days"
            whole
          />
        </Grid>
        <TermsToSend terms={terms} />
        <LostInPrint control={form.control} terms={terms} />
        {!send.isPending && notice}
        {guarded.refused && (
          <EditConflict busy={send.isPending} onTakeTheirs={onClose} onSaveMine={guarded.overwrite}>
            Another quote was sent. Your edits are still here and haven't been sent.
          </EditConflict>
        )}
        <Actions $isRaised={isOffer}>
          <FormActions
            submit={
              isOffer
                ? `Accept for ${tokensInWords(lead.token_price)} and send`
                : last
                  ? `Send version ${last.version + 1}`
                  : 'Send quote'
            }
            onCancel={isCancelable ? onClose : undefined}
          />
        </Actions>
      </Form>
    </Builder>
  );
}
