/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  clearPendingRequest,
  PENDING_REQUEST_KEY,
  returnMemory,
  savePendingRequest,
  useAuth,
} from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import {
  destinationAfterCallback,
  destinationAfterSignIn,
  probableDestination,
  readIntent,
} from './destinationAfterSignIn';

const pending = () =>
  ({ version: 1, expirationTime: new Date(Date.now() + 60_000).toISOString() }) as const;

const saveRequest = () => savePendingRequest(pending());

beforeEach(() => {
  clearPendingRequest();
  localStorage.clear();
});

describe.each(['vendor', 'admin'] as const)(
  'an account of type %s with an unsent request',
  (type) => {
    it('is not led to the form, which would refuse it', () => {
      useAuth.setState(fakeAuthState(type), true);
      saveRequest();
      returnMemory.rememberReturnTo('/help-center');
      expect(destinationAfterCallback()).toEqual({ to: '/help-center' });
      expect(destinationAfterSignIn(readIntent({ fromServiceRequest: true })).to).toBe(
        '/dashboard',
      );
      useAuth.setState(fakeAuthState('signedOut'), true);
    });
  },
);

test('where a sign-in will lead is known ahead, and forgotten by going there alone', () => {
  expect(probableDestination(readIntent(null))).toBe('/dashboard');
  returnMemory.rememberReturnTo('/help-center');
  expect(probableDestination(readIntent(null))).toBe('/help-center');
  saveRequest();
  expect(probableDestination(readIntent({ fromServiceRequest: true }))).toBe('/request');
  expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/help-center' });
});

describe('after sign-in', () => {
  it('goes to the pending request when the visitor came from it', () => {
    saveRequest();
    expect(destinationAfterSignIn(readIntent({ fromServiceRequest: true }))).toEqual({
      to: '/request',
      state: { fromServiceRequest: true, autoSubmit: false },
    });
    expect(
      destinationAfterSignIn(readIntent({ fromServiceRequest: true, autoSubmit: true })),
    ).toEqual({ to: '/request', state: { fromServiceRequest: true, autoSubmit: true } });
  });

  it('does not go to a pending request when the visitor came from elsewhere', () => {
    saveRequest();
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/dashboard' });
  });

  it('does not go to a request that no longer exists', () => {
    expect(destinationAfterSignIn(readIntent({ fromServiceRequest: true }))).toEqual({
      to: '/dashboard',
    });
  });

  it('prefers the path in navigation state to the stored one, and clears the stored one', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterSignIn(readIntent({ returnTo: '/requests' }))).toEqual({
      to: '/requests',
    });
    expect(localStorage.getItem('returnToAfterAuth')).toBeNull();
  });

  it('uses the stored path once', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/help-center' });
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/dashboard' });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login', 7, { a: 1 }])(
    'ignores %j',
    (returnTo) => {
      expect(destinationAfterSignIn(readIntent({ returnTo }))).toEqual({ to: '/dashboard' });
    },
  );
});

describe('after the callback', () => {
  it('goes to a pending request, and submits it if that was in progress', () => {
    saveRequest();
    expect(destinationAfterCallback()).toEqual({
      to: '/request',
      state: { fromServiceRequest: true, autoSubmit: false },
    });
    returnMemory.noteSource(true);
    expect(destinationAfterCallback().state).toEqual({
      fromServiceRequest: true,
      autoSubmit: true,
    });
    expect(returnMemory.isFromServiceRequest()).toBe(false);
  });

  it.each([
    ['discarded', () => clearPendingRequest()],
    ['written on', saveRequest],
    ['left at a sign-in for something else', () => destinationAfterSignIn(readIntent(null))],
  ])('does not submit a request that was %s after its sign-in was requested', (_what, happens) => {
    saveRequest();
    returnMemory.noteSource(true);
    happens();
    localStorage.setItem(PENDING_REQUEST_KEY, JSON.stringify(pending()));
    expect(destinationAfterCallback().state).toEqual({
      fromServiceRequest: true,
      autoSubmit: false,
    });
  });

  it('requests submission once, whether or not there is a request', () => {
    returnMemory.noteSource(true);
    expect(destinationAfterCallback()).toEqual({ to: '/dashboard' });
    expect(returnMemory.isFromServiceRequest()).toBe(false);
  });

  it('otherwise uses the stored path once, otherwise the dashboard', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterCallback()).toEqual({ to: '/help-center' });
    expect(destinationAfterCallback()).toEqual({ to: '/dashboard' });
  });
});
