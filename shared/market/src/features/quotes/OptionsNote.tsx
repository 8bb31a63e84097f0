import {
  choicesOf,
  formatCents,
  isOpenChoice,
  lineAmount,
  priceRange,
  type Cents,
  type OptionFacts,
  LOCALE,
} from '@tree-service/domain';
import { Text } from '@tree-service/design';

type Line = OptionFacts & { readonly quantity: number; readonly unit_price_cents: Cents };

const either = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** What the owner still chooses of a quote: between options, and what optional lines would add; nothing without any. */
export function OptionsNote({ lines }: { readonly lines: readonly Line[] }) {
  const choices = choicesOf(lines.filter(isOpenChoice), lineAmount);
  const { optional } = priceRange(lines, lineAmount);
  return (
    <>
      {choices.map(({ choice, options }) => (
        <Text key={choice} as="div" size="sm" tone="muted">
          Choose one:{' '}
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
