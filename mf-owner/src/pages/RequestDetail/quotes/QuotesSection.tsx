import { useMutation } from '@tanstack/react-query';
import { viewQuote } from '@tree-service/market/api/quotes';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { reportError } from '@tree-service/kernel';
import { Section, VStack } from '@tree-service/design';
import { useEffect } from 'react';
import { namedQuotes } from './ownerQuote';
import { QuoteCard } from './QuoteCard';
import { QuoteTable } from './QuoteTable';
import { useIsNarrow } from './useIsNarrow';

function useMarkViewed(unseen: string | undefined) {
  const { mutate } = useMutation({
    mutationFn: viewQuote,
    onError: (error) =>
      reportError(error, { severity: 'warning', category: 'api', source: 'QuotesSection' }),
  });
  useEffect(() => {
    if (unseen !== undefined) mutate(unseen);
  }, [unseen, mutate]);
}

function titleOf(isAgreed: boolean, count: number): string {
  if (isAgreed) return 'Agreed quote';
  return count === 1 ? 'Quote' : 'Compare quotes';
}

/**
 * The quotes of a request: side by side, stacked on a phone; only the accepted one once there is one; nothing without quotes.
 */
export function QuotesSection({ request }: { request: RequestDetail }) {
  const all = namedQuotes(request);
  const accepted = all.filter(({ quote }) => quote.state === 'accepted');
  const quotes = accepted.length > 0 ? accepted : all;
  const isNarrow = useIsNarrow();
  useMarkViewed(quotes.find(({ quote }) => quote.state === 'sent')?.quote.id);
  if (quotes.length === 0) return null;

  return (
    <Section
      title={titleOf(accepted.length > 0, quotes.length)}
      description={
        accepted.length > 0
          ? undefined
          : 'Each Pro sets their own prices. Nothing is agreed until you accept a quote.'
      }
    >
      {quotes.length > 1 && !isNarrow ? (
        <QuoteTable quotes={quotes} request={request} />
      ) : (
        <VStack>
          {quotes.map((named) => (
            <QuoteCard key={named.quote.id} named={named} request={request} />
          ))}
        </VStack>
      )}
    </Section>
  );
}
