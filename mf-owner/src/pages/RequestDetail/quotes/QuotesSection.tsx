import { useMutation } from '@tanstack/react-query';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { reportError } from '@tree-service/kernel';
import { Section } from '@tree-service/design';
import { useEffect } from 'react';
import { viewQuote } from '../../../api/quotes';
import { usePicturesOfVendors } from '../vendors/usePicturesOfVendors';
import { acceptableQuotes } from './compareQuotes';
import { namedQuotes, type NamedQuote } from './ownerQuote';
import { QuoteCard } from './QuoteCard';
import { QuoteSwiper } from './QuoteSwiper';
import { QuoteTable } from './QuoteTable';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';

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

function useQuotesWithPictures(request: RequestDetail): NamedQuote[] {
  const pictures = usePicturesOfVendors(request);
  return namedQuotes(request).map((named) => ({
    ...named,
    pictures: pictures.get(named.quote.vendor_id),
  }));
}

function titleOf(isAgreed: boolean, count: number): string {
  if (isAgreed) return 'Agreed quote';
  return count === 1 ? 'Quote' : 'Compare quotes';
}

/**
 * The quotes of a request side by side, swiped on a phone; only the accepted one once there is one; nothing without quotes.
 */
export function QuotesSection({ request }: { request: RequestDetail }) {
  const all = useQuotesWithPictures(request);
  const accepted = all.filter(({ quote }) => quote.state === 'accepted');
  const quotes = accepted.length > 0 ? accepted : all;
  const isNarrow = useIsNarrow();
  useMarkViewed(quotes.find(({ quote }) => quote.state === 'sent')?.quote.id);
  if (quotes.length === 0) return null;
  const first = quotes.length === 1 ? quotes[0] : undefined;
  const Frame = accepted.length > 0 ? FoldedSection : Section;
  const left = acceptableQuotes(quotes.map(({ quote }) => quote));
  const general = 'Each Pro sets their own prices. Nothing is agreed until you accept a quote.';
  const Compared = isNarrow ? QuoteSwiper : QuoteTable;

  return (
    <Frame
      title={titleOf(accepted.length > 0, quotes.length)}
      description={accepted.length > 0 ? undefined : (left ?? (isNarrow ? undefined : general))}
    >
      {first && <QuoteCard named={first} request={request} />}
      {!first && <Compared quotes={quotes} request={request} />}
    </Frame>
  );
}
