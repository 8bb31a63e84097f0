/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  clearPendingRequest,
  PENDING_REQUEST_KEY,
  returnMemory,
  savePendingRequest,
} from '@tree-service/kernel';
import {
  destinationAfterCallback,
  destinationAfterSignIn,
  readIntent,
} from './destinationAfterSignIn';

const pending = () =>
  ({ version: 1, expirationTime: new Date(Date.now() + 60_000).toISOString() }) as const;

const saveRequest = () => savePendingRequest(pending());

beforeEach(() => {
  clearPendingRequest();
  localStorage.clear();
});

describe('after signing in', () => {
  it('leads to the waiting request when people came from it', () => {
    saveRequest();
    expect(destinationAfterSignIn(readIntent({ fromServiceRequest: true }))).toEqual({
      to: '/request',
      state: { fromServiceRequest: true, autoSubmit: false },
    });
    expect(
      destinationAfterSignIn(readIntent({ fromServiceRequest: true, autoSubmit: true })),
    ).toEqual({ to: '/request', state: { fromServiceRequest: true, autoSubmit: true } });
  });

  it('does not lead to a waiting request when people came from elsewhere', () => {
    saveRequest();
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/dashboard' });
  });

  it('does not lead to a request that is no longer there', () => {
    expect(destinationAfterSignIn(readIntent({ fromServiceRequest: true }))).toEqual({
      to: '/dashboard',
    });
  });

  it('prefers the path in navigation state to the stored one, and forgets the latter', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterSignIn(readIntent({ returnTo: '/requests' }))).toEqual({
      to: '/requests',
    });
    expect(localStorage.getItem('returnToAfterAuth')).toBeNull();
  });

  it('takes the stored path, once', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/help-center' });
    expect(destinationAfterSignIn(readIntent(null))).toEqual({ to: '/dashboard' });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login', 7, { a: 1 }])(
    'is not led astray by %j',
    (returnTo) => {
      expect(destinationAfterSignIn(readIntent({ returnTo }))).toEqual({ to: '/dashboard' });
    },
  );
});

describe('after the callback', () => {
  it('leads to a waiting request, and submits it when it was being submitted', () => {
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
  ])('sends no request that was %s after its sign-in was asked for', (_what, happens) => {
    saveRequest();
    returnMemory.noteSource(true);
    happens();
    localStorage.setItem(PENDING_REQUEST_KEY, JSON.stringify(pending()));
    expect(destinationAfterCallback().state).toEqual({
      fromServiceRequest: true,
      autoSubmit: false,
    });
  });

  it('asks for sending once, whether or not a request was there', () => {
    returnMemory.noteSource(true);
    expect(destinationAfterCallback()).toEqual({ to: '/dashboard' });
    expect(returnMemory.isFromServiceRequest()).toBe(false);
  });

  it('else takes the stored path once, else the dashboard', () => {
    returnMemory.rememberReturnTo('/help-center');
    expect(destinationAfterCallback()).toEqual({ to: '/help-center' });
    expect(destinationAfterCallback()).toEqual({ to: '/dashboard' });
  });
});
