import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { LatestRequests } from './LatestRequests';

const server = fakeBackend();

test('the ten newest requests are shown, older ones on a press, with the focus on the first of them', async () => {
  queryClient.clear();
  const requests = Array.from({ length: 12 }, (_none, place) => ({
    id: `r${place}`,
    number: 1000 + place,
    state: 'open',
    category: 'tree_removal',
    timing: 'flexible',
    city: 'Austin',
    region: 'TX',
    created_at: '2026-11-20T10:00:00Z',
    leads: [],
  }));
  server.respondTo('/rest/v1/service_requests', requests);
  const { user } = renderPage(<LatestRequests />, { user: 'admin', url: '/admin' });
  const table = await screen.findByRole('table', { name: 'Latest requests' });
  const listed = () => within(table).getAllByRole('link').length;
  expect(listed()).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Show older requests' }));
  expect(listed()).toBe(12);
  expect(within(table).getByRole('link', { name: /^#1010:/ })).toHaveFocus();
});
