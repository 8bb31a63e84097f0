import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { SecondFactorGate } from './SecondFactorGate';

const server = fakeBackend();
const open = (access: string) => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/my_admin_access', access);
  renderPage(
    <SecondFactorGate>
      <p>The queues</p>
    </SecondFactorGate>,
    { user: 'admin' },
  );
};

test("administrators' pages open at once where nothing is owed", async () => {
  open('open');
  expect(await screen.findByText('The queues')).toBeVisible();
});

test('an administrator who owes a code sees nothing of the pages', async () => {
  open('code');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('The queues')).toBeNull();
});
