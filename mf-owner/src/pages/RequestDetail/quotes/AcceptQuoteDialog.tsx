import {
  choicesOf,
  formatCents,
  formatCentsRange,
  lineAmount,
  lineInWords,
  newKey,
  priceRange,
  quantityInWords,
} from '@tree-service/domain';
import { tap } from '@tree-service/kernel/native';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { phone } from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { myProfileQuery, updateProfile } from '@tree-service/market/api/account';
import {
  Checkbox,
  color,
  ConfirmDialog,
  FieldFrame,
  fieldParts,
  radius,
  RadioGroup,
  space,
  Text,
  TextInput,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { useId, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { acceptQuote } from '../../../api/quotes';
import { useRequestAction, showAcceptedQuote } from '../useRequestAction';
import { returnToHeading } from '../moveFocus';
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

type Line = NamedQuote['quote']['quote_line_items'][number];

const hasAll =
  (chosen: ReadonlySet<string>) =>
  ({ lines }: { readonly lines: readonly Line[] }) =>
    lines.every(({ id }) => chosen.has(id));

/** Asks before a quote is accepted, which options and optional lines are wanted; the total follows. */
export function AcceptQuoteDialog({
  quote,
  businessName,
  open,
  onOpenChange,
}: AcceptQuoteDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One key while the quote is on screen, so that a double press accepts once.
  const [key] = useState(() => newKey());
  const [number, setNumber] = useState('');
  const phoneId = useId();
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.profile?.id ?? '');
  // What sign-in knows may be old: a request sent since then may have brought a number.
  const hadPhone = useAuth((auth) => (auth.profile?.phone ?? null) !== null);
  const { data: profile } = useQuery({
    ...myProfileQuery(userId),
    enabled: open && !hadPhone && userId !== '',
    staleTime: 0,
  });
  const isPhoneMissing = profile?.phone === null;
  const send = useRequestAction({
    run: () => acceptQuote(quote.id, [...chosen], key),
    show: showAcceptedQuote,
    done: `You accepted the quote from ${businessName}`,
    onDone: () => {
      void tap();
      returnToHeading();
    },
  });
  const options = quote.quote_line_items
    .filter(({ optional }) => optional)
    .sort((one, other) => one.position - other.position);
  const choices = choicesOf(quote.quote_line_items, lineAmount);
  const picked = choices.filter((choice) => choice.options.some(hasAll(chosen)));
  const price = priceRange(
    quote.quote_line_items.map((line) =>
      line.optional || picked.some(({ choice }) => choice === line.choice)
        ? { ...line, chosen: chosen.has(line.id) }
        : line,
    ),
    lineAmount,
    quote.tax_percent,
  );
  const toggle = (id: string, wanted: boolean) =>
    setChosen(
      (before) => new Set([...before].filter((one) => one !== id).concat(wanted ? id : [])),
    );

  const choose = (choice: (typeof choices)[number], name: string) =>
    setChosen((before) => {
      const others = choice.options.flatMap(({ lines }) => lines.map(({ id }) => id));
      const wanted = choice.options.find((option) => option.name === name)?.lines ?? [];
      return new Set([
        ...[...before].filter((id) => !others.includes(id)),
        ...wanted.map(({ id }) => id),
      ]);
    });

  const accept = async () => {
    if (picked.length < choices.length)
      throw new Error('Choose one of the options before you accept.');
    // Also when the press comes before the field does.
    const known = hadPhone ? null : await queryClient.ensureQueryData(myProfileQuery(userId));
    if (known?.phone === null) {
      const given = v.safeParse(phone, number);
      if (!given.success) throw new Error(given.issues[0].message);
      await updateProfile(userId, { phone: given.output });
      await queryClient.invalidateQueries({ queryKey: myProfileQuery(userId).queryKey });
    }
    await send.mutateAsync();
  };

  return (
    <ConfirmDialog
      cancelLabel="Cancel"
      open={open}
      onOpenChange={onOpenChange}
      title={`Accept the quote from ${businessName}?`}
      description={
        <>
          You agree to {formatCentsRange(price.lowest, price.highest)} for the work as quoted
          {chosen.size > 0 && ' with the options you chose'}
          {quote.tax_percent > 0 && `, including ${quote.tax_percent}% sales tax`}.
          {quote.terms !== null && ' You also agree to the terms below.'} {businessName} will see
          your name, phone number, email and address. All other quotes are closed. You pay the Pro
          directly; we don't take a deposit.
        </>
      }
      confirmLabel="Accept quote"
      onConfirm={accept}
    >
      {choices.map((choice) => (
        <RadioGroup
          key={choice.choice}
          label={choices.length > 1 ? `Choose one (${choice.choice})` : 'Choose one'}
          name={`choice-${quote.id}-${choice.choice}`}
          value={choice.options.find(hasAll(chosen))?.name ?? null}
          onChange={(name) => choose(choice, name)}
          options={choice.options.map(({ name, cents, lines }) => ({
            value: name,
            label: `${name}, ${formatCents(cents)}`,
            hint: lines
              .map(({ description, quantity, unit }) =>
                lineInWords({ description, quantity, unit }),
              )
              .join('; '),
          }))}
        />
      ))}
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
      {isPhoneMissing && (
        <FieldFrame
          id={phoneId}
          label="Your phone number"
          hint={`${businessName} needs a number to reach you on the day of the work. It's saved in your account.`}
        >
          <TextInput
            id={phoneId}
            type="tel"
            autoComplete="tel-national"
            aria-describedby={fieldParts(phoneId).hint}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </FieldFrame>
      )}
      {quote.terms !== null && (
        <VStack $gap={1}>
          <Text weight="semibold">Terms</Text>
          <Terms role="region" aria-label={`Terms of ${businessName}`} tabIndex={0}>
            <WrittenText size="sm">{quote.terms}</WrittenText>
          </Terms>
        </VStack>
      )}
    </ConfirmDialog>
  );
}
