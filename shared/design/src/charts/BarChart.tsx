import { lazy } from 'react';
import { ChartFigure, type ChartWords } from './ChartFigure';
import { isFlat, tableOf, type ChartFigures } from './chartFigures';
import { ChartLegend } from './ChartLegend';

// The drawing library comes with the first chart that is shown, never with the page.
const BarPlot = lazy(() => import('./plots/BarPlot'));

export interface BarChartProps extends ChartWords, ChartFigures {
  /** What the rows are, as a table heading: "Month". */
  rowHeading: string;
  /** Puts the series on top of one another instead of side by side. */
  stacked?: boolean;
  /** Height of the drawing in px; 240 by default. */
  height?: number;
}

/** Values as bars, one group for each row, with title, units and a table of the same figures. */
export function BarChart({ rowHeading, stacked = false, height = 240, ...props }: BarChartProps) {
  return (
    <ChartFigure
      {...props}
      height={height}
      table={tableOf(props, rowHeading)}
      isEmpty={isFlat(props)}
      legend={<ChartLegend series={props.series} />}
    >
      <BarPlot {...props} stacked={stacked} height={height} />
    </ChartFigure>
  );
}
