import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { formatCentsRange, type EstimateInput } from '@tree-service/domain';
import { EstimateBreakdown } from '@tree-service/market/features/estimate';
import { messageOf } from '@tree-service/kernel';
import { Card, Details, Text } from '@tree-service/design';
import { useMemo } from 'react';
import { useDebounced } from '../../../area/useDebounced';
import { estimateInputOf, type EstimatedAnswers } from '../submit/submission';

const OFFLINE = "You're offline. Your estimate will appear when you're back online.";

function Running({ input }: { input: EstimateInput }) {
  const { data, error, isPaused } = useQuery({
    ...estimateQuery(input),
    placeholderData: keepPreviousData,
  });
  const range = data && formatCentsRange(data.low_cents, data.high_cents);
  return (
    <Card as="aside" aria-label="Estimate so far" $tone="brand">
      <Text role="status" weight="semibold">
        {range && `Estimate so far: ${range}`}
        {!range && error && `Estimate not available right now. ${messageOf(error)}`}
        {!range && !error && (isPaused ? OFFLINE : 'Calculating your estimate…')}
      </Text>
      {data && (
        <Details show="Show details" hide="Hide details">
          <EstimateBreakdown estimate={data} label="Based on your answers so far" />
        </Details>
      )}
    </Card>
  );
}

interface RunningEstimateProps {
  draft: EstimatedAnswers;
  /** Whether to say what is missing as long as there is no estimate. */
  asksForSize: boolean;
}

/** The estimate for the answers so far; service and size are enough. */
export function RunningEstimate({ draft, asksForSize }: RunningEstimateProps) {
  const { service, trees, timing } = draft;
  const input = useMemo(
    () => estimateInputOf({ service, trees, timing }),
    [service, trees, timing],
  );
  const settled = useDebounced(input);
  if (settled !== null) return <Running input={settled} />;
  return asksForSize ? (
    <Card as="aside" aria-label="Estimate so far" $tone="brand">
      <Text weight="semibold">
        {service.category === 'stump_grinding'
          ? 'Enter the width of the stump to see your estimate.'
          : 'Enter the height to see your estimate.'}
      </Text>
    </Card>
  ) : null;
}
