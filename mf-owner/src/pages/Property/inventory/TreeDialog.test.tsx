import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { TreeHistory, type TreeHistoryProps } from './TreeDialog';

type Request = NonNullable<TreeHistoryProps['tree']['request_trees'][number]['service_requests']>;

const request: Request = {
  id: 'request',
  number: 1042,
  category: 'tree_removal',
  state: 'open',
  created_at: '2026-11-20T12:00:00Z',
  quotes: [],
  jobs: [],
};
const show = (changes: Partial<Request>) =>
  renderWithTheme(
    <TreeHistory
      tree={{
        property_tree_events: [],
        request_trees: [{ id: 'one', service_requests: { ...request, ...changes } }],
      }}
    />,
  );

test('a request for a tree has the status it has in the list of requests', () => {
  show({ quotes: [{ state: 'sent' }] });
  expect(screen.getByRole('link', { name: 'Tree removal, #1042' })).toBeVisible();
  expect(screen.getByText('1 quote')).toBeVisible();
});

test('once a Pro is hired, its status is that of the job', () => {
  const job = { scheduled_for: null, completed_at: null, job_disputes: [] };
  show({ state: 'awarded', jobs: [{ ...job, state: 'scheduled' }] });
  expect(screen.getByText('To schedule')).toBeVisible();
});
