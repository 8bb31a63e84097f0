import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { renderPage } from '@tree-service/testing/renderPage';
import { HealthSection } from './AdminDashboardPage';
import { changeInWords } from './health/HealthTiles';
import { HealthCharts } from './health/HealthCharts';
import { healthOf, rangesOf, type Health } from './health/healthFigures';

const server = fakeBackend();

const health = (changes: Partial<Health> = {}): Health => ({
  ...healthOf([]),
  requests: 10,
  tokens: 100,
  ...changes,
});
const words = (
  name: 'requests' | 'matchRate' | 'errors',
  now: Partial<Health>,
  before: Health,
  comparison: 'percent' | 'points' = 'percent',
) => changeInWords(name, { now: health(now), before }, comparison, 30);

test.each([
  [words('requests', { requests: 28 }, health({ requests: 25 })), '+12% vs. the previous 30 days'],
  [words('requests', { requests: 0 }, health({ requests: 25 })), '-100% vs. the previous 30 days'],
  [words('requests', { requests: 25 }, health({ requests: 25 })), 'same as the previous 30 days'],
  [words('errors', { errors: 3 }, health()), 'none in the previous 30 days'],
  [words('requests', {}, healthOf([])), 'no data for the previous 30 days'],
  [
    words('matchRate', { matchRate: 0.5 }, health({ matchRate: null }), 'points'),
    'no data for the previous 30 days',
  ],
  [
    words('matchRate', { matchRate: null }, health({ matchRate: 0.5 }), 'points'),
    'no data to compare with the previous 30 days',
  ],
  [
    words('matchRate', { matchRate: 0.5 }, health({ matchRate: 0.53 }), 'points'),
    '-3 points vs. the previous 30 days',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

const day = {
  day: '2026-11-01',
  requests: 4,
  taken: 3,
  quoted: 0,
  first_quote_minutes: null,
  offers: 10,
  accepted_offers: 5,
  accepted_quotes: 0,
  inside_estimate: 0,
  tokens: 100,
  errors: 7,
};

test('the tiles compare with as many days before the first one, which are asked for', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/marketplace_health', [day]);
  server.respondTo('/rest/v1/rpc/remote_load_failures', []);
  server.respondTo('/rest/v1/rpc/won_after_release', [
    {
      vendor_id: 'ash',
      business_name: 'Ash & Sons',
      owner_id: null,
      owner_name: null,
      released: 4,
      won: 3,
    },
    {
      vendor_id: 'ash',
      business_name: 'Ash & Sons',
      owner_id: 'kim',
      owner_name: 'Kim',
      released: 3,
      won: 3,
    },
  ]);
  renderPage(<HealthSection id="health" title="Marketplace health" />, {
    user: 'admin',
    url: '/dashboard?days=7',
  });
  expect(await screen.findAllByText('same as the previous 7 days')).toHaveLength(5);
  expect(screen.getAllByText('no data for the previous 7 days')).toHaveLength(2);
  const won = await screen.findByRole('table', { name: 'Leads won after their refund' });
  expect(within(won).getByRole('row', { name: /All 4 3 75%/ })).toBeVisible();
  expect(within(won).getByRole('row', { name: /Kim 3 3 100%/ })).toBeVisible();
  const [from, fromBefore, toBefore] = server
    .callsTo('/rest/v1/rpc/marketplace_health')
    .map(({ body }) => Object(body))
    .flatMap(({ from_day, to_day }, place) => (place === 0 ? [from_day] : [from_day, to_day]))
    .map((date: string) => Date.parse(date) / 86_400_000);
  expect([Number(from) - Number(toBefore), Number(from) - Number(fromBefore)]).toEqual([1, 7]);
  expect(
    within(screen.getByRole('region', { name: 'Marketplace health' })).queryByRole('alert'),
  ).toBeNull();
});

test('every chart is one press away', async () => {
  const { user } = renderWithTheme(
    <HealthCharts
      ranges={rangesOf([{ ...day, quoted: 1, first_quote_minutes: 30 }], 1)}
      rowHeading="Day"
    />,
  );
  for (const [tab, chart] of [
    ['Requests', 'Requests and outcomes'],
    ['Rates', 'Match rate, acceptance, and estimates'],
    ['First quote', 'Time to first quote'],
    ['Tokens', 'Tokens in circulation'],
    ['Errors', 'Errors reported'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    const panel = within(screen.getByRole('tabpanel', { name: tab }));
    expect(panel.getByRole('heading', { name: chart })).toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  }
});
