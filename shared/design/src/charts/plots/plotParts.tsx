import { color } from '../../ui';
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatPlain, greatestOf, type ChartFigures } from '../chartFigures';
import { PlotTooltip } from './PlotTooltip';

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
