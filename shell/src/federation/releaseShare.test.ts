/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { stableBucket, useAuth } from '@tree-service/kernel';
import { SESSION_KEY } from '@tree-service/kernel/contract';
import { fakeAuthState } from '@tree-service/testing';
import { isInShare } from './chooseRelease';

const account = fakeAuthState('vendor');
const bucket = stableBucket(account.user?.id ?? '');

beforeEach(() => {
  localStorage.clear();
  useAuth.setState(fakeAuthState('signedOut'), true);
});
afterEach(() => jest.restoreAllMocks());

test('a visitor draws once and stays in or out', () => {
  const draw = jest.spyOn(Math, 'random').mockReturnValue(0.099);
  expect([isInShare(10), isInShare(9)]).toEqual([true, false]);
  draw.mockReturnValue(0.5);
  expect(isInShare(10)).toBe(true);
});

test('an account is in the same share in every browser, also signed out afterwards', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  expect(isInShare(99)).toBe(false);
  useAuth.setState(account, true);
  expect([isInShare(bucket), isInShare(bucket + 1)]).toEqual([false, true]);
  useAuth.setState(fakeAuthState('signedOut'), true);
  expect(isInShare(bucket + 1)).toBe(true);
});

test('while a stored session is restored, nothing is drawn that its account would change', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  localStorage.setItem(SESSION_KEY, '{}');
  useAuth.setState(fakeAuthState('loading'), true);
  expect(isInShare(99)).toBe(false);
  localStorage.removeItem(SESSION_KEY);
  expect(isInShare(1)).toBe(true);
});
