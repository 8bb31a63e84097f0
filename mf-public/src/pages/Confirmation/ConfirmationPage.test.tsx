import { act, screen } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import type { Arrival } from '../../testing/renderAt';
import { renderAt } from '../../testing/renderAt';
import ConfirmationPage from './ConfirmationPage';

const REQUESTS = '/rest/v1/service_requests';
const server = fakeBackend();

beforeEach(() => {
  act(() => useAuth.setState(fakeAuthState('owner'), true));
});

const open = (arrival: Omit<Arrival, 'pathname'> = {}) =>
  renderAt(<ConfirmationPage />, { pathname: '/confirmation', ...arrival }, '/confirmation');
const heading = (level: 1 | 2) => screen.findByRole('heading', { level });

describe('the confirmation', () => {
  it('shows the number from the navigation state, and what happens next', async () => {
    server.respondTo(REQUESTS, { id: 'r1', number: 1042, leads: [] });
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(1)).toHaveTextContent('We received your request');
    expect(screen.getByText('#1042')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View my request' })).toHaveAttribute(
      'href',
      '/requests/r1',
    );
  });

  it('looks up the number when the address has the request', async () => {
    server.respondTo(REQUESTS, { id: 'r2', number: 7, leads: [{}] });
    open({ search: '?request=r2' });
    expect(await screen.findByText('#7')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 Pro has been notified so far.');
  });

  it('says that no Pro was notified yet when none is available', async () => {
    server.respondTo(REQUESTS, { id: 'r1', number: 7, leads: [] });
    open({ state: { requestId: 'r1', number: 7 } });
    expect(await screen.findByText(/^We'll notify Pros as soon as/)).toBeInTheDocument();
  });

  it("shows the number even when the rest can't be loaded", async () => {
    server.disconnect(REQUESTS);
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await screen.findByText('#1042')).toBeInTheDocument();
  });

  it('hides the number after sign-out', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    expect(screen.queryByText('#1042')).not.toBeInTheDocument();
  });

  it('has nothing to confirm without a request', async () => {
    open();
    expect(await heading(2)).toHaveTextContent("We couldn't find a request to confirm");
  });

  it('asks a visitor to sign in and return here', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ search: '?request=r2' });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    act(() => screen.getByRole('link', { name: 'Sign in' }).click());
    expect(screen.getByTestId('whereabouts')).toHaveTextContent(
      '/login {"returnTo":"/confirmation?request=r2"}',
    );
  });
});
