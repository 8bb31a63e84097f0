import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/shared/api/estimates';
import { formatCentsRange, type EstimateInput } from '@tree-service/shared/domain';
import { EstimateBreakdown } from '@tree-service/shared/features/estimate';
import { messageOf } from '@tree-service/shared/runtime';
import { Card, color, space, Text, touchTarget } from '@tree-service/shared/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useSettled } from '../../../area/useSettled';
import type { Draft } from '../draft/draft';
import { estimateInputOf } from '../submit/submission';

const OFFLINE = 'No connection. Your estimate follows once you are back.';

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${touchTarget};
    color: ${color.brandText};
    font-weight: 500;
    cursor: pointer;
  }
  & > summary::marker {
    content: none;
  }
  &[open] > summary {
    margin-bottom: ${space(3)};
  }
`;

function Running({ input }: { input: EstimateInput }) {
  const [isOpen, setIsOpen] = useState(false);
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
        <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{isOpen ? 'Hide what it is made of' : 'What it is made of'}</summary>
          {isOpen && <EstimateBreakdown estimate={data} label="For what you told us so far" />}
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
