import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { dropAdminPass, obtainAdminPass } from './adminPass/adminPass';
import { SecondFactorGate } from './AreaAtPath';

const PASS = '/rest/v1/rpc/issue_admin_pass';
const ACCESS = '/rest/v1/rpc/my_admin_access';
const server = fakeBackend();

beforeEach(() => {
  queryClient.clear();
  dropAdminPass();
});

const admit = () => server.respondTo(PASS, { pass: 'signature.1', lasts_seconds: 600 });

function open(): void {
  renderPage(
    <SecondFactorGate>
      <p>The queues</p>
    </SecondFactorGate>,
    { user: 'admin' },
  );
}

test("administrators' pages open for a pass, and nothing more is asked", async () => {
  admit();
  open();
  expect(await screen.findByText('The queues')).toBeVisible();
  expect(server.callsTo(PASS)).toHaveLength(1);
  expect(server.callsTo(ACCESS)).toEqual([]);
});

test('they open for the pass their files are downloaded with', async () => {
  admit();
  await obtainAdminPass();
  open();
  expect(await screen.findByText('The queues')).toBeVisible();
  expect(server.callsTo(PASS)).toHaveLength(1);
});

test('an administrator who owes a code sees nothing of the pages', async () => {
  server.respondTo(PASS, { code: '42501', message: 'Only an administrator can do this.' }, 403);
  server.respondTo(ACCESS, 'code');
  open();
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('The queues')).toBeNull();
});
