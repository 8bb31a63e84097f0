import { color, fontSize, HStack, radius, space, Text } from '../ui';
import styled from 'styled-components';
import { ChartFigure, type ChartWords } from './ChartFigure';
import { formatPlain, type FigureTable } from './chartFigures';

/** One step of a funnel, with how many came as far. */
export interface FunnelStep {
  readonly label: string;
  readonly value: number;
}

export interface FunnelChartProps extends ChartWords {
  steps: readonly FunnelStep[];
}

const STEP_HEIGHT = 52;

const Steps = styled.ol`
  display: grid;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    height: ${STEP_HEIGHT}px;
  }
`;

const Track = styled.div`
  height: 0.75rem;
  margin-top: ${space(1)};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
`;

const Fill = styled.div.attrs<{ $share: number }>(({ $share }) => ({
  style: { width: `${$share * 100}%` },
}))<{ $share: number }>`
  height: 100%;
  border-radius: inherit;
  background: ${color.brand};
`;

const Share = styled.span`
  margin-left: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

/** What part of the previous step came as far: "50% from previous step"; null where there is no before. */
export function shareOfBefore(steps: readonly FunnelStep[], index: number): string | null {
  const before = steps[index - 1];
  const step = steps[index];
  if (!before || !step || before.value === 0) return null;
  return `${Math.round((step.value / before.value) * 100)}%`;
}

function funnelTable(steps: readonly FunnelStep[]): FigureTable {
  return {
    columns: ['Step', 'Count', 'Of the previous step'],
    rows: steps.map(({ label, value }, index) => [
      label,
      formatPlain(value),
      shareOfBefore(steps, index) ?? 'First step',
    ]),
  };
}

/** A bar for each step, with its share of the previous step. */
export function FunnelChart({ steps, ...words }: FunnelChartProps) {
  const most = Math.max(...steps.map(({ value }) => value), 1);
  return (
    <ChartFigure
      {...words}
      height={steps.length * STEP_HEIGHT}
      table={funnelTable(steps)}
      isEmpty={steps.every(({ value }) => value === 0)}
    >
      {/* The table says the same to screen readers. */}
      <Steps aria-hidden>
        {steps.map(({ label, value }, index) => {
          const share = shareOfBefore(steps, index);
          return (
            <li key={label}>
              <HStack $justify="space-between" $gap={3}>
                <Text as="span" size="sm" weight="medium">
                  {label}
                </Text>
                <Text as="span" size="sm" weight="semibold" numeric>
                  {formatPlain(value)}
                  {share !== null && <Share>{share} of the previous step</Share>}
                </Text>
              </HStack>
              <Track>
                <Fill $share={value / most} />
              </Track>
            </li>
          );
        })}
      </Steps>
    </ChartFigure>
  );
}
