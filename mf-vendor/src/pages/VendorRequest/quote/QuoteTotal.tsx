import { formatCents, formatCentsRange, type Cents } from '@tree-service/domain';
import type { SchemaForm } from '@tree-service/design/forms';
import { Price, Text } from '@tree-service/design';
import { useWatch } from 'react-hook-form';
import { quoteTotal } from './quoteLine';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

export function QuoteTotal({
  form,
  estimate,
}: {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  estimate: { low: Cents; high: Cents };
}) {
  const { lowest, highest, optional, complete } = quoteTotal(
    useWatch({ control: form.control, name: 'lines' }),
  );
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
