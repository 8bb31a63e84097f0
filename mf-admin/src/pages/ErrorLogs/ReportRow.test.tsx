import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { ReportRow } from './ReportRow';
import { groupFacts } from './groupFacts';

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
  const { user } = renderWithTheme(<ReportRow report={report} />);
  await user.click(screen.getByText(report.message));
  expect(screen.getByRole('group', { name: 'Stack' })).toHaveTextContent('ledger.js:1:1');
  expect(screen.getByRole('group', { name: 'Context' })).toHaveTextContent('"attempt": 2');
  expect(screen.getByText('Not signed in')).toBeVisible();
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
