import { LOCALE } from '@tree-service/domain';
import { color } from '../ui';

/** The color role of a series; each has a value in the light and in the dark theme. */
export type ChartTone = 'brand' | 'accent' | 'info' | 'warning' | 'danger' | 'muted';

/** One color of a bar chart, one line of a line chart. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  /** By default the tones in order. */
  readonly tone?: ChartTone;
}

/** One place on the horizontal axis with a value for each series; an absent value is 0. */
export interface ChartRow {
  /** Short, on the axis: "Nov". */
  readonly label: string;
  /** In full, in the table and beside the pointer: "November 2026"; the label by default. */
  readonly name?: string;
  readonly values: Readonly<Record<string, number>>;
  /** Keys of the series for which nothing could be measured here. */
  readonly unmeasured?: readonly string[];
}

/** Everything a bar or line chart shows. */
export interface ChartFigures {
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
  /** How a value is written in the table and beside the pointer; a plain number by default. */
  readonly format?: (value: number) => string;
  /** The same on the axis, where there is little room; `format` by default. */
  readonly formatAxis?: (value: number) => string;
  /** The most a value can be, such as 1 for shares: where the axis ends. Without it values are counts. */
  readonly most?: number;
  /** The marks of the axis from 0 to at least a value, where round numbers are not round to people. */
  readonly marksUpTo?: (greatest: number) => readonly number[];
}

const ORDER: readonly ChartTone[] = ['brand', 'accent', 'info', 'warning', 'danger', 'muted'];

const toneColors: Readonly<Record<ChartTone, string>> = {
  brand: color.brand,
  accent: color.accent,
  info: color.info,
  warning: color.starFill,
  danger: color.danger,
  muted: color.borderStrong,
};

/** The color of a series, as a CSS variable that follows the theme. */
export function colorOfSeries(series: readonly ChartSeries[], index: number): string {
  const tone = series[index]?.tone ?? ORDER[index % ORDER.length];
  return toneColors[tone ?? 'brand'];
}

const plainNumber = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** A number in the reader's locale, with at most one decimal. */
export const formatPlain = (value: number): string => plainNumber.format(value);

/** The value of a series in a row; null where nothing could be measured. */
export const valueIn = ({ values, unmeasured = [] }: ChartRow, key: string): number | null =>
  unmeasured.includes(key) ? null : (values[key] ?? 0);

/** A value as text, or that there is none. */
export function textIn(
  row: ChartRow,
  key: string,
  format: (value: number) => string = formatPlain,
): string {
  const value = valueIn(row, key);
  return value === null ? 'No data' : format(value);
}

/** Whether all values of a chart are zero or were not measured. */
export function isFlat({ rows, series }: Pick<ChartFigures, 'rows' | 'series'>): boolean {
  return rows.every((row) => series.every(({ key }) => !valueIn(row, key)));
}

/** The greatest value of a chart; 0 without rows. */
export function greatestOf({ rows, series }: Pick<ChartFigures, 'rows' | 'series'>): number {
  return Math.max(0, ...rows.flatMap((row) => series.map(({ key }) => valueIn(row, key) ?? 0)));
}

/** Figures as text: a heading for each column, then the rows; the first cell names its row. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** The chart's values as a table. `heading` names the rows, such as "Month". */
export function tableOf({ rows, series, format }: ChartFigures, heading: string): FigureTable {
  return {
    columns: [heading, ...series.map(({ name }) => name)],
    rows: rows.map((row) => [
      row.name ?? row.label,
      ...series.map(({ key }) => textIn(row, key, format)),
    ]),
  };
}
