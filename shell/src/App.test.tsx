import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, type FakeViewer } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Announcements } from './App';

const ANNOUNCEMENTS = '/rest/v1/announcements';
const server = fakeBackend();

function notice(id: string, severity: string) {
  return { id, severity, message: `Notice ${id}`, withdrawn_at: null };
}

function open(user: FakeViewer) {
  return renderPage(
    <>
      {' '}
      <Announcements />
      <Link to="/services">Services</Link>
    </>,
    { user },
  );
}

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  server.respondTo(ANNOUNCEMENTS, [notice('one', 'info'), notice('two', 'critical')]);
});

it('shows the gravest first; each goes when it is put away, for the session', async () => {
  const { user, unmount } = open('owner');
  expect(await screen.findByText('Notice two')).toBeInTheDocument();
  expect(screen.queryByText('Notice one')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(screen.getByRole('status')).toHaveTextContent('Notice one');
  unmount();
  open('owner');
  expect(await screen.findByText('Notice one')).toBeInTheDocument();
  expect(screen.queryByText('Notice two')).not.toBeInTheDocument();
});

it('asks nothing for a visitor until they go to a second page', async () => {
  const { user } = open('signedOut');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(server.callsTo(ANNOUNCEMENTS)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByText('Notice two')).toBeInTheDocument();
});

it('keeps quiet when announcements cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.respondTo(ANNOUNCEMENTS, { code: '42501', message: 'No.' }, 403);
  open('vendor');
  await waitFor(() => expect(server.callsTo(ANNOUNCEMENTS)).toHaveLength(1));
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
});
