export { BarChart } from './BarChart';
export { LineChart } from './LineChart';
export { FunnelChart } from './FunnelChart';
export type { ChartRow, ChartSeries } from './chartFigures';
