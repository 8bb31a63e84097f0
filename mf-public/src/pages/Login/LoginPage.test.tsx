import { act, fireEvent, screen, within } from '@testing-library/react';
import { notify, returnMemory, savePendingRequest, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import LoginPage from './LoginPage';

const server = fakeBackend();
let toast: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  toast = jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (state?: unknown) => renderAt(<LoginPage />, { pathname: '/login', state });
const whereabouts = () => screen.getByTestId('whereabouts').textContent;
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });

function signInAndWait(milliseconds: number): void {
  act(() => useAuth.setState(fakeAuthState('owner'), true));
  act(() => jest.advanceTimersByTime(milliseconds));
}

describe('the sign-in page', () => {
  it('has all sign-in options', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByText('Sign in to your account to continue')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome to Tree Service' })).toBeInTheDocument();
    expect(screen.getByLabelText('Remember me for 30 days')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Google' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apple' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up as a property manager' })).toHaveAttribute(
      'href',
      '/auth/register',
    );
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth/register',
    );
    expect(screen.getByRole('link', { name: 'Join as a Pro' })).toHaveAttribute(
      'href',
      '/join-as-pro',
    );
  });

  it('shows errors next to the fields without a request to the server', async () => {
    open();
    type(field('Email'), 'nobody');
    type(field('Password'), 'short');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findAllByText('Please enter a valid email address');
    expect(field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters/);
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it("shows the server's refusal and keeps what was typed", async () => {
    open();
    type(field('Email'), 'owner@demo.example');
    type(field('Password'), 'wrong password');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    expect(field('Email')).toHaveValue('owner@demo.example');
    expect(field('Password')).toHaveValue('wrong password');
  });

  it('shows a fallback message when the server gives no reason', async () => {
    server.respondTo('/auth/v1/token', {}, 400);
    open();
    type(field('Email'), 'owner@demo.example');
    type(field('Password'), 'some password');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to sign in. Please check your credentials.',
    );
  });

  it('requires a confirmed address', async () => {
    server.respondTo(
      '/auth/v1/token',
      { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      400,
    );
    open();
    type(field('Email'), 'new@demo.example');
    type(field('Password'), 'some password');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please verify your email address before signing in. Check your inbox for the verification link.',
    );
    expect(toast).toHaveBeenCalledWith(
      'error',
      expect.objectContaining({ title: 'Email verification required' }),
    );
  });

  it('keeps what was typed when the connection is lost', async () => {
    server.disconnect('/auth/v1/token');
    open();
    type(field('Email'), 'owner@demo.example');
    type(field('Password'), 'some password');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't reach the server");
    expect(field('Email')).toHaveValue('owner@demo.example');
    expect(field('Password')).toHaveValue('some password');
  });

  it('stores the request form as the return path before leaving for a sign-in provider', async () => {
    server.respondTo('/auth/v1/authorize', {}, 400);
    const noted = jest.spyOn(Storage.prototype, 'setItem');
    open({ fromServiceRequest: true, autoSubmit: true });
    fireEvent.click(screen.getByRole('button', { name: 'Apple' }));
    expect(await screen.findByText('Failed to sign in with Apple.')).toBeInTheDocument();
    expect(noted).toHaveBeenCalledWith('authRedirectSource', 'serviceRequest');
    expect(localStorage.getItem('authRedirectSource')).toBeNull();
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/request');
  });

  it.each([
    ['from elsewhere', null],
    ['from the request form without sending it', { fromServiceRequest: true }],
  ])('leaves for a sign-in provider %s without a request to send', async (_from, state) => {
    localStorage.setItem('authRedirectSource', 'serviceRequest');
    const noted = jest.spyOn(Storage.prototype, 'setItem');
    server.respondTo('/auth/v1/authorize', {}, 400);
    open(state);
    fireEvent.click(screen.getByRole('button', { name: 'Apple' }));
    expect(await screen.findByText('Failed to sign in with Apple.')).toBeInTheDocument();
    expect(noted).not.toHaveBeenCalledWith('authRedirectSource', expect.anything());
    expect(localStorage.getItem('authRedirectSource')).toBeNull();
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/request');
  });

  it.each([
    ['without a word', {}],
    ['in its own words', { msg: 'Unsupported provider: provider is not enabled' }],
  ])('says the same sentence when a provider fails %s', async (_how, answer) => {
    server.respondTo('/auth/v1/authorize', answer, 400);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Google' }));
    expect(await screen.findByText('Failed to sign in with Google.')).toBeInTheDocument();
  });

  it('shows one failure at a time, the one of the latest attempt', async () => {
    server.respondTo('/auth/v1/authorize', {}, 400);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Google' }));
    await screen.findByText('Failed to sign in with Google.');
    type(field('Email'), 'owner@demo.example');
    type(field('Password'), 'wrong password');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Invalid login credentials');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('after sign-in, the page', () => {
  it('shows a notice and redirects after half a second', () => {
    jest.useFakeTimers();
    open();
    signInAndWait(499);
    expect(toast).toHaveBeenCalledWith(
      'success',
      { title: 'Successfully authenticated' },
      expect.anything(),
    );
    expect(whereabouts()).toBe('/login null');
    act(() => jest.advanceTimersByTime(1));
    expect(whereabouts()).toBe('/dashboard null');
    expect(toast).toHaveBeenCalledTimes(1);
  });

  it('returns to a pending request', () => {
    jest.useFakeTimers();
    const expirationTime = new Date(Date.now() + 60_000).toISOString();
    savePendingRequest({ version: 1, expirationTime });
    returnMemory.rememberReturnTo('/help-center');
    open({ fromServiceRequest: true, autoSubmit: true, returnTo: '/requests' });
    signInAndWait(500);
    expect(whereabouts()).toBe('/request {"fromServiceRequest":true,"autoSubmit":true}');
  });

  it('returns to the previous page', () => {
    jest.useFakeTimers();
    open({ returnTo: '/requests?sort=new' });
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    act(() => jest.advanceTimersByTime(500));
    expect(whereabouts()).toBe('/requests null');
  });
});

describe('the password reset dialog', () => {
  it('asks for an address, sends the email, and can resend it', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Email'), 'owner@demo.example');
    fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(
      await dialog.findByText(
        'Password reset email sent! Please check your inbox and follow the instructions.',
      ),
    ).toBeInTheDocument();
    expect(server.callsTo('/auth/v1/recover')).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Send Again' }));
    expect(dialog.getByLabelText('Email')).toBeInTheDocument();
  });

  it('shows an invalid address next to the field', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Email'), 'nobody');
    fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    await dialog.findAllByText('Please enter a valid email address');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    expect(server.callsTo('/auth/v1/recover')).toEqual([]);
  });

  it('shows a fallback message when the server gives no reason', async () => {
    server.respondTo('/auth/v1/recover', {}, 400);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Email'), 'owner@demo.example');
    fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to send password reset email.',
    );
  });

  it('says why no email was sent', async () => {
    server.respondTo('/auth/v1/recover', { msg: 'Too many mails' }, 429);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Email'), 'owner@demo.example');
    fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many mails');
  });
});

describe('the sign-in link', () => {
  const ask = async (email: string) => {
    open();
    type(field('Email'), email);
    fireEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in by email' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send sign-in link' }));
    return dialog;
  };
  const ON_ITS_WAY = /^If this address has an account, a sign-in link is on its way/;

  it('is mailed to the address typed already, and creates no account', async () => {
    server.respondTo('/auth/v1/otp', {});
    const dialog = await ask('owner@demo.example');
    expect(await dialog.findByText(ON_ITS_WAY)).toBeInTheDocument();
    expect(server.callsTo('/auth/v1/otp')[0]?.body).toMatchObject({
      email: 'owner@demo.example',
      create_user: false,
    });
  });

  it('says the same where the server knows no such account', async () => {
    server.respondTo(
      '/auth/v1/otp',
      { error_code: 'otp_disabled', msg: 'Signups not allowed' },
      422,
    );
    const dialog = await ask('nobody@demo.example');
    expect(await dialog.findByText(ON_ITS_WAY)).toBeInTheDocument();
  });

  it('says why no email was sent', async () => {
    server.respondTo('/auth/v1/otp', { msg: 'Too many mails' }, 429);
    const dialog = await ask('owner@demo.example');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many mails');
  });
});
