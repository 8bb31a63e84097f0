/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { RemoteName } from '@tree-service/kernel/contract';
import { DEMO_PASSWORD, demoAccounts } from '../../../../../demo/accounts';
import { startQa } from './startQa';

const mockUser: { current: { email: string } | null } = { current: null };
const mockSignIn = jest.fn((given: object) => Promise.resolve(given));
const mockSignOut = jest.fn(() => Promise.resolve());

jest.mock('@tree-service/kernel', () => ({
  ...jest.requireActual<object>('@tree-service/kernel'),
  startAuth: () => undefined,
  authState: () => ({ status: 'ready', user: mockUser.current }),
  useAuth: { subscribe: () => () => undefined },
  signIn: (given: object) => mockSignIn(given),
  signOut: () => mockSignOut(),
}));

const pages = {
  'mf-owner': '/requests/r1',
  'mf-vendor': '/vendor/requests/r1',
  'mf-admin': '/admin/vendor/v1',
};
const asked = jest.fn((_address: string, _init: RequestInit) =>
  Promise.resolve(Response.json({ pages, aheadMs: 0 })),
);

beforeEach(() => {
  jest.clearAllMocks();
  mockUser.current = null;
  Reflect.set(window, 'fetch', asked);
});

const visit = (address: string) => window.history.replaceState(null, '', address);
const here = () => window.location.pathname + window.location.search;

const owner = demoAccounts.owner.email;

test.each<[RemoteName, string | null]>([
  ['mf-public', null],
  ['mf-owner', owner],
  ['mf-vendor', demoAccounts.pro1.email],
  ['mf-admin', demoAccounts.admin.email],
])('%s starts as the account it is for', async (remote, email) => {
  visit('/');
  expect(await startQa(remote)).toEqual({ failure: null });
  const given = { email, password: DEMO_PASSWORD, remember: false };
  expect(mockSignIn.mock.calls).toEqual(email === null ? [] : [[given]]);
  expect(asked).not.toHaveBeenCalled();
});

test('who is in already stays, and where no one should be, they leave', async () => {
  visit('/');
  mockUser.current = { email: owner };
  await startQa('mf-owner');
  expect([mockSignIn, mockSignOut].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await startQa('mf-public');
  expect(mockSignOut).toHaveBeenCalledTimes(1);
});

test.each<[RemoteName, string, string]>([
  ['mf-public', '/', 'nobody'],
  ['mf-owner', '/requests/r1', owner],
  ['mf-vendor', '/vendor/requests/r1', demoAccounts.pro2.email],
  ['mf-admin', '/admin/vendor/v1', demoAccounts.admin.email],
])(
  'a state opens %s on the page that shows it, and stays in its address',
  async (remote, page, email) => {
    visit('/?qa-state=weather-hold');
    expect(await startQa(remote)).toEqual({ failure: null });
    expect(here()).toBe(`${page}?qa-state=weather-hold`);
    expect(asked.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
      { scene: 'weather-hold', jump: null, email },
    ]);
  },
);

test('a page that is open already stays, and a state that cannot be entered is said', async () => {
  visit('/vendor/tokens?qa-state=weather-hold');
  await startQa('mf-vendor');
  expect(here()).toBe('/vendor/tokens?qa-state=weather-hold');
  asked.mockResolvedValueOnce(Response.json({ message: 'Reset it first.' }, { status: 409 }));
  expect(await startQa('mf-vendor')).toEqual({ failure: 'Reset it first.' });
});
