import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { queryClient, useAuth } from '@tree-service/kernel';
import { FakeBackend, fakeAuthState } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { Announcements } from './Announcements';

const ANNOUNCEMENTS = '/rest/v1/announcements';
let server: FakeBackend;

const become = (state: ReturnType<typeof fakeAuthState>) =>
  act(() => useAuth.setState(state, true));

function notice(id: string, severity: string) {
  return { id, severity, message: `Notice ${id}`, withdrawn_at: null };
}

function open() {
  return renderWithTheme(
    <QueryClientProvider client={queryClient}>
      <Announcements />
      <Link to="/services">Services</Link>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  server = new FakeBackend();
  server.misbehaving.set(ANNOUNCEMENTS, {
    status: 200,
    body: [notice('one', 'info'), notice('two', 'critical')],
  });
  server.install();
});

it('shows the gravest first; each goes when it is put away, for the session', async () => {
  become(fakeAuthState('owner'));
  const { user, unmount } = open();
  expect(await screen.findByText('Notice two')).toBeInTheDocument();
  expect(screen.queryByText('Notice one')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.getByRole('status')).toHaveTextContent('Notice one');
  unmount();
  open();
  expect(await screen.findByText('Notice one')).toBeInTheDocument();
  expect(screen.queryByText('Notice two')).not.toBeInTheDocument();
});

it('asks nothing for a visitor until they go to a second page', async () => {
  become(fakeAuthState('signedOut'));
  const { user } = open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(server.callsTo(ANNOUNCEMENTS)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByText('Notice two')).toBeInTheDocument();
});

it('keeps quiet when announcements cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.misbehaving.set(ANNOUNCEMENTS, { status: 403, body: { code: '42501', message: 'No.' } });
  become(fakeAuthState('vendor'));
  open();
  await waitFor(() => expect(server.callsTo(ANNOUNCEMENTS)).toHaveLength(1));
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
});
