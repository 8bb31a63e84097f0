import { act, render } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { forgetRemote } from '../federation/remoteLoading';
import { AdminPassWatch } from './AdminPassWatch';
import { admitAdministrator, dropAdminPass, obtainAdminPass } from './adminPass';

jest.mock('../federation/remoteLoading', () => ({ forgetRemote: jest.fn() }));

const ISSUE = '/rest/v1/rpc/issue_admin_pass';
const server = fakeBackend();
let cookies: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  dropAdminPass();
  cookies = jest.spyOn(document, 'cookie', 'set');
  server.respondTo(ISSUE, { pass: 'signature.1', lasts_seconds: 600 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const become = (who: 'owner' | 'admin' | 'signedOut' | 'loading') =>
  act(() => useAuth.setState(fakeAuthState(who), true));
const wait = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const issued = () => server.callsTo(ISSUE).length;
const DROPPED = expect.stringMatching(/^admin_pass=; Path=\/remotes\/mf-admin\/; Max-Age=0;/);

async function openAsAdministrator(): Promise<void> {
  become('admin');
  render(<AdminPassWatch />);
  await act(() => obtainAdminPass());
}

it('keeps one pass for ten minutes, sent with the files of the bundle alone', async () => {
  await openAsAdministrator();
  await obtainAdminPass();
  expect(cookies.mock.calls).toEqual([
    ['admin_pass=signature.1; Path=/remotes/mf-admin/; Max-Age=600; SameSite=Strict'],
  ]);
});

it('renews it two minutes before its end', async () => {
  await openAsAdministrator();
  const before = issued();
  await wait(7.5);
  expect(issued()).toBe(before);
  await wait(1);
  expect(issued()).toBe(before + 1);
});

it('renews it when a computer wakes up', async () => {
  await openAsAdministrator();
  const before = issued();
  jest.setSystemTime(Date.now() + 3_600_000);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(issued()).toBe(before + 1);
});

it('asks for none while an administrator stays outside their area', async () => {
  const before = issued();
  become('admin');
  render(<AdminPassWatch />);
  await wait(20);
  expect(issued()).toBe(before);
});

it.each(['owner', 'signedOut'] as const)('drops it for %s', async (who) => {
  await openAsAdministrator();
  become(who);
  expect(cookies).toHaveBeenLastCalledWith(DROPPED);
  expect(forgetRemote).toHaveBeenCalledWith('mf-admin');
  const before = issued();
  await wait(20);
  expect(issued()).toBe(before);
});

it.each(['owner', 'signedOut'] as const)(
  'asks for a new pass after %s, even if the last one is still fresh',
  async (who) => {
    await openAsAdministrator();
    const before = issued();
    expect(await admitAdministrator()).toBe('open');
    expect(issued()).toBe(before);
    become(who);
    become('admin');
    server.respondTo(ISSUE, { code: '42501', message: 'Only an administrator can do this.' }, 403);
    server.respondTo('/rest/v1/rpc/my_admin_access', 'code');
    expect(await admitAdministrator()).toBe('code');
    expect(issued()).toBe(before + 1);
    expect(cookies).toHaveBeenLastCalledWith(DROPPED);
  },
);

it('leaves the pass of another tab alone until it is known who is here', () => {
  become('loading');
  render(<AdminPassWatch />);
  expect(cookies).not.toHaveBeenCalled();
});

it('does not keep a pass that arrives after the sign-out', async () => {
  become('admin');
  render(<AdminPassWatch />);
  const late = obtainAdminPass();
  become('signedOut');
  await act(() => late);
  expect(cookies).toHaveBeenLastCalledWith(DROPPED);
});
