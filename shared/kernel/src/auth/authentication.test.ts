/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import type * as Runtime from '..';

const toast = { success: jest.fn(), error: jest.fn(), info: jest.fn(), warning: jest.fn() };
jest.mock('sonner', () => ({ toast, Toaster: () => null }));

const server = fakeBackend();
let runtime: typeof Runtime;
let owner: FakeAccount;

// Every test is a page of its own, freshly opened in the same browser when it says so. The pages of
// earlier tests stay in memory and must not follow what later ones announce.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
async function openPage(): Promise<void> {
  jest.resetModules();
  runtime = await import('..');
  runtime.startAuth();
}

function closeBrowser(): void {
  document.cookie = 'tree-service-browser-open=; Path=/; Max-Age=0';
}

const settled = (status: string) => waitFor(() => expect(runtime.authState().status).toBe(status));

const shown = (tone: keyof typeof toast, title: string, description?: string) =>
  waitFor(() =>
    expect(toast[tone]).toHaveBeenCalledWith(title, expect.objectContaining({ description })),
  );

const howLongShown = (title: string): unknown =>
  toast.error.mock.calls.findLast(([said]) => said === title)?.[1]?.duration;

const credentials = { email: 'owner@demo.example', password: 'correct horse', remember: true };

beforeEach(async () => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  closeBrowser();
  owner = server.accounts.add({ email: 'owner@demo.example' });
  await openPage();
});

afterEach(() => jest.restoreAllMocks());

describe('a visitor', () => {
  it('is known to be signed out at once, without a call', () => {
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: null });
    expect(server.calls).toEqual([]);
  });
});

describe('mails of the project as a whole', () => {
  const reports = () => server.callsTo('/rest/v1/error_logs');
  const asking = [
    ['/auth/v1/recover', () => runtime.resetPassword(credentials.email)],
    ['/auth/v1/resend', () => runtime.resendVerification(credentials.email)],
    ['/auth/v1/signup', () => runtime.signUp({ ...credentials, userType: 'owner' })],
  ] as const;

  it.each(asking)('are reported once the mail limit is reached: %s', async (path, ask) => {
    const refusal = { error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' };
    server.respondTo(path, refusal, 429);
    server.respondTo('/rest/v1/error_logs', null, 201);
    expect(await ask()).toMatchObject({ ok: false });
    await waitFor(() => expect(reports()).toHaveLength(1));
  });

  it.each(asking)('are not what a pause for one person is about: %s', async (path, ask) => {
    const msg = 'For security purposes, you can only request this after 42 seconds.';
    server.respondTo(path, { error_code: 'over_email_send_rate_limit', msg }, 429);
    expect(await ask()).toMatchObject({ ok: false });
    expect(reports()).toEqual([]);
  });
});

describe('signing in', () => {
  it('signs in with the right password, and leaves the notice of it to the page', async () => {
    await expect(runtime.signIn(credentials)).resolves.toEqual({ ok: true });
    expect(runtime.authState()).toMatchObject({
      status: 'signedIn',
      user: { email: 'owner@demo.example' },
      profile: { user_type: 'owner' },
    });
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('says that the password was accepted before the profile is read', async () => {
    const readProfiles = () => server.callsTo('/rest/v1/profiles').length;
    const onAccepted = jest.fn(() => {
      expect(readProfiles()).toBe(0);
      expect(runtime.expectedAccount()).toMatchObject({ userId: owner.id, isSignedIn: false });
    });
    await runtime.signIn({ ...credentials, onAccepted });
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(readProfiles()).toBe(1);
  });

  it("refuses a wrong password with the server's message", async () => {
    const onAccepted = jest.fn();
    const outcome = await runtime.signIn({ ...credentials, password: 'wrong', onAccepted });
    expect(onAccepted).not.toHaveBeenCalled();
    expect(outcome).toMatchObject({ ok: false, message: 'Invalid login credentials' });
    expect(runtime.authState().status).toBe('signedOut');
    await shown('error', 'Sign in failed', 'Invalid login credentials');
  });

  it('explains that the server is unreachable', async () => {
    server.disconnect('/auth/v1/token');
    const outcome = await runtime.signIn(credentials);
    expect(outcome).toMatchObject({
      message: expect.stringContaining("couldn't reach the server"),
    });
  });

  it('refuses an unconfirmed address, whether the server or the session says so', async () => {
    server.accounts.add({ email: 'new@demo.example', isConfirmed: false });
    const onAccepted = jest.fn();
    const outcome = await runtime.signIn({ ...credentials, email: 'new@demo.example', onAccepted });
    expect(outcome.ok).toBe(false);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(runtime.authState().status).toBe('signedOut');
    await shown(
      'error',
      'Email verification required',
      'Please verify your email address before signing in. Check your inbox for the verification link.',
    );

    toast.error.mockClear();
    const refusal = { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' };
    server.respondTo('/auth/v1/token', refusal, 400);
    await runtime.signIn(credentials);
    await shown('error', 'Email verification required', expect.stringContaining('inbox'));
  });

  it.each([
    ['metadata', { email_verified: true, user_type: 'owner' }],
    ['metadata of a Pro', { email_verified: true, user_type: 'vendor' }],
  ])('takes an address for verified when %s says so', async (_where, metadata) => {
    server.accounts.add({ email: 'new@demo.example', isConfirmed: false, metadata });
    await expect(
      runtime.signIn({ ...credentials, email: 'new@demo.example' }),
    ).resolves.toMatchObject({ ok: true });
  });

  it('creates the fallback profile of an account without one', async () => {
    const account = server.accounts.add({
      email: 'bare@demo.example',
      profileType: null,
      metadata: {},
    });
    await runtime.signIn({ ...credentials, email: 'bare@demo.example' });
    expect(server.callsTo('/rest/v1/profiles').at(-1)).toMatchObject({
      method: 'POST',
      body: { id: account.id, email: 'bare@demo.example', user_type: 'owner' },
    });
    expect(account.metadata).toMatchObject({ user_type: 'owner' });
    expect(runtime.isOwner(runtime.authState())).toBe(true);
  });

  it("prefers the profile's type over the metadata's", async () => {
    const account = server.accounts.add({
      email: 'changed@demo.example',
      profileType: 'vendor',
      metadata: { user_type: 'owner' },
    });
    await runtime.signIn({ ...credentials, email: 'changed@demo.example' });
    expect(account.metadata).toMatchObject({ user_type: 'vendor' });
    expect(runtime.userTypeOf(runtime.authState())).toBe('vendor');
    expect(runtime.isOwner(runtime.authState())).toBe(false);
  });

  it('never takes an administrator from metadata', async () => {
    server.accounts.add({ email: 'sly@demo.example', metadata: { user_type: 'admin' } });
    await runtime.signIn({ ...credentials, email: 'sly@demo.example' });
    expect(runtime.isAdmin(runtime.authState())).toBe(false);
  });

  it('keeps the account signed in by its metadata when the profile cannot be read', async () => {
    server.respondTo('/rest/v1/profiles', { message: 'down' }, 500);
    server.respondTo('/rest/v1/error_logs');
    await runtime.signIn(credentials);
    expect(runtime.authState()).toMatchObject({ status: 'signedIn', profile: null });
    expect(runtime.userTypeOf(runtime.authState())).toBe('owner');
    await waitFor(() =>
      expect(server.callsTo('/rest/v1/error_logs')).toMatchObject([
        { body: { message: 'BackendError: down', source: 'loadProfile' } },
      ]),
    );
  });
});

describe('a changed user type', () => {
  const signInAsAdmin = async () => {
    const metadata = { user_type: 'admin' };
    const account = server.accounts.add({
      email: 'boss@demo.example',
      profileType: 'admin',
      metadata,
    });
    await runtime.signIn({ ...credentials, email: 'boss@demo.example' });
    runtime.queryClient.setQueryData(['audit'], ['what only administrators read']);
    expect(runtime.isAdmin(runtime.authState())).toBe(true);
    return account;
  };

  it('is followed, and what was read with the rights of the old one is forgotten', async () => {
    const account = await signInAsAdmin();
    account.profileType = 'owner';
    await runtime.refreshProfile();
    expect(runtime.isAdmin(runtime.authState())).toBe(false);
    expect(runtime.userTypeOf(runtime.authState())).toBe('owner');
    expect(runtime.queryClient.getQueryData(['audit'])).toBeUndefined();
    await waitFor(() => expect(account.metadata).toMatchObject({ user_type: 'owner' }));
  });

  it('changes nothing while the type is the same or the server is unreachable', async () => {
    const account = await signInAsAdmin();
    await runtime.refreshProfile();
    account.profileType = 'owner';
    server.disconnect('/rest/v1/profiles');
    await runtime.refreshProfile();
    expect(runtime.isAdmin(runtime.authState())).toBe(true);
    expect(runtime.queryClient.getQueryData(['audit'])).toBeDefined();
  });
});

describe('a stored session', () => {
  it('is waited for, then picked up', async () => {
    await runtime.signIn(credentials);
    await openPage();
    expect(runtime.authState().status).toBe('loading');
    await settled('signedIn');
  });

  it('survives closing the browser when remembered, for 30 days', async () => {
    await runtime.signIn(credentials);
    closeBrowser();
    await openPage();
    await settled('signedIn');

    const day = 24 * 60 * 60 * 1000;
    const signedInAt = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(signedInAt + 29.9 * day);
    await openPage();
    await settled('signedIn');
    now.mockReturnValue(signedInAt + 30.1 * day);
    await openPage();
    expect(runtime.authState().status).toBe('signedOut');
    expect(localStorage.getItem('tree-service-session')).toBeNull();
  });

  it('ends with the browser when not remembered', async () => {
    await runtime.signIn({ ...credentials, remember: false });
    await openPage();
    await settled('signedIn');
    closeBrowser();
    await openPage();
    expect(runtime.authState().status).toBe('signedOut');
  });
});

describe('a browser without cookies', () => {
  const forgetful = () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

  it('stays signed in for the page, and not for the next one', async () => {
    forgetful();
    await runtime.signIn({ ...credentials, remember: false });
    await settled('signedIn');
    expect((await runtime.backend()).auth).toBeDefined();
    expect((await (await runtime.backend()).auth.getSession()).data.session).not.toBeNull();
    await openPage();
    expect(runtime.authState().status).toBe('signedOut');
  });

  it('is signed out in the page, too, once the session ends', async () => {
    forgetful();
    await runtime.signIn({ ...credentials, remember: false });
    await runtime.signOut();
    expect(localStorage.getItem('tree-service-session')).toBeNull();
    expect(runtime.authState().status).toBe('signedOut');
  });
});

describe('signing out', () => {
  it('shows a notice, goes home and clears the session', async () => {
    await runtime.signIn(credentials);
    await expect(runtime.signOut()).resolves.toEqual({ goTo: '/' });
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'choice' });
    expect(localStorage.getItem('tree-service-session')).toBeNull();
    await shown('success', 'Signed out', 'You have been signed out successfully.');
  });

  it('is forced locally, and goes to /auth, when the server refuses', async () => {
    await runtime.signIn(credentials);
    server.respondTo('/auth/v1/logout', { message: 'Server is down' }, 500);
    await expect(runtime.signOut()).resolves.toEqual({ goTo: '/auth' });
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'forced' });
    expect(localStorage.getItem('tree-service-session')).toBeNull();
    await shown('error', 'Sign out failed', 'Server is down');
  });

  it('unregisters the push token first', async () => {
    await runtime.signIn(credentials);
    localStorage.setItem('pushToken', 'device');
    server.respondTo('/rest/v1/push_tokens');
    await runtime.signOut();
    expect(server.callsTo('/rest/v1/push_tokens')).toMatchObject([
      { method: 'DELETE', path: expect.stringContaining('token=eq.device') },
    ]);
    expect(localStorage.getItem('pushToken')).toBeNull();
  });

  it('treats a missing session as signed out', async () => {
    await runtime.signIn(credentials);
    localStorage.removeItem('tree-service-session');
    await expect(runtime.signOut()).resolves.toEqual({ goTo: '/' });
  });

  it('in another tab signs out this one', async () => {
    await runtime.signIn(credentials);
    localStorage.setItem('tree-service-sign-out-reason', `choice ${Date.now()}`);
    localStorage.removeItem('tree-service-session');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tree-service-session', newValue: null }),
    );
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'choice' });
  });
});

describe('signing up', () => {
  it('sends the user type and the return path', async () => {
    await runtime.signUp({
      userType: 'vendor',
      email: 'pro@demo.example',
      password: 'long enough',
      businessName: 'Oak & Ash',
      zip: '97201',
    });
    const [call] = server.callsTo('/auth/v1/signup');
    expect(call?.path).toContain(encodeURIComponent('http://localhost/auth/callback'));
    expect(call?.body).toMatchObject({
      data: { user_type: 'vendor', business_name: 'Oak & Ash', zip: '97201' },
    });
    await shown('success', 'Account created!', 'Check your email for the confirmation link.');
  });

  it("shows the server's refusal", async () => {
    const refusal = { code: 422, error_code: 'weak_password', msg: 'Password is too weak' };
    server.respondTo('/auth/v1/signup', refusal, 422);
    await runtime.signUp({ userType: 'owner', email: 'a@b.example', password: 'password' });
    await shown('error', 'Sign up failed', 'Password is too weak');
  });

  it('resends the confirmation mail', async () => {
    await runtime.resendVerification('new@demo.example');
    expect(server.callsTo('/auth/v1/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: 'new@demo.example',
    });
    await shown(
      'success',
      'Verification email sent',
      'Please check your inbox for the verification link.',
    );
  });
});

describe('passwords', () => {
  it('requests an email that links to /reset-password', async () => {
    await expect(runtime.resetPassword('owner@demo.example')).resolves.toEqual({ ok: true });
    expect(server.callsTo('/auth/v1/recover')[0]?.path).toContain(
      encodeURIComponent('http://localhost/reset-password'),
    );
  });

  it('says what to say when the server gives no reason', async () => {
    server.respondTo('/auth/v1/recover', { message: '' }, 400);
    await expect(runtime.resetPassword('owner@demo.example')).resolves.toMatchObject({
      ok: false,
      message: expect.stringMatching(/./),
    });
  });

  it('sets a new one for the signed-in account', async () => {
    await runtime.signIn(credentials);
    await runtime.updatePassword('an even longer one');
    expect(owner.password).toBe('an even longer one');
  });

  it('counts a password that had to be chosen as chosen, also at the next load', async () => {
    owner.mustChoosePassword = true;
    await runtime.signIn(credentials);
    expect(runtime.authState().user?.mustChoosePassword).toBe(true);
    await runtime.updatePassword('an even longer one');
    expect(runtime.authState().user?.mustChoosePassword).toBe(false);
    const stored: unknown = JSON.parse(localStorage.getItem('tree-service-session') ?? '');
    expect(stored).toMatchObject({ user: { app_metadata: {} } });
    expect(stored).not.toMatchObject({ user: { app_metadata: { choose_password: true } } });
  });
});

describe('keeping the session up', () => {
  it('reloads the page one second after a refresh', async () => {
    await runtime.signIn(credentials);
    jest.useFakeTimers();
    const reload = jest.fn();
    const refreshed = runtime.refreshSession(reload);
    await jest.advanceTimersByTimeAsync(0);
    await refreshed;
    await jest.advanceTimersByTimeAsync(999);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    await shown('success', 'Session refreshed, reloading page...');
  });

  it('signs out with a notice once the session is gone', async () => {
    await runtime.signIn(credentials);
    localStorage.removeItem('tree-service-session');
    await expect(runtime.checkSession()).resolves.toBe(false);
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'expired' });
    await shown('error', 'Session expired', 'Your session has expired. Please log in again.');
    expect(howLongShown('Session expired')).toBe(5000);
  });

  it('says just as long that a renewal was refused, here or in another tab', async () => {
    await runtime.signIn(credentials);
    localStorage.removeItem('tree-service-session');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tree-service-session', newValue: null }),
    );
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'expired' });
    await shown('error', 'Session expired', 'Your session has expired. Please log in again.');
    expect(howLongShown('Session expired')).toBe(5000);
  });

  it('signs out, with the notice, where the session was ended on another device', async () => {
    await runtime.signIn(credentials);
    server.respondTo(
      '/auth/v1/token',
      { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
      400,
    );
    await runtime.confirmSession();
    await settled('signedOut');
    await shown('error', 'Session expired', 'Your session has expired. Please log in again.');
    expect(localStorage.getItem('tree-service-session')).toBeNull();
  });

  it('signs out, with the notice, at the first call that the server refuses for it', async () => {
    await runtime.signIn(credentials);
    const profiles = (code: string) => {
      server.respondTo('/rest/v1/profiles', { code, message: 'Please log in again.' }, 401);
      return runtime.backend().then((client) => client.from('profiles').select('id'));
    };
    expect((await profiles('PGRST301')).status).toBe(401);
    expect(runtime.authState().status).toBe('signedIn');
    expect((await profiles('PT401')).status).toBe(401);
    await settled('signedOut');
    await shown('error', 'Session expired', 'Your session has expired. Please log in again.');
    expect(localStorage.getItem('tree-service-session')).toBeNull();
  });

  it('keeps the session while the server is unreachable', async () => {
    await runtime.signIn(credentials);
    server.respondTo('/auth/v1/token', { message: 'Not now' }, 429);
    await runtime.confirmSession();
    expect(runtime.authState().status).toBe('signedIn');
    expect(localStorage.getItem('tree-service-session')).not.toBeNull();
  });

  it('changes nothing while the session is valid', async () => {
    await runtime.signIn(credentials);
    await expect(runtime.checkSession()).resolves.toBe(true);
  });

  it('signs out after inactivity', async () => {
    await runtime.signIn(credentials);
    await runtime.signOutInactive();
    expect(runtime.authState()).toMatchObject({ status: 'signedOut', signOutReason: 'inactivity' });
    await shown('error', 'Session expired', 'You have been logged out due to inactivity.');
    expect(howLongShown('Session expired')).toBe(5000);
  });
});

describe('social sign-in', () => {
  it('stores the return path and stays, with a message, when the provider is not set up', async () => {
    const refusal = { code: 400, msg: 'Unsupported provider: provider is not enabled' };
    server.respondTo('/auth/v1/authorize', refusal, 400);
    const outcome = await runtime.signInWithProvider('google', { remember: false });
    expect(outcome).toMatchObject({ ok: false, message: 'Failed to sign in with Google.' });
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/dashboard');
    expect(localStorage.getItem('mobileAuthInProgress')).toBeNull();
  });

  it('returns to the request when the request form started the sign-in', async () => {
    runtime.returnMemory.rememberReturnTo('/help-center');
    runtime.returnMemory.noteSource(true);
    server.disconnect('/auth/v1/authorize');
    await runtime.signInWithProvider('apple', { remember: false });
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/request');
  });

  it('keeps an existing return path', async () => {
    runtime.returnMemory.rememberReturnTo('/help-center');
    server.respondTo('/auth/v1/authorize', {}, 400);
    const outcome = await runtime.signInWithProvider('apple', { remember: false });
    expect(outcome).toMatchObject({ message: 'Failed to sign in with Apple.' });
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/help-center');
  });
});

describe('the return path', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/login',
    '/auth/callback',
  ])('is never %s', (path) => {
    localStorage.setItem('returnToAfterAuth', path);
    expect(runtime.returnMemory.returnTo()).toBeNull();
  });
});
