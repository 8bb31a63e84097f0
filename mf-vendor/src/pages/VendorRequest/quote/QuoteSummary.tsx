import { formatCents, formatCentsRange, type Cents } from '@tree-service/domain';
import type { SchemaForm } from '@tree-service/design/forms';
import { Price, Text, Alert, Accordion, Link, VStack, WrittenText } from '@tree-service/design';
import { useWatch, type Control } from 'react-hook-form';
import { lostInPrint } from '@tree-service/market/features/priceDocument';
import { vendorPaths } from '../../../paths';
import { quoteTotal } from './quoteLine';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

export function QuoteTotal({
  form,
  estimate,
}: {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  estimate: { low: Cents; high: Cents };
}) {
  const [lines, tax] = useWatch({ control: form.control, name: ['lines', 'tax_percent'] });
  const { lowest, highest, optional, complete } = quoteTotal(lines, tax);
  const outside = complete && (lowest < estimate.low || highest > estimate.high);
  return (
    <div aria-live="polite">
      <Price
        size="large"
        amount={formatCentsRange(lowest, highest)}
        per={complete ? 'total' : 'so far; some prices are missing'}
      />
      {optional > 0 && (
        <Text size="sm" spaceAbove={1}>
          Options: up to {formatCents(optional)} more.
        </Text>
      )}
      <Text size="sm" tone={outside ? 'warning' : 'muted'} spaceAbove={1}>
        The owner saw an estimate of {formatCentsRange(estimate.low, estimate.high)}.
        {outside && ' Your total is outside that range. Explain why in your message.'}
      </Text>
    </div>
  );
}

interface LostInPrintProps {
  readonly control: Control<QuoteInput, unknown, QuoteOutput>;
  /** Those of the business; null without any. */
  readonly terms: string | null;
}

/** Says before a quote is sent which of its characters its PDF can't show. */
export function LostInPrint({ control, terms }: LostInPrintProps) {
  const [message, lines, choices] = useWatch({ control, name: ['message', 'lines', 'choices'] });
  const texts = [
    message,
    terms ?? '',
    ...lines.map(({ description }) => description),
    ...choices.flatMap(({ names }) => names),
  ];
  const lost = lostInPrint(texts.join('\n'));
  if (lost.length === 0) return null;
  return (
    <Alert tone="warning" role="status">
      The PDF of this quote can't show {lost.slice(0, 5).join(' ')}
      {lost.length > 5 && ` and ${lost.length - 5} other characters`}, so it will show “?” instead.
      On the request page, the owner sees your text as you wrote it.
    </Alert>
  );
}

/** The terms that go with the quote being written. */
export function TermsToSend({ terms }: { terms: string | null }) {
  if (terms === null) {
    return (
      <Text size="sm" tone="muted">
        No terms go with this quote. You can <Link to={vendorPaths.pricing()}>write them once</Link>{' '}
        for all your quotes.
      </Text>
    );
  }
  return (
    <Accordion
      items={[
        {
          id: 'terms-to-send',
          title: 'Your terms go with this quote',
          content: (
            <VStack $gap={2}>
              <WrittenText>{terms}</WrittenText>
              <Link to={vendorPaths.pricing()}>Edit your terms</Link>
            </VStack>
          ),
        },
      ]}
    />
  );
}
