import { Alert } from '@tree-service/design';
import { lostInPrint } from '@tree-service/market/features/priceDocument';
import { useWatch, type Control } from 'react-hook-form';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

interface LostInPrintProps {
  readonly control: Control<QuoteInput, unknown, QuoteOutput>;
  /** Those of the business; null without any. */
  readonly terms: string | null;
}

/** Says before a quote is sent which of its characters its PDF can't show. */
export function LostInPrint({ control, terms }: LostInPrintProps) {
  const [message, lines] = useWatch({ control, name: ['message', 'lines'] });
  const texts = [message, terms ?? '', ...lines.map(({ description }) => description)];
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
