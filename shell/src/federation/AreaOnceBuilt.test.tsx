import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { RemoteArea } from './AreaOnceBuilt';
import { answeredRegistry } from './releaseRegistry';
import { reloadRemote } from './remoteLoading';

jest.mock('./RemoteArea', () => ({
  RemoteArea: ({ remote }: { remote: string }) => <h1>{remote} is here</h1>,
}));
jest.mock('./releaseRegistry', () => ({ answeredRegistry: jest.fn(), pageRegistry: jest.fn() }));
jest.mock('./remoteLoading', () => ({ reloadRemote: jest.fn() }));

let unbuilt: Record<string, number | null>;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(answeredRegistry).mockReturnValue({ shell: 'v1', remotes: {} });
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(unbuilt)));
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (remote: 'mf-owner' | 'mf-vendor') =>
  act(async () => {
    renderWithTheme(<RemoteArea remote={remote} loading={<p>Loading</p>} notFound={<p>Lost</p>} />);
  });
const wait = () => act(() => jest.advanceTimersByTimeAsync(2_500));

test('an area that is being built says how long that takes, and opens when it is ready', async () => {
  unbuilt = { 'mf-owner': 23 };
  await open('mf-owner');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This part is being built');
  expect(screen.getByText('Ready in about 23 s')).toBeVisible();
  expect(reloadRemote).not.toHaveBeenCalled();
  unbuilt = {};
  await wait();
  expect(reloadRemote).toHaveBeenCalledWith('mf-owner');
  expect(screen.getByRole('heading')).toHaveTextContent('mf-owner is here');
});

test('an area that could not be built says where to look', async () => {
  unbuilt = { 'mf-vendor': null };
  await open('mf-vendor');
  expect(screen.getByText("It couldn't be built")).toBeVisible();
});
