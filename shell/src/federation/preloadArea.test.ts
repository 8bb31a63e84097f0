/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/react';
import { pageRoute, paths, type RemoteName } from '@tree-service/kernel/contract';
import {
  expectedAccount,
  lastUserType,
  takeFlags,
  type ExpectedAccount,
} from '@tree-service/kernel';
import { readHeader, readHeaderWithFlags } from '@tree-service/market/api/header';
import { expectSignIn, preloadArea, prepareVisit } from './preloadArea';
import { pageRegistry } from './releaseRegistry';
import { remoteModule } from './remoteLoading';

jest.mock('./remoteLoading', () => ({ remoteModule: jest.fn() }));
jest.mock('./releaseRegistry', () => ({ pageRegistry: jest.fn() }));
jest.mock('@tree-service/market/api/header', () => ({
  readHeader: jest.fn(),
  readHeaderWithFlags: jest.fn(() => Promise.resolve([])),
}));
jest.mock('@tree-service/kernel', () => ({
  ...jest.requireActual<object>('@tree-service/kernel'),
  expectedAccount: jest.fn(),
  lastUserType: jest.fn(),
  takeFlags: jest.fn(),
}));

const load = jest.fn(() => Promise.resolve({ default: () => null }));
const read = jest.fn();

function be(type: ExpectedAccount['type'], isSignedIn = true): void {
  jest.mocked(expectedAccount).mockReturnValue({ userId: 'u1', type, isSignedIn });
}

function releases(canary: object | null): void {
  const remotes = { 'mf-owner': { canary }, 'mf-vendor': { canary }, 'mf-admin': { canary } };
  jest.mocked(pageRegistry).mockResolvedValue({ shell: 'r1', remotes } as never);
}

const asked = (): RemoteName[] => jest.mocked(remoteModule).mock.calls.map(([remote]) => remote);

beforeEach(() => {
  jest.clearAllMocks();
  releases(null);
  const pages = [paths.dashboard, paths.vendorDashboard, paths.requestDetail];
  const routes = pages.map((page) => pageRoute(page, 'Page', load, read));
  jest.mocked(remoteModule).mockResolvedValue({ contract: 1, routes });
});

test('a visit starts the reads of the page beside its code', async () => {
  be('owner');
  prepareVisit('/requests/r7?show=open');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  const [visit] = read.mock.calls[0] ?? [];
  expect(visit).toMatchObject({ userId: 'u1', params: { requestId: 'r7' } });
  expect(String(visit.search)).toBe('show=open');
});

test('the first page of an account reads the header and the flags at once, later ones the header', async () => {
  be('owner');
  jest.mocked(takeFlags).mockImplementationOnce((from) => {
    void from();
    return true;
  });
  prepareVisit('/dashboard');
  await waitFor(() => expect(readHeaderWithFlags).toHaveBeenCalledWith('u1'));
  expect(readHeader).not.toHaveBeenCalled();
  prepareVisit('/requests/r7');
  await waitFor(() => expect(readHeader).toHaveBeenCalledWith('u1'));
  expect(readHeaderWithFlags).toHaveBeenCalledTimes(1);
});

test('intent downloads the page and reads nothing', async () => {
  be('owner');
  preloadArea('/dashboard');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(read).not.toHaveBeenCalled();
});

test('people who are sent on to a landing of their own get that', async () => {
  be('vendor');
  prepareVisit('/dashboard');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['mf-vendor']);
});

test.each([
  ['owner', '/vendor/dashboard'],
  ['vendor', '/requests'],
  ['vendor', '/admin'],
  [null, '/dashboard'],
] as const)('%s gets nothing of %s', async (type, address) => {
  be(type);
  prepareVisit(address);
  await Promise.resolve();
  expect(asked()).toEqual([]);
});

test('a session that is being restored downloads ahead, unless only the account decides on the release', async () => {
  be('owner', false);
  prepareVisit('/dashboard');
  await waitFor(() => expect(asked()).toEqual(['mf-owner']));
  jest.mocked(remoteModule).mockClear();
  releases({ share: 10 });
  prepareVisit('/dashboard');
  await waitFor(() => expect(pageRegistry).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  expect(asked()).toEqual([]);
});

test('while a password is checked, the area of the last account comes; that of administrators does not', async () => {
  jest.mocked(lastUserType).mockReturnValue('admin');
  expectSignIn();
  jest.mocked(lastUserType).mockReturnValue('vendor');
  expectSignIn();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['mf-vendor']);
  expect(read).not.toHaveBeenCalled();
});
