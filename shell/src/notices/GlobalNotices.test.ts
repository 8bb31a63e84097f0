/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { usePushRegistration } from './GlobalNotices';

const REGISTER = '/rest/v1/rpc/register_push_token';
const requestPermissions = jest.fn();
const server = fakeBackend();

/** The native wrapper as the page meets it. */
function wrapper(isNative: boolean) {
  const listeners = new Map<string, (answer: unknown) => void>();
  window.Capacitor = {
    isNativePlatform: () => isNative,
    getPlatform: () => 'ios',
    Plugins: {
      PushNotifications: {
        requestPermissions,
        addListener: (name: string, listener: (answer: unknown) => void) =>
          listeners.set(name, listener),
        register: () => listeners.get('registration')?.({ value: 'device-token' }),
      },
    },
  };
}

const become = (state: ReturnType<typeof fakeAuthState>) =>
  act(() => useAuth.setState(state, true));

beforeEach(() => {
  localStorage.clear();
  requestPermissions.mockReset().mockResolvedValue({ receive: 'granted' });
  become(fakeAuthState('signedOut'));
});

afterEach(() => {
  delete window.Capacitor;
});

it('asks once after sign-in, stores the token and sends it to the server', async () => {
  wrapper(true);
  server.respondTo(REGISTER);
  const { rerender } = renderHook(usePushRegistration);
  expect(requestPermissions).not.toHaveBeenCalled();
  become(fakeAuthState('owner'));
  await waitFor(() =>
    expect(server.callsTo(REGISTER)).toMatchObject([
      { body: { token: 'device-token', platform: 'ios' } },
    ]),
  );
  expect(localStorage.getItem('pushToken')).toBe('device-token');
  rerender();
  become(fakeAuthState('owner', { fullName: 'Ann Ash' }));
  expect(requestPermissions).toHaveBeenCalledTimes(1);
});

it('keeps nothing when people refuse', async () => {
  wrapper(true);
  requestPermissions.mockResolvedValue({ receive: 'denied' });
  become(fakeAuthState('vendor'));
  renderHook(usePushRegistration);
  await waitFor(() => expect(requestPermissions).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('pushToken')).toBeNull();
  expect(server.callsTo(REGISTER)).toEqual([]);
});

it('does not ask in a browser', () => {
  wrapper(false);
  become(fakeAuthState('owner'));
  renderHook(usePushRegistration);
  expect(requestPermissions).not.toHaveBeenCalled();
});
