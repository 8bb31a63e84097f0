// A chunk of its own: the figure is shown before the chart library has loaded.
import { color } from '../../ui';
import { Bar, BarChart } from 'recharts';
import { colorOfSeries, valueIn, type ChartRow } from '../chartFigures';
import { plotMargin, plotParts, type PlotProps } from './plotParts';

// Many groups side by side leave no room for gaps: bars would be hairlines.
const MANY_ROWS = 14;

const ROUNDED: [number, number, number, number] = [4, 4, 0, 0];

/** The bars, without animation. */
export default function BarPlot({
  title,
  height,
  stacked,
  ...figures
}: PlotProps & { stacked: boolean }) {
  const { series, rows } = figures;
  return (
    <BarChart
      responsive
      style={{ width: '100%', height }}
      data={[...rows]}
      margin={plotMargin}
      title={title}
      barCategoryGap={rows.length > MANY_ROWS ? '8%' : '22%'}
      barGap={rows.length > MANY_ROWS ? 0 : 4}
    >
      {plotParts(figures)}
      {series.map(({ key, name }, index) => (
        <Bar
          key={key}
          name={name}
          dataKey={(row: ChartRow) => valueIn(row, key)}
          fill={colorOfSeries(series, index)}
          stroke={stacked ? color.surface : undefined}
          stackId={stacked ? 'all' : undefined}
          radius={stacked && index < series.length - 1 ? 0 : ROUNDED}
          maxBarSize={48}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}
