import { BarChart, FunnelChart, LineChart } from '../src/charts';
import { VStack } from '../src/ui';
import { PlotTooltip } from '../src/charts/plots/plotParts';

export default { title: 'Charts' };

const series = [
  { key: 'won', name: 'Won' },
  { key: 'lost', name: 'Lost' },
];
const rows = [
  { label: 'Mon', values: { won: 3, lost: 1 } },
  { label: 'Tue', values: { won: 5, lost: 4 } },
  { label: 'Wed', values: { won: 2, lost: 2 } },
];
const words = { units: 'Leads', empty: 'Leads appear here once you accept one.' };

export const Bars = () => (
  <VStack>
    <BarChart {...words} title="Side by side" rowHeading="Day" series={series} rows={rows} />
    <BarChart {...words} title="Stacked" stacked rowHeading="Day" series={series} rows={rows} />
  </VStack>
);

export const Lines = () => (
  <LineChart {...words} title="Leads by day" rowHeading="Day" series={series} rows={rows} />
);

export const Funnel = () => (
  <FunnelChart
    {...words}
    title="From offer to job"
    steps={[
      { label: 'Offered', value: 40 },
      { label: 'Accepted', value: 18 },
      { label: 'Won', value: 7 },
    ]}
  />
);

export const WithoutData = () => (
  <BarChart {...words} title="No leads yet" rowHeading="Day" series={series} rows={[]} />
);

export const Tooltip = () => (
  <VStack $align="start">
    <PlotTooltip figures={{ series, rows, format: String }} index={1} />
    <PlotTooltip figures={{ series: series.slice(0, 1), rows, format: String }} index={0} />
  </VStack>
);
