import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AdministratorsPage from './AdministratorsPage';

const server = fakeBackend();
const ME = fakeAuthState('admin').user?.id ?? '';

const proposal = (changes: object) => ({
  id: 'c1',
  change: 'appoint',
  reason: 'Joins the team',
  created_at: '2026-11-20T10:00:00Z',
  person_id: 'p1',
  proposed_by: 'a2',
  person: { email: 'maya@example.com' },
  proposer: { email: 'second@example.com' },
  ...changes,
});

function open(...proposals: object[]) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/admin_changes', proposals);
  server.respondTo('/rest/v1/profiles', [
    { id: ME, email: 'me@example.com' },
    { id: 'a2', email: 'second@example.com' },
  ]);
  return renderPage(<AdministratorsPage />, { user: 'admin' });
}

test('what another administrator proposed is approved with a reason', async () => {
  server.respondTo('/rest/v1/rpc/decide_admin_change', 'approve');
  const { user } = open(proposal({}));
  const card = await screen.findByRole('article', { name: 'Make administrator: maya@example.com' });
  await user.click(within(card).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('me@example.com')).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/decide_admin_change').map(({ body }) => body)).toEqual([
    { change_id: 'c1', decision: 'approve', reason: 'Agreed' },
  ]);
});

test('no one decides about what they proposed, nor about themselves', async () => {
  open(
    proposal({ proposed_by: ME }),
    proposal({ id: 'c2', change: 'revoke', person_id: ME, person: { email: 'me@example.com' } }),
  );
  const own = await screen.findByRole('article', { name: /^Make administrator/ });
  expect(
    within(own)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Withdraw']);
  const aboutMe = screen.getByRole('article', { name: /^Remove administrator/ });
  expect(within(aboutMe).queryByRole('button')).not.toBeInTheDocument();
});
