/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { colorOfSeries, isFlat, tableOf, type ChartFigures } from './chartFigures';

const series = [
  { key: 'won', name: 'Won' },
  { key: 'lost', name: 'Lost', tone: 'danger' },
] as const;

test('the table contains everything the chart shows, with full labels', () => {
  const figures: ChartFigures = {
    series,
    rows: [
      { label: 'Oct', name: 'October 2026', values: { won: 2 } },
      { label: 'Nov', values: { won: 1, lost: 3 } },
    ],
    format: (value) => `${value} jobs`,
  };
  expect(tableOf(figures, 'Month')).toEqual({
    columns: ['Month', 'Won', 'Lost'],
    rows: [
      ['October 2026', '2 jobs', '0 jobs'],
      ['Nov', '1 jobs', '3 jobs'],
    ],
  });
});

test('what was not measured is shown as no data, never as zero', () => {
  const figures: ChartFigures = {
    series,
    rows: [{ label: 'Oct', values: { lost: 0.5 }, unmeasured: ['won'] }],
    format: (value) => `${value * 100} %`,
  };
  expect(tableOf(figures, 'Month').rows).toEqual([['Oct', 'No data', '50 %']]);
  expect(isFlat(figures)).toBe(false);
  expect(isFlat({ series, rows: [{ label: 'Oct', values: {}, unmeasured: ['won'] }] })).toBe(true);
});

test('a chart without any value counts as flat', () => {
  expect(isFlat({ series, rows: [{ label: 'Oct', values: { won: 0 } }] })).toBe(true);
  expect(isFlat({ series, rows: [{ label: 'Oct', values: { lost: 1 } }] })).toBe(false);
});

test('colors are theme variables: the chosen tone, or the next in order', () => {
  expect(colorOfSeries(series, 0)).toBe('var(--color-brand)');
  expect(colorOfSeries(series, 1)).toBe('var(--color-danger)');
});
