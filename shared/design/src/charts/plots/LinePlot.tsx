// A chunk of its own: the figure is shown before the chart library has loaded.
import { color } from '../../ui';
import { Line, LineChart } from 'recharts';
import { colorOfSeries, valueIn, type ChartRow } from '../chartFigures';
import { plotMargin, plotParts, type PlotProps } from './plotParts';

// Lines differ in dash pattern as well as color.
const DASHES = [undefined, '6 4', '2 3', '10 4 2 4'];

// More points than these run into one another and hide the line.
const MOST_DOTS = 14;

/** The lines, without animation. */
export default function LinePlot({ title, height, ...figures }: PlotProps) {
  const { series, rows } = figures;
  return (
    <LineChart
      responsive
      style={{ width: '100%', height }}
      data={[...rows]}
      margin={plotMargin}
      title={title}
    >
      {plotParts(figures)}
      {series.map(({ key, name }, index) => (
        <Line
          key={key}
          name={name}
          dataKey={(row: ChartRow) => valueIn(row, key)}
          stroke={colorOfSeries(series, index)}
          strokeWidth={2.5}
          strokeDasharray={DASHES[index % DASHES.length]}
          type="monotone"
          dot={rows.length <= MOST_DOTS && { r: 3, fill: color.surface, strokeDasharray: '0' }}
          activeDot={{ r: 5 }}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
