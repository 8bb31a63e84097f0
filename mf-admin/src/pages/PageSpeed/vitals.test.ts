import { chartRows, formatVital, slowestFirst, vitalOf } from './vitals';

test('times are milliseconds, a layout shift has no unit', () => {
  expect(formatVital('LCP', 1240.4)).toBe('1,240 ms');
  expect(formatVital('CLS', 0.01234)).toBe('0.012');
});

test('the chart shows the days of one metric', () => {
  const days = [
    { day: '2026-11-20', metric: 'LCP', p75: 900 },
    { day: '2026-11-20', metric: 'CLS', p75: 0.1 },
    { day: '2026-11-21', metric: 'LCP', p75: 950 },
  ];
  expect(chartRows(days, 'LCP', (day) => ({ label: day }))).toEqual([
    { label: '2026-11-20', values: { p75: 900 } },
    { label: '2026-11-21', values: { p75: 950 } },
  ]);
});

test('the slowest page comes first', () => {
  const row = (page: string, metric: string, p75: number) => ({
    page,
    metric,
    p75,
    release: null,
    remote: null,
    remote_version: null,
    samples: 3,
  });
  const rows = [row('/', 'LCP', 500), row('/login', 'LCP', 900), row('/about', 'CLS', 5)];
  expect(slowestFirst(rows, 'LCP').map(({ page }) => page)).toEqual(['/login', '/']);
});

test('an unknown metric in the address is the largest paint', () => {
  expect(vitalOf(new URLSearchParams('metric=INP'))).toBe('INP');
  expect(vitalOf(new URLSearchParams('metric=mood'))).toBe('LCP');
});
