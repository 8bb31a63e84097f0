import { useMutation } from '@tanstack/react-query';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { reportError } from '@tree-service/kernel';
import {
  color,
  depth,
  fontSize,
  radius,
  Section,
  shadow,
  space,
  touchTarget,
} from '@tree-service/design';
import { useEffect, useRef, useState } from 'react';
import { viewQuote } from '../../../api/quotes';
import { usePicturesOfVendors } from '../vendors/usePicturesOfVendors';
import { acceptableQuotes } from './compareQuotes';
import { namedQuotes, type NamedQuote } from './ownerQuote';
import { QuoteCard } from './QuoteCard';
import { QuoteTable } from './QuoteTable';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';
import { formatCentsRange } from '@tree-service/domain';
import styled from 'styled-components';

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

const Track = styled.ul`
  position: relative;
  display: flex;
  align-items: start;
  gap: ${space(3)};
  margin: 0;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  list-style: none;
  & > li {
    flex: 0 0 92%;
    scroll-snap-align: center;
  }
`;

const Totals = styled.ul`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${depth.sticky};
  display: flex;
  gap: ${space(1)};
  margin: ${space(3)} 0 0;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  list-style: none;
  /* Beats the global style of lists. */
  && {
    padding: ${space(1)};
  }
  & > li {
    flex: 1 0 6rem;
    min-width: 0;
  }
`;

const Total = styled.button`
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  & > span,
  & > strong {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    font-variant-numeric: tabular-nums;
  }
  &[aria-current='true'] {
    background: ${color.brandSoft};
    color: ${color.text};
  }
`;

/** Quotes on a phone: swiped side by side, with every total at the bottom edge. */
function QuoteSwiper({
  quotes,
  request,
}: {
  quotes: readonly NamedQuote[];
  request: RequestDetail;
}) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const follow = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
    const range = Math.max(1, scrollWidth - clientWidth);
    setCurrent(Math.round((scrollLeft / range) * (quotes.length - 1)));
  };
  const show = (index: number) => {
    const card = track.current?.children[index];
    if (!track.current || !(card instanceof HTMLElement)) return;
    const left = card.offsetLeft - (track.current.clientWidth - card.offsetWidth) / 2;
    track.current.scrollTo({ left });
  };

  return (
    <div>
      <Track ref={track} role="list" onScroll={({ currentTarget }) => follow(currentTarget)}>
        {quotes.map((named) => (
          <li key={named.quote.id}>
            <QuoteCard named={named} request={request} />
          </li>
        ))}
      </Track>
      <Totals role="list" aria-label="Totals of the quotes">
        {quotes.map(({ quote, businessName }, index) => (
          <li key={quote.id}>
            <Total type="button" aria-current={index === current} onClick={() => show(index)}>
              <strong>{formatCentsRange(quote.total_cents, quote.highest_cents)}</strong>
              <span>{businessName}</span>
            </Total>
          </li>
        ))}
      </Totals>
    </div>
  );
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
