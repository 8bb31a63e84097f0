/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeAuthState, flagsSaying } from '@tree-service/testing';
import { useAuth } from '../auth/authStore';
import { queryClient } from '../queries/queryClient';
import { isKnownToBeOn } from './knownFlag';

const know = (flags: object[]) => queryClient.setQueryData(['featureFlags'], flags);

beforeEach(() => {
  queryClient.clear();
  useAuth.setState(fakeAuthState('signedOut'), true);
});

test('until flags were loaded, the default counts', () => {
  expect(isKnownToBeOn('error_reporting')).toBe(true);
  expect(isKnownToBeOn('payment_processing')).toBe(false);
});

test('loaded flags count, for the account that is here', () => {
  know(flagsSaying({ error_reporting: false }));
  expect(isKnownToBeOn('error_reporting')).toBe(false);
  know(flagsSaying().map((flag) => ({ ...flag, user_roles: ['vendor'] })));
  expect(isKnownToBeOn('error_reporting')).toBe(false);
  useAuth.setState(fakeAuthState('vendor'), true);
  expect(isKnownToBeOn('error_reporting')).toBe(true);
});
