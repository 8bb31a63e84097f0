import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { formatCentsRange, type EstimateInput } from '@tree-service/domain';
import { EstimateBreakdown } from '../../../estimate';
import { messageOf } from '@tree-service/kernel';
import { Card, Details, Text } from '@tree-service/design';
import { useMemo } from 'react';
import { useSettled } from '../../../area/useSettled';
import type { Draft } from '../draft/draft';
import { estimateInputOf } from '../submit/submission';

const OFFLINE = 'No connection. Your estimate follows once you are back.';

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
        {!range && error && `Estimate not available at the moment. ${messageOf(error)}`}
        {!range && !error && (isPaused ? OFFLINE : 'Computing your estimate…')}
      </Text>
      {data && (
        <Details show="What it is made of" hide="Hide what it is made of">
          <EstimateBreakdown estimate={data} label="For what you told us so far" />
        </Details>
      )}
    </Card>
  );
}

/** What the work described so far is likely to cost, following every answer. Nothing until trees are described. */
export function RunningEstimate({ draft }: { draft: Pick<Draft, 'service' | 'trees'> }) {
  const { service, trees } = draft;
  const input = useMemo(() => estimateInputOf({ service, trees }), [service, trees]);
  const settled = useSettled(input);
  return settled === null ? null : <Running input={settled} />;
}
