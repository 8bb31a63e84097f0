import { act, render, waitFor } from '@testing-library/react';
import { authState, isAdmin, signIn, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { ProfileWatch } from './GlobalNotices';

const HALF_A_MINUTE = 30_000;
const server = fakeBackend();

beforeEach(() => {
  // The calls themselves run in real time; only the minute is not waited for.
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setTimeout', 'clearTimeout'],
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('detects a removed administrator within a minute, without live updates', async () => {
  const account = server.accounts.add({ email: 'boss@demo.example', profileType: 'admin' });
  await act(() => signIn({ email: account.email, password: account.password, remember: false }));
  render(<ProfileWatch />);
  account.profileType = 'owner';
  expect(isAdmin(authState())).toBe(true);
  act(() => jest.advanceTimersByTime(HALF_A_MINUTE));
  jest.useRealTimers();
  await waitFor(() => expect(isAdmin(authState())).toBe(false));
});

it('asks nothing for those who never were one', () => {
  act(() => useAuth.setState(fakeAuthState('owner'), true));
  render(<ProfileWatch />);
  act(() => jest.advanceTimersByTime(10 * HALF_A_MINUTE));
  expect(server.callsTo('/rest/v1/profiles')).toEqual([]);
});
