import { act, screen } from '@testing-library/react';
import { notify, savePendingRequest, signIn, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import AuthCallbackPage from './AuthCallbackPage';

const server = fakeBackend();
let toast: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  act(() => useAuth.setState(fakeAuthState('loading'), true));
  toast = jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (hash = '') => renderAt(<AuthCallbackPage />, { pathname: '/auth/callback', hash });
const whereabouts = () => screen.getByTestId('whereabouts').textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the callback page', () => {
  it('waits while sign-in completes', () => {
    open();
    expect(screen.getByRole('heading')).toHaveTextContent('Processing Authentication...');
    expect(
      screen.getByText('Please wait while we complete your sign-in process.'),
    ).toBeInTheDocument();
  });

  it('shows a notice and redirects after sign-in', () => {
    open();
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    expect(toast).toHaveBeenCalledWith(
      'success',
      { title: 'Successfully authenticated!' },
      expect.anything(),
    );
    expect(toast).toHaveBeenCalledTimes(1);
    expect(whereabouts()).toBe('/dashboard null');
    expect(localStorage.getItem('justAuthenticated')).toBe('true');
  });

  it('leads to sign-in at once when the sign-up was made in another browser', () => {
    const confirmed = jest.spyOn(notify, 'success').mockImplementation(() => undefined);
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open(server.accounts.fragmentFor(server.accounts.add({ email: 'maya@demo.example' })));
    expect(whereabouts()).toBe('/login null');
    expect(confirmed).toHaveBeenCalledWith(
      'Email confirmed',
      expect.objectContaining({ description: 'Sign in to continue.' }),
    );
  });

  it('leads to the choice of a password first, in the browser that signed up and in any other', () => {
    const mustChoosePassword = true;
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    const account = server.accounts.add({ email: 'maya@demo.example', mustChoosePassword });
    const { unmount } = open(server.accounts.fragmentFor(account));
    expect(whereabouts()).toBe('/reset-password null');
    unmount();

    localStorage.setItem('returnToAfterAuth', '/help-center');
    act(() => useAuth.setState(fakeAuthState('loading'), true));
    open();
    act(() => useAuth.setState(fakeAuthState('owner', { mustChoosePassword }), true));
    expect(whereabouts()).toBe('/reset-password null');
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/help-center');
  });

  it('goes to a pending request first', () => {
    const expirationTime = new Date(Date.now() + 60_000).toISOString();
    savePendingRequest({ version: 1, expirationTime });
    localStorage.setItem('returnToAfterAuth', '/help-center');
    open();
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    expect(whereabouts()).toContain('/request ');
  });

  it('shows the error in the address after 10 seconds and returns to sign-in 3 seconds later', async () => {
    open('#error=access_denied&error_description=Email+link+is+invalid');
    await wait(9_999);
    expect(screen.queryByText('Authentication Failed')).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByRole('heading')).toHaveTextContent('Authentication Failed');
    expect(screen.getByText('Authentication failed: Email link is invalid')).toBeInTheDocument();
    expect(screen.getByText('Redirecting to login page...')).toBeInTheDocument();
    await wait(2_999);
    expect(whereabouts()).toBe('/auth/callback null');
    await wait(1);
    expect(whereabouts()).toBe('/login null');
  });

  it('reports a timeout without a session', async () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open();
    await wait(10_000);
    expect(
      await screen.findByText('Authentication timed out. Please try again.'),
    ).toBeInTheDocument();
    await wait(3_000);
    expect(whereabouts()).toBe('/login null');
  });

  it('goes to the stored path once when there is no pending request', () => {
    localStorage.setItem('returnToAfterAuth', '/help-center');
    open();
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    expect(whereabouts()).toBe('/help-center null');
    expect(localStorage.getItem('returnToAfterAuth')).toBeNull();
  });

  it('reads the error from the query too', async () => {
    renderAt(<AuthCallbackPage />, {
      pathname: '/auth/callback',
      search: '?error=server_error&error_description=The+provider+is+down',
    });
    await wait(10_000);
    expect(screen.getByText('Authentication failed: The provider is down')).toBeInTheDocument();
  });

  describe('without a user within 10 seconds', () => {
    beforeEach(async () => {
      const { email, password } = server.accounts.add({ email: 'late@demo.example' });
      await act(() => signIn({ email, password, remember: false }).then(() => undefined));
      // The client reports the new session before the page opens.
      await wait(1_000);
      act(() => useAuth.setState(fakeAuthState('signedOut'), true));
      toast.mockClear();
    });

    it('checks for a session and goes to the dashboard with it', async () => {
      localStorage.setItem('returnToAfterAuth', '/help-center');
      open();
      await wait(9_999);
      expect(whereabouts()).toBe('/auth/callback null');
      await wait(1);
      expect(whereabouts()).toBe('/dashboard null');
      expect(toast).toHaveBeenCalledWith(
        'success',
        { title: 'Successfully authenticated!' },
        expect.anything(),
      );
    });

    it('reports a failed session check and returns to sign-in', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
      server.respondTo('/auth/v1/token', { msg: 'Refused' }, 400);
      server.respondTo('/rest/v1/error_logs');
      open();
      await wait(10_000);
      expect(
        await screen.findByText('Authentication failed. Please try again.'),
      ).toBeInTheDocument();
      await wait(3_000);
      expect(whereabouts()).toBe('/login null');
      expect(server.callsTo('/rest/v1/error_logs')).toMatchObject([
        { body: { message: 'AuthApiError: Refused', source: 'AuthCallback' } },
      ]);
    });
  });
});
