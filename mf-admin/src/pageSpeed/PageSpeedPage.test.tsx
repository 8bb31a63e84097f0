import { screen, within } from '@testing-library/react';
import { queryClient, runtimeConfig } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import PageSpeedPage, { chartRows, formatVital, slowestFirst, vitalOf } from './PageSpeedPage';

const server = fakeBackend();

function show(isOn = true): void {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ performance_monitoring: isOn }));
  renderPage(<PageSpeedPage />, { user: 'admin' });
}

test('pages are listed by release, the slowest first, with a rating', async () => {
  server.respondTo('/rest/v1/rpc/page_vitals_by_day', [
    { day: '2026-11-20', metric: 'LCP', samples: 8, p75: 1200 },
  ]);
  server.respondTo('/rest/v1/rpc/page_vitals_by_page', [
    {
      ...{ page: '/', release: 'r1', remote: 'mf-public', remote_version: 'v7' },
      ...{ metric: 'LCP', samples: 5, p75: 900 },
    },
    {
      ...{ page: '/requests/:id', release: null, remote: null, remote_version: null },
      ...{ metric: 'LCP', samples: 3, p75: 3100 },
    },
  ]);
  show();
  const table = await screen.findByRole('table', {
    name: 'Largest contentful paint by page and release',
  });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(screen.queryByText('Some page loads are measured')).not.toBeInTheDocument();
  expect(rows).toEqual([
    ['/requests/:id', 'Not known', 'Not known', '3', '3,100 ms', 'Slow'],
    ['/', 'r1', 'mf-public v7', '5', '900 ms', 'Good'],
  ]);
});

test('an empty period says so, and a flag that is off too', async () => {
  server.respondTo('/rest/v1/rpc/page_vitals_by_day', []);
  server.respondTo('/rest/v1/rpc/page_vitals_by_page', []);
  show(false);
  expect(await screen.findByText('Nothing measured yet')).toBeVisible();
  expect(await screen.findByText('Measuring is turned off')).toBeVisible();
});

test.each([
  [0.1, /^This deployment measures 10% of page loads/],
  [0, 'This deployment is set up without measuring.'],
])('a share of %s is stated', async (share, statement) => {
  const configured = jest.replaceProperty(runtimeConfig(), 'pageSpeedShare', share);
  server.respondTo('/rest/v1/rpc/page_vitals_by_day', []);
  server.respondTo('/rest/v1/rpc/page_vitals_by_page', []);
  show();
  expect(await screen.findByText(statement)).toBeVisible();
  configured.restore();
});

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
