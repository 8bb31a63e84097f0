import { color, fontSize, radius, shadow, space } from '../../ui';
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { formatPlain, greatestOf, type ChartFigures, colorOfSeries, textIn } from '../chartFigures';

const Box = styled.div`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  & > strong {
    display: block;
  }
`;

const Value = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${({ $color }) => $color};
  }
`;

/** The values of the row under the pointer or the arrow keys. */
export function PlotTooltip({
  figures: { series, rows, format },
  index,
}: {
  figures: ChartFigures;
  index: number | undefined;
}) {
  const row = index === undefined ? undefined : rows[index];
  if (!row) return null;
  return (
    <Box>
      <strong>{row.name ?? row.label}</strong>
      {series.map(({ key, name }, place) => (
        <Value key={key} $color={colorOfSeries(series, place)}>
          {series.length > 1 && `${name}: `}
          {textIn(row, key, format)}
        </Value>
      ))}
    </Box>
  );
}

export interface PlotProps extends ChartFigures {
  title: string;
  /** In px. */
  height: number;
}

/** Room around the drawing, in px. */
export const plotMargin = { top: 8, right: 8, bottom: 0, left: 0 };

const tick = { fill: color.textMuted, fontSize: 12 };

/** Grid, axes and what is shown beside the pointer, alike in every drawing. */
export function plotParts(figures: ChartFigures) {
  const { format = formatPlain, formatAxis = format, most, marksUpTo } = figures;
  const marks = marksUpTo?.(greatestOf(figures));
  return [
    <CartesianGrid key="grid" vertical={false} stroke={color.border} />,
    <XAxis
      key="x"
      dataKey="label"
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: color.borderStrong }}
      interval="preserveStartEnd"
      minTickGap={6}
    />,
    <YAxis
      key="y"
      width="auto"
      tick={tick}
      tickLine={false}
      axisLine={false}
      allowDecimals={most !== undefined}
      domain={[0, marks?.at(-1) ?? most ?? 'auto']}
      ticks={marks}
      tickFormatter={formatAxis}
      tickCount={5}
    />,
    <Tooltip
      key="tooltip"
      isAnimationActive={false}
      cursor={{ fill: color.surfaceSunken, stroke: color.border }}
      content={({ active, activeIndex }) =>
        active && activeIndex !== undefined && activeIndex !== null ? (
          <PlotTooltip figures={figures} index={Number(activeIndex)} />
        ) : null
      }
    />,
  ];
}
