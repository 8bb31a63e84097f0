import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { EstimateBreakdown } from '@tree-service/market/features/estimate';
import { formatCentsRange, type EstimateInput } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { Details, Text, VStack } from '@tree-service/design';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDebounced } from '@tree-service/design/hooks';
import { WorkPlan } from '../../../estimate/WorkPlan';
import type { Draft } from '../draft/draft';
import { estimateInputOf, type EstimatedAnswers } from '../submit/submission';

const OFFLINE = "You're offline. Your estimate will appear when you're back online.";

type OnPriced = (price: NonNullable<Draft['price']>) => void;

function Running({ input, onPriced }: { input: EstimateInput; onPriced: OnPriced }) {
  const { data, error, isPaused } = useQuery({
    ...estimateQuery(input),
    placeholderData: keepPreviousData,
  });
  const priced = useEffectEvent(onPriced);
  const [low, high] = [data?.low_cents, data?.high_cents];
  useEffect(() => {
    if (low !== undefined && high !== undefined) priced({ lowCents: low, highCents: high });
  }, [low, high]);
  const range = data && formatCentsRange(data.low_cents, data.high_cents);
  return (
    <>
      <Text role="status" weight="semibold">
        {range && `Estimate so far: ${range}`}
        {!range && error && `Estimate not available right now. ${messageOf(error)}`}
        {!range && !error && (isPaused ? OFFLINE : 'Calculating your estimate…')}
      </Text>
      {data && (
        <Details show="Show details" hide="Hide details">
          <VStack $gap={5}>
            <WorkPlan input={input} estimate={data} />
            <EstimateBreakdown estimate={data} label="Based on your answers so far" />
          </VStack>
        </Details>
      )}
    </>
  );
}

/** The price range of the answers so far, or what is missing for one. */
export function PriceSoFar({
  draft,
  onPriced,
}: {
  draft: EstimatedAnswers;
  /** Called with each price that is shown. */
  onPriced: OnPriced;
}) {
  const { service, trees, timing } = draft;
  const input = useMemo(
    () => estimateInputOf({ service, trees, timing }),
    [service, trees, timing],
  );
  const settled = useDebounced(input);
  if (settled !== null) return <Running input={settled} onPriced={onPriced} />;
  return (
    <Text weight="semibold">
      {service.category === 'stump_grinding'
        ? 'Enter the width of the stump to see your estimate.'
        : 'Enter the height to see your estimate.'}
    </Text>
  );
}
