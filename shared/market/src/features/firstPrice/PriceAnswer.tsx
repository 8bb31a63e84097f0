import { useQuery } from '@tanstack/react-query';
import { Details, Price, RetryAlert, Skeleton, Text, VStack } from '@tree-service/design';
import { formatCents, isNobodyAsked, type SearchAhead } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { priceAndVendorsQuery, type PriceAndVendors, type PriceInput } from '../../api/estimates';
import { EstimateBreakdown } from '../estimate';
import { AskedVendors } from './AskedVendors';

// Most places have a Pro.
const SearchAheadNotice = lazy(async () => ({
  default: (await import('../vendorSearch')).SearchAheadNotice,
}));

function Range({
  answer: { estimate, city, region },
  scrollsIntoView,
}: {
  readonly answer: PriceAndVendors;
  readonly scrollsIntoView: boolean;
}) {
  const { low_cents, high_cents } = estimate;
  const range = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsIntoView) range.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView]);
  return (
    <div ref={range} role="status">
      <Text as="div" tone="muted" weight="medium">
        Estimated price in {city}, {region}
      </Text>
      <Price
        size="large"
        amount={formatCents(low_cents)}
        upTo={high_cents === low_cents ? undefined : formatCents(high_cents)}
      />
    </div>
  );
}

function Waiting({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <div aria-busy={!isOffline}>
      <Text role="status" tone="muted">
        {isOffline
          ? "You're offline. Your price will appear when you're back online."
          : 'Calculating your price…'}
      </Text>
      <Skeleton $height="3rem" $width="16rem" />
    </div>
  );
}

/** First of all, where no Pro would be asked, that; then the price. */
function Answer({
  answer,
  input,
  scrollsIntoView,
}: {
  readonly answer: PriceAndVendors;
  readonly input: PriceInput;
  readonly scrollsIntoView: boolean;
}) {
  const { search, city, region } = answer;
  const { category, timing } = input.work;
  return (
    <Suspense fallback={<Waiting isOffline={false} />}>
      {isNobodyAsked(search) && (
        <SearchAheadNotice
          search={search}
          place={`${city}, ${region}`}
          isDangerous={category === 'emergency' || timing === 'emergency'}
        />
      )}
      <Range answer={answer} scrollsIntoView={scrollsIntoView} />
    </Suspense>
  );
}

/** The explained price range of described work, and the Pros who would be asked. */
export function PriceAnswer({
  input,
  level = 3,
  scrollsIntoView = false,
  goOn,
}: {
  readonly input: PriceInput;
  /** Of the heading of the Pros. */
  readonly level?: 2 | 3;
  /** Whether the page scrolls as far as the range needs, because the last answer was given above it. */
  readonly scrollsIntoView?: boolean;
  /** Below the range: how to continue. Null until it is known whether a Pro would be asked. */
  readonly goOn?: (search: SearchAhead | null) => ReactNode;
}) {
  const { data, error, isPaused, refetch } = useQuery(priceAndVendorsQuery(input));
  return (
    <VStack $gap={5}>
      {data && <Answer answer={data} input={input} scrollsIntoView={scrollsIntoView} />}
      {!data && error && (
        <RetryAlert title="We couldn't calculate your price" onRetry={refetch}>
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && <Waiting isOffline={isPaused} />}
      {goOn?.(data?.search ?? null)}
      {data && (
        <>
          <Details show="How this price is calculated" hide="Hide the calculation">
            <EstimateBreakdown estimate={data.estimate} label="Your answers so far" />
          </Details>
          <AskedVendors vendors={data.vendors} level={level} />
        </>
      )}
    </VStack>
  );
}
