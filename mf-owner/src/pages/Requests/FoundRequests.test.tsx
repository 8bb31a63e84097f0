import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { FoundRequests } from './FoundRequests';

const server = fakeBackend();
beforeEach(() => queryClient.clear());

const request = (number: number) => ({
  id: `request-${number}`,
  number,
  category: 'tree_removal',
  state: 'canceled',
  city: 'Austin',
  region: 'TX',
  time_zone: 'America/Chicago',
  created_at: '2026-11-20T10:00:00Z',
  estimate_low_cents: 45_000,
  estimate_high_cents: 120_000,
  properties: null,
  leads: [],
  quotes: [],
  jobs: [],
  reviews: [],
});

test('the first three are shown; the rest comes at a press, and the keyboard goes on with it', async () => {
  server.respondTo('/rest/v1/feature_flags', []);
  server.respondTo('/rest/v1/rpc/my_request_list', [5, 4, 3, 2, 1].map(request));
  renderPage(
    <FoundRequests
      search={{ group: 'all', words: '', order: 'newest', propertyId: 'home' }}
      total={5}
      atFirst={3}
    />,
    { user: 'owner' },
  );
  expect(await screen.findByText('3 of 5 shown')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));
  expect(screen.getByText('5 of 5 shown')).toBeVisible();
  expect(screen.getByRole('link', { name: /#2/ })).toHaveFocus();
});
