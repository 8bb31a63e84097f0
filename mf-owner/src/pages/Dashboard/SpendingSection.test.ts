import { spendingFigures } from './SpendingSection';

const spent = (property: string, year: number, dollars: number) => ({
  property_id: property,
  property: `Property ${property}`,
  year,
  cents: dollars * 100,
  jobs: 1,
});

test('years without a job are empty, and the property with the most spending comes first', () => {
  const { series, rows } = spendingFigures([
    spent('a', 2023, 100),
    spent('b', 2025, 900),
    spent('a', 2025, 50),
  ]);
  expect(series.map(({ name }) => name)).toEqual(['Property b', 'Property a']);
  expect(rows).toEqual([
    { label: '2023', values: { a: 10_000 } },
    { label: '2024', values: {} },
    { label: '2025', values: { b: 90_000, a: 5_000 } },
  ]);
});

test('properties beyond four share one color, and the total includes all', () => {
  const spending = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) => spent(id, 2025, 100 - place));
  const { series, rows } = spendingFigures(spending);
  expect(series.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'others']);
  const total = Object.values(rows[0]?.values ?? {}).reduce((sum, cents) => sum + cents, 0);
  expect(total).toBe(spending.reduce((sum, { cents }) => sum + cents, 0));
});

test('there are no figures without a job', () => {
  expect(spendingFigures([])).toEqual({ series: [], rows: [] });
});
