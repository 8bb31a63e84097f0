/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeAuthState } from '@tree-service/testing';
import { useAuth } from '../auth/authStore';
import { returnMemory } from '../auth/returnMemory';
import {
  clearPendingRequest,
  findPendingRequest,
  inspectPendingRequest,
  PENDING_REQUEST_KEY,
  readPendingRequest,
  savePendingRequest,
} from './pendingRequest';

const now = Date.parse('2026-06-15T12:00:00Z');
const stored = () => localStorage.getItem(PENDING_REQUEST_KEY);

beforeEach(() => {
  localStorage.clear();
  useAuth.setState(fakeAuthState('signedOut'), true);
});

describe('the pending request', () => {
  it('is none in a fresh browser', () => {
    expect(findPendingRequest(now)).toEqual({ kind: 'none' });
  });

  it('is restored as saved until it expires', () => {
    const request = { version: 1, expirationTime: '2026-06-22T12:00:00Z', step: 'trees' } as const;
    savePendingRequest(request);
    expect(readPendingRequest(now)).toEqual(request);
    expect(readPendingRequest(Date.parse('2026-06-22T12:00:00Z'))).toBeNull();
    expect(stored()).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another version', '{"version":0,"expirationTime":"2026-06-22T12:00:00Z"}'],
    ['no version', '{"expirationTime":"2026-06-22T12:00:00Z"}'],
    ['no end', '{"version":1}'],
    ['an end that is no date', '{"version":1,"expirationTime":"later"}'],
    ['an end that is no text', '{"version":1,"expirationTime":4}'],
  ])('is dropped when it is %s', (_what, text) => {
    localStorage.setItem(PENDING_REQUEST_KEY, text);
    expect(inspectPendingRequest(now)).toEqual({ kind: 'dropped', reason: 'unreadable' });
    expect(stored()).not.toBeNull();
    expect(findPendingRequest(now)).toEqual({ kind: 'dropped', reason: 'unreadable' });
    expect(stored()).toBeNull();
  });

  it.each([
    ['thrown away', () => clearPendingRequest()],
    [
      'written on',
      () => savePendingRequest({ version: 1, expirationTime: '2026-06-23T12:00:00Z' }),
    ],
    ['found expired', () => findPendingRequest(Date.parse('2026-06-23T12:00:00Z'))],
  ])('is no longer sent automatically once it is %s', (_what, happens) => {
    savePendingRequest({ version: 1, expirationTime: '2026-06-22T12:00:00Z' });
    returnMemory.noteSource(true);
    happens();
    expect(localStorage.getItem('authRedirectSource')).toBeNull();
  });

  it('of a visitor is available to the account that signs in', () => {
    savePendingRequest({ version: 1, expirationTime: '2026-06-22T12:00:00Z' });
    useAuth.setState(fakeAuthState('owner'), true);
    expect(readPendingRequest(now)).not.toBeNull();
  });

  it('of an account is available only to that account', () => {
    useAuth.setState(fakeAuthState('owner'), true);
    savePendingRequest({ version: 1, expirationTime: '2026-06-22T12:00:00Z' });
    expect(readPendingRequest(now)).not.toBeNull();
    useAuth.setState(fakeAuthState('signedOut'), true);
    expect(findPendingRequest(now)).toEqual({ kind: 'none' });
    const { user } = fakeAuthState('owner');
    if (user)
      useAuth.setState({ status: 'signedIn', user: { ...user, id: 'next' }, signOutReason: null });
    expect(findPendingRequest(now)).toEqual({ kind: 'none' });
    useAuth.setState(fakeAuthState('owner'), true);
    expect(readPendingRequest(now)).not.toBeNull();
  });
});
