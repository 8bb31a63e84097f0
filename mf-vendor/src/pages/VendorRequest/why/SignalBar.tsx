import { color, HStack, radius, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { Signal } from './signals';

const Track = styled.div`
  height: 0.5rem;
  margin-block: 0.25rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${color.border};
`;

const Fill = styled.div.attrs<{ $percent: number }>(({ $percent }) => ({
  style: { width: `${$percent}%` },
}))<{ $percent: number }>`
  height: 100%;
  border-radius: inherit;
  background: ${color.brand};
`;

export function SignalBar({ signal }: { signal: Signal }) {
  return (
    <li>
      <HStack $justify="space-between" $gap={3}>
        <Text as="strong" weight="semibold">
          {signal.name}
        </Text>
        <Text as="span" size="sm" numeric>
          {signal.percent} of 100, weight {signal.weightPercent}%
        </Text>
      </HStack>
      <Track aria-hidden>
        <Fill $percent={signal.percent} />
      </Track>
      <Text size="sm" tone="muted">
        {signal.meaning}.
      </Text>
    </li>
  );
}
