/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import type * as Runtime from '..';

jest.mock('sonner', () => ({
  toast: { success: jest.fn(), error: jest.fn() },
  Toaster: () => null,
}));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const server = fakeBackend();
let runtime: typeof Runtime;
let maya: FakeAccount;
let mallory: FakeAccount;

// Every test is a page of its own, freshly opened in the same browser.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  jest.resetModules();
  runtime = await import('..');
  runtime.startAuth();
}

const settled = (status: string) => waitFor(() => expect(runtime.authState().status).toBe(status));
const callback = (account: FakeAccount) => `/auth/callback${server.accounts.fragmentFor(account)}`;
const reset = (account: FakeAccount) =>
  `/reset-password${server.accounts.fragmentFor(account, 'recovery')}`;
const signUp = () =>
  runtime.signUp({ userType: 'owner', email: ' Maya@demo.example ', password: 'long enough' });

async function leaveForProvider(): Promise<void> {
  server.respondTo('/auth/v1/authorize', {});
  await runtime.signInWithProvider('google', { remember: false });
}

beforeEach(async () => {
  jest.restoreAllMocks();
  // jsdom cannot leave the page for a provider, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  maya = server.accounts.add({ email: 'maya@demo.example' });
  mallory = server.accounts.add({ email: 'mallory@demo.example' });
  await open('/');
});
afterEach(() => window.history.replaceState(null, '', '/'));

async function expectNobody(): Promise<void> {
  expect(runtime.authState().status).toBe('signedOut');
  await runtime.findSession();
  expect(runtime.authState().status).toBe('signedOut');
  expect(localStorage.getItem('tree-service-session')).toBeNull();
}

describe('a session in the address', () => {
  it('is ignored where this browser never asked for one', async () => {
    await open(callback(mallory));
    await expectNobody();
    await open(reset(mallory));
    await expectNobody();
    await open(callback(mallory).replace('#', '?'));
    await expectNobody();
  });

  it('is ignored beside the session of someone else, who stays signed in', async () => {
    await runtime.signIn({ email: maya.email, password: maya.password, remember: true });
    await open(callback(mallory));
    await settled('signedIn');
    expect(runtime.authState().user?.email).toBe(maya.email);
  });

  it.each([
    ['after signing up', callback, signUp],
    ['after asking for the mail again', callback, () => runtime.resendVerification(maya.email)],
    ['after asking for a new password', reset, () => runtime.resetPassword(maya.email)],
    ['after leaving for a provider', callback, leaveForProvider],
  ])('signs in %s, once', async (_when, address, ask) => {
    await ask();
    await open(address(maya));
    expect(runtime.authState().status).toBe('loading');
    await settled('signedIn');
    expect(runtime.authState().user?.email).toBe(maya.email);
    expect(window.location.hash).toBe('');

    await runtime.signOut();
    await open(address(maya));
    await expectNobody();
  });

  it('is of the address the mail was asked for, not of another', async () => {
    await signUp();
    await open(callback(mallory));
    await expectNobody();
    await open(callback(maya));
    await settled('signedIn');
  });

  it('is not expected because an administrator sent someone their mail again', async () => {
    await runtime.signIn({ email: maya.email, password: maya.password, remember: true });
    await runtime.resendVerification(mallory.email);
    await runtime.signOut();
    await open(callback(mallory));
    await expectNobody();
  });

  it.each([
    ['a provider', leaveForProvider, 16 * MINUTE],
    ['a mail', signUp, DAY + MINUTE],
  ])('comes too late for %s', async (_what, ask, later) => {
    await ask();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    await open(callback(maya));
    await expectNobody();
  });

  it('that cannot be read is ignored', async () => {
    await leaveForProvider();
    await open('/auth/callback#access_token=nonsense&refresh_token=x&expires_in=1&token_type=b');
    await expectNobody();
  });
});

describe('a session no one asked for', () => {
  const offered = () => runtime.offeredSession(window.location);

  it('is offered with the address of its account, on the two pages links lead to', async () => {
    await open(reset(mallory));
    expect(offered()).toMatchObject({ email: 'mallory@demo.example', type: 'recovery' });
    await open(`/dashboard${server.accounts.fragmentFor(mallory)}`);
    expect(offered()).toBeNull();
    await runtime.resetPassword(maya.email);
    await open(reset(maya));
    expect(offered()).toBeNull();
  });

  it('signs in once someone said it is theirs', async () => {
    await open(reset(maya));
    const session = offered();
    if (session === null) throw new Error('Nothing was offered.');
    await expect(runtime.acceptOfferedSession(session)).resolves.toEqual({ ok: true });
    expect(runtime.authState().user?.email).toBe(maya.email);
  });

  it('says so when its link has ended', async () => {
    await open(reset(maya));
    const session = offered();
    if (session === null) throw new Error('Nothing was offered.');
    server.respondTo('/auth/v1/user', { code: 403, msg: 'Token has expired' }, 403);
    await expect(runtime.acceptOfferedSession(session)).resolves.toMatchObject({ ok: false });
    expect(runtime.authState().status).toBe('signedOut');
  });
});
