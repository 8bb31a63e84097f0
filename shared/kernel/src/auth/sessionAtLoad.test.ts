/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend } from '@tree-service/testing';
import { LIFETIME_KEY, SESSION_KEY } from '../contract/sessionKeys';
import type * as Runtime from '..';

const mockError = jest.fn();
jest.mock('sonner', () => ({
  toast: { success: jest.fn(), error: (...said: unknown[]) => mockError(...said) as unknown },
  Toaster: () => null,
}));

const EXPIRED = 'Your session has expired. Please log in again.';
const DAY_MS = 86_400_000;
const server = fakeBackend();

// Every test is a page of its own, freshly opened in the same browser.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
async function open(): Promise<typeof Runtime> {
  jest.resetModules();
  const runtime = await import('..');
  runtime.startAuth();
  return runtime;
}

/** Leaves a session in the browser whose access token ended, to be kept until a moment. */
function leaveSession(keptUntil: number): void {
  const { id, email } = server.accounts.add({ email: 'maya@demo.example' });
  localStorage.setItem(LIFETIME_KEY, String(keptUntil));
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: `access.${id}.0`,
      refresh_token: `refresh.${id}.0`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) - 60,
      user: { id, email, email_confirmed_at: '2026-01-01T00:00:00Z', user_metadata: {} },
    }),
  );
}

const notices = () =>
  mockError.mock.calls.map(([title, { description }]: [string, { description?: string }]) => [
    title,
    description,
  ]);

beforeEach(() => {
  mockError.mockClear();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a session that the server refuses at load says that it expired', async () => {
  leaveSession(Date.now() + DAY_MS);
  server.respondTo(
    '/auth/v1/token',
    { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    400,
  );
  const runtime = await open();
  await waitFor(() => expect(runtime.authState().status).toBe('signedOut'));
  await waitFor(() => expect(notices()).toEqual([['Session expired', EXPIRED]]));
});

test('a remembered term that ran out says so', async () => {
  leaveSession(Date.now() - DAY_MS);
  const runtime = await open();
  expect(runtime.authState().status).toBe('signedOut');
  await waitFor(() => expect(notices()).toEqual([['Session expired', EXPIRED]]));
});

test('a visitor who was never signed in gets no message about a session', async () => {
  const runtime = await open();
  expect(runtime.authState().status).toBe('signedOut');
  // By the time the next page's message is there, one of this page would be, too.
  leaveSession(Date.now() - DAY_MS);
  await open();
  await waitFor(() => expect(notices()).toContainEqual(['Session expired', EXPIRED]));
  expect(notices()).toHaveLength(1);
});
