import { useQuery } from '@tanstack/react-query';
import { Details, Price, RetryAlert, Skeleton, Text, VStack } from '@tree-service/design';
import { formatCents } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import type { ReactNode } from 'react';
import { priceAndProsQuery, type PriceInput } from '../../api/estimates';
import { EstimateBreakdown } from '../estimate';
import { AskedPros } from './AskedPros';

/** The explained price range of described work, and the Pros who would be asked. */
export function PriceAnswer({
  input,
  children,
}: {
  readonly input: PriceInput;
  /** Below the range: how to go on. */
  readonly children?: ReactNode;
}) {
  const { data, error, isPaused, refetch } = useQuery(priceAndProsQuery(input));
  if (error) {
    return (
      <RetryAlert title="We couldn't calculate your price" onRetry={refetch}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (data === undefined) {
    return (
      <VStack $gap={3} aria-busy={!isPaused}>
        <Text role="status" tone="muted">
          {isPaused
            ? "You're offline. Your price will appear when you're back online."
            : 'Calculating your price…'}
        </Text>
        <Skeleton $height="3rem" $width="16rem" />
        <Skeleton $height="8rem" $radius="lg" />
      </VStack>
    );
  }
  const { low_cents, high_cents } = data.estimate;
  return (
    <VStack $gap={5}>
      <div role="status">
        <Text as="div" tone="muted" weight="medium">
          Estimated price in {data.city}, {data.region}
        </Text>
        <Price
          size="large"
          amount={formatCents(low_cents)}
          upTo={high_cents === low_cents ? undefined : formatCents(high_cents)}
        />
      </div>
      {children}
      <Details show="How this price is calculated" hide="Hide the calculation">
        <EstimateBreakdown estimate={data.estimate} label="Your answers so far" />
      </Details>
      <AskedPros pros={data.pros} />
    </VStack>
  );
}
