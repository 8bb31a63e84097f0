import { act, screen } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import type { Arrival } from '../../authentication/renderAt';
import { renderAt } from '../../authentication/renderAt';
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
  it('shows the number that was handed over, and what happens next', async () => {
    server.respondTo(REQUESTS, { id: 'r1', number: 1042, leads: [] });
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(1)).toHaveTextContent('We have your request');
    expect(screen.getByText('#1042')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my request' })).toHaveAttribute(
      'href',
      '/requests/r1',
    );
  });

  it('looks the number up where the address names the request', async () => {
    server.respondTo(REQUESTS, { id: 'r2', number: 7, leads: [{}] });
    open({ search: '?request=r2' });
    expect(await screen.findByText('#7')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 Pro has been asked so far.');
  });

  it('says that nobody was asked yet where nobody near fits', async () => {
    server.respondTo(REQUESTS, { id: 'r1', number: 7, leads: [] });
    open({ state: { requestId: 'r1', number: 7 } });
    expect(await screen.findByText(/^As soon as a Pro near you fits/)).toBeInTheDocument();
  });

  it('shows the number also while the rest cannot be looked up', async () => {
    server.disconnect(REQUESTS);
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await screen.findByText('#1042')).toBeInTheDocument();
  });

  it('keeps the number from whoever comes after a sign-out', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ state: { requestId: 'r1', number: 1042 } });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    expect(screen.queryByText('#1042')).not.toBeInTheDocument();
  });

  it('knows of no request without one', async () => {
    open();
    expect(await heading(2)).toHaveTextContent('There is no request to confirm here');
  });

  it('asks a visitor to sign in, and to come back here', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open({ search: '?request=r2' });
    expect(await heading(2)).toHaveTextContent('Sign in to see your request');
    act(() => screen.getByRole('link', { name: 'Sign in' }).click());
    expect(screen.getByTestId('whereabouts')).toHaveTextContent(
      '/login {"returnTo":"/confirmation?request=r2"}',
    );
  });
});
