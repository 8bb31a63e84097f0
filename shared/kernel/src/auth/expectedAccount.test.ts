/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeAuthState } from '@tree-service/testing';
import { LIFETIME_KEY, SESSION_KEY } from '../contract/sessionKeys';
import { useAuth, loading } from './authStore';
import { expectedAccount, lastUserType, rememberUserType } from './expectedAccount';

function storeSession(session: unknown, endsInMs = 60_000): void {
  localStorage.setItem(
    SESSION_KEY,
    typeof session === 'string' ? session : JSON.stringify(session),
  );
  localStorage.setItem(LIFETIME_KEY, String(Date.now() + endsInMs));
}

const session = { user: { id: 'v1', user_metadata: { user_type: 'vendor' } } };

beforeEach(() => {
  localStorage.clear();
  useAuth.setState(loading, true);
});

test('the account of a session is known while it is being restored', () => {
  storeSession(session);
  expect(expectedAccount()).toEqual({ userId: 'v1', type: 'vendor', isSignedIn: false });
});

test('so does one that has just begun, while its profile is read', () => {
  useAuth.setState(fakeAuthState('signedOut'), true);
  storeSession(session);
  expect(expectedAccount()).toEqual({ userId: 'v1', type: 'vendor', isSignedIn: false });
});

test('the confirmed account takes its place', () => {
  storeSession(session);
  useAuth.setState(fakeAuthState('owner'), true);
  expect(expectedAccount()).toMatchObject({ type: 'owner', isSignedIn: true });
});

test.each([
  ['no session', () => undefined],
  ['a session whose time is over', () => storeSession(session, -1)],
  ['something that is no session', () => storeSession('not json')],
  ['a session of nobody', () => storeSession({ user: null })],
])('with %s, no one is expected', (_what, prepare) => {
  prepare();
  expect(expectedAccount()).toBeNull();
});

test('an unknown type counts as none', () => {
  storeSession({ user: { id: 'x', user_metadata: { user_type: 'king' } } });
  expect(expectedAccount()).toEqual({ userId: 'x', type: null, isSignedIn: false });
});

test('the device remembers the type that signed in last', () => {
  expect(lastUserType()).toBeNull();
  rememberUserType('vendor');
  expect(lastUserType()).toBe('vendor');
});
