import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { TreesGone } from './TreesGone';

const ASKED = '/rest/v1/rpc/trees_to_check';
const SETTLE = '/rest/v1/rpc/settle_trees';
const server = fakeBackend();
const tree = (id: string, label: string, count = 1) => ({
  tree_id: id,
  label,
  species: null,
  count,
});

beforeEach(() => queryClient.clear());

test('trees are gone unless the owner unchecks them', async () => {
  server.respondTo(ASKED, [tree('a', 'Live oak'), tree('b', 'Pecan', 2)]);
  server.respondTo(SETTLE, 1);
  const { user } = renderPage(<TreesGone jobId="job" />);
  expect(await screen.findByRole('heading', { name: 'Are these trees gone?' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '2 × Pecan' }));
  server.respondTo(ASKED, []);
  await user.click(screen.getByRole('button', { name: "Yes, it's gone" }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(server.callsTo(SETTLE)).toMatchObject([{ body: { job_id: 'job', gone: ['a'] } }]);
});

test('a tree that was not removed stays on the list, and the question is not asked again', async () => {
  server.respondTo(ASKED, [tree('a', 'Live oak')]);
  server.respondTo(SETTLE, 0);
  const { user } = renderPage(<TreesGone jobId="job" />);
  const no = await screen.findByRole('button', { name: "No, it's still standing" });
  server.respondTo(ASKED, []);
  await user.click(no);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(server.callsTo(SETTLE)).toMatchObject([{ body: { job_id: 'job', gone: [] } }]);
});
