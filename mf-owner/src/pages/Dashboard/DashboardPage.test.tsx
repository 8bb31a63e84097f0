import { screen, waitFor } from '@testing-library/react';
import { queryClient, savePendingRequest } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { latestDraftQuery } from '../../api/requestDrafts';
import { useDraftElsewhere } from './DashboardPage';

const DRAFTS = '/rest/v1/request_drafts';
const server = fakeBackend();

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

const answers = {
  service: { category: 'tree_removal' },
  price: { lowCents: 145_000, highCents: 290_000 },
  contact: { firstName: '' },
};
const draft = (changes: object = {}) => ({
  key: 'k',
  answers,
  version: 1,
  request_id: null,
  refusal: null,
  ...changes,
});

function Item() {
  const item = useDraftElsewhere('me');
  return <p>{item === null ? 'nothing' : `${item.title}: ${item.description}`}</p>;
}

test('names the request that was begun on another device', async () => {
  server.respondTo(DRAFTS, [draft()]);
  renderPage(<Item />, { user: 'owner' });
  expect(
    await screen.findByText('Continue your request: Removal request, $1,450 to $2,900'),
  ).toBeVisible();
});

test('says why one was not sent', async () => {
  server.respondTo(DRAFTS, [draft({ refusal: 'Choose when the work should be done.' })]);
  renderPage(<Item />, { user: 'owner' });
  expect(await screen.findByText(/^Your request wasn't sent: .* be done\.$/)).toBeVisible();
});

test('is silent about the unsent request of this browser, which has its own notice', async () => {
  server.respondTo(DRAFTS, [draft()]);
  savePendingRequest({ version: 1, expirationTime: new Date(Date.now() + 60_000).toISOString() });
  renderPage(<Item />, { user: 'owner' });
  const { queryKey } = latestDraftQuery('me');
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  expect(screen.getByText('nothing')).toBeVisible();
});
