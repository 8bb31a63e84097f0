import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { formatCentsRange, type EstimateInput } from '@tree-service/domain';
import { EstimateBreakdown } from '../../../estimate/EstimateBreakdown';
import { messageOf } from '@tree-service/kernel';
import { Card, Details, Text } from '@tree-service/design';
import { useMemo } from 'react';
import { useDebounced } from '../../../area/useDebounced';
import type { Draft } from '../draft/draft';
import { estimateInputOf } from '../submit/submission';

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

/** The estimate for the answers so far; nothing until trees are described. */
export function RunningEstimate({ draft }: { draft: Pick<Draft, 'service' | 'trees'> }) {
  const { service, trees } = draft;
  const input = useMemo(() => estimateInputOf({ service, trees }), [service, trees]);
  const settled = useDebounced(input);
  return settled === null ? null : <Running input={settled} />;
}
