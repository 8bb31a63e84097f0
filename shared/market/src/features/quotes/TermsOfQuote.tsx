import { Accordion, WrittenText, Text } from '@tree-service/design';
import {
  formatCents,
  formatCentsRange,
  formatDay,
  type AgreedPrice,
  choicesOf,
  isOpenChoice,
  lineAmount,
  priceRange,
  taxInWords,
  taxOf,
  type Cents,
  type OptionFacts,
  LOCALE,
} from '@tree-service/domain';

interface QuoteDates {
  /** A calendar date. */
  earliest_start: string | null;
  valid_until: string;
}

/** What a quote says besides its lines, for both sides and the PDF, on the property's calendar. */
export function quoteTerms({ earliest_start, valid_until }: QuoteDates, timeZone: string) {
  return [
    {
      term: 'Earliest start',
      description:
        earliest_start === null ? 'Not specified' : formatDay(`${earliest_start}T12:00:00Z`, 'UTC'),
    },
    { term: 'Valid until', description: formatDay(valid_until, timeZone) },
  ];
}

/** The day a quote was sent, on the property's calendar. */
export function sentOn({ created_at }: { readonly created_at: string }, timeZone: string): string {
  return formatDay(created_at, timeZone);
}

/** What a price was before changes that both sides agreed to; null without changes. */
export function changedFrom({ quotedCents }: AgreedPrice): string | null {
  return quotedCents === null ? null : `Quote of ${formatCents(quotedCents)}, with agreed changes`;
}

/** The terms a quote was sent with, opened on demand; nothing without any. */
export function TermsOfQuote({
  quote: { id, terms },
  level,
}: {
  quote: { readonly id: string; readonly terms: string | null };
  level?: 2 | 3 | 4;
}) {
  if (terms === null) return null;
  return (
    <Accordion
      level={level}
      items={[
        {
          id: `terms-${id}`,
          title: 'Terms of this quote',
          content: <WrittenText>{terms}</WrittenText>,
        },
      ]}
    />
  );
}

type Line = OptionFacts & { readonly quantity: number; readonly unit_price_cents: Cents };

const either = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** The sales tax in a quote's price, from the cheapest to the most expensive options: "$82.50". */
export function taxOfQuote(lines: readonly Line[], percent: number): string {
  const { lowest, highest } = priceRange(lines, lineAmount);
  return formatCentsRange(taxOf(lowest, percent), taxOf(highest, percent));
}

/**
 * What is in a quote's price besides its lines, and what the owner still chooses: between options, and what optional
 * lines would add. Nothing without any.
 */
export function OptionsNote({
  lines,
  taxPercent,
}: {
  readonly lines: readonly Line[];
  readonly taxPercent: number;
}) {
  const choices = choicesOf(lines.filter(isOpenChoice), lineAmount);
  const { optional } = priceRange(lines, lineAmount, taxPercent);
  return (
    <>
      {taxPercent > 0 && (
        <Text as="div" size="sm" tone="muted">
          Includes {taxInWords(taxPercent).toLowerCase()}: {taxOfQuote(lines, taxPercent)}
        </Text>
      )}
      {choices.map(({ choice, options }) => (
        <Text key={choice} as="div" size="sm" tone="muted">
          Choose one{taxPercent > 0 && ' (before tax)'}:{' '}
          {either.format(options.map(({ name, cents }) => `${name} (${formatCents(cents)})`))}
        </Text>
      ))}
      {optional > 0 && (
        <Text as="div" size="sm" tone="muted">
          Options: up to {formatCents(optional)} more
        </Text>
      )}
    </>
  );
}
