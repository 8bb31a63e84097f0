export { BarChart, type BarChartProps } from './BarChart';
export { LineChart, type LineChartProps } from './LineChart';
export { FunnelChart, type FunnelChartProps, type FunnelStep } from './FunnelChart';
export type { ChartRow, ChartSeries, ChartTone } from './chartFigures';
