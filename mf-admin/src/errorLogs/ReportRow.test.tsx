import type { ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { ReportRow } from './ReportRow';
import { groupFacts } from './ErrorLogsPage';

const server = fakeBackend();
const render = (page: ReactElement) =>
  renderWithTheme(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);

const report = {
  id: 7,
  message: 'The ledger could not be read',
  severity: 'critical',
  category: 'edge_function',
  source: 'TokenPage',
  report_key: null,
  context: { attempt: 2 },
  stack_trace: 'Error: The ledger\n    at read (ledger.js:1:1)',
  user_id: null,
  user_agent: 'Test browser',
  url: 'https://example.com/vendor/tokens',
  fingerprint: 'ledger',
  created_at: '2026-11-21T12:00:00Z',
};

test('a report opens to show its stack, context and browser', async () => {
  const { user } = render(<ReportRow report={report} />);
  await user.click(screen.getByText(report.message));
  expect(screen.getByRole('group', { name: 'Stack' })).toHaveTextContent('ledger.js:1:1');
  expect(screen.getByRole('group', { name: 'Context' })).toHaveTextContent('"attempt": 2');
  expect(screen.getByText('Not signed in')).toBeVisible();
});

test('a stack is shown with the places of the sources, where the release kept its maps', async () => {
  const version = '20261121-090000-0123456789';
  const places = `/remotes/mf-admin/sourcemaps/mf-vendor/${version}`;
  server.respondTo(`http://localhost${places}/kept.js.map`, {
    version: 3,
    sources: ['mf-vendor/src/ledger.ts'],
    names: [],
    mappings: 'AAUA',
  });
  server.respondTo(`http://localhost${places}/lost.js.map`, {}, 404);
  const at = (file: string) => `https://trees.example/remotes/mf-vendor/${version}/${file}.js:1:1`;
  const stack = `Error: The ledger\n    at ${at('kept')}\n    at ${at('lost')}`;
  const { user } = render(<ReportRow report={{ ...report, stack_trace: stack }} />);
  await user.click(screen.getByText(report.message));
  const readable = await screen.findByRole('group', { name: 'Stack in the sources' });
  expect(readable).toHaveTextContent('at mf-vendor/src/ledger.ts:11:1');
  expect(readable).toHaveTextContent(at('lost'));
  expect(screen.getByRole('group', { name: 'Stack' })).toHaveTextContent(at('kept'));
});

const group = {
  ...report,
  occurrences: 10_000,
  affected_users: 1,
  release: null,
  remote: 'mf-vendor',
  remote_version: null,
  first_seen_at: report.created_at,
  last_seen_at: report.created_at,
  resolved_at: null,
  resolved_by: null,
  reopened_at: null,
  profiles: null,
};

test.each([
  ['10,000 times, 1 person, edge function, TokenPage, mf-vendor', {}],
  [
    '1 time, no signed-in users, ui',
    { occurrences: 1, affected_users: 0, category: 'ui', source: null, remote: null },
  ],
  ['10,000 times, 1 person, edge function, mf-vendor', { source: 'mf-vendor' }],
])('an error group says %s', (words, given) => {
  expect(groupFacts({ ...group, ...given })).toBe(words);
});

test('an error group says how often it was reported from each release', async () => {
  server.respondTo('/rest/v1/error_logs', []);
  server.respondTo('/rest/v1/error_group_releases', [
    {
      bundle: 'mf-vendor',
      version: '20261121-090000-0123456789',
      occurrences: 1234,
      first_seen_at: report.created_at,
      last_seen_at: report.created_at,
    },
  ]);
  render(<ErrorGroupDetails group={group} />);
  const table = await screen.findByRole('table', { name: 'Reports by release' });
  expect(
    within(table).getByRole('row', { name: /mf-vendor 20261121-090000-0123456789 1,234/ }),
  ).toBeVisible();
});
