import { lazy } from 'react';
import { ChartFigure, type ChartWords } from './ChartFigure';
import { isFlat, tableOf, type ChartFigures } from './chartFigures';
import { ChartLegend } from './ChartLegend';

const LinePlot = lazy(() => import('./plots/LinePlot'));

export interface LineChartProps extends ChartWords, ChartFigures {
  /** What the rows are, as a table heading: "Day". */
  rowHeading: string;
  /** Height of the drawing in px; 240 by default. */
  height?: number;
}

/** Values as lines along the rows, with title, units and a table of the same figures. */
export function LineChart({ rowHeading, height = 240, ...props }: LineChartProps) {
  return (
    <ChartFigure
      {...props}
      height={height}
      table={tableOf(props, rowHeading)}
      isEmpty={isFlat(props)}
      legend={<ChartLegend series={props.series} />}
    >
      <LinePlot {...props} height={height} />
    </ChartFigure>
  );
}
