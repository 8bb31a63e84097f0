import { act, screen, waitFor } from '@testing-library/react';
import { queryClient, RuntimeProvider, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend, flagsSaying, type FakeViewer } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { AreaAtPath } from './AreaAtPath';

// Tests only whether a remote is requested, not what it renders.
jest.mock('./federation/RemoteArea', () => ({
  RemoteArea: ({ remote }: { remote: string }) => <h1>{remote}</h1>,
}));

const server = fakeBackend();

function setFlags(says: Readonly<Record<string, boolean>>): void {
  server.respondTo('/rest/v1/feature_flags', flagsSaying(says));
}

const setDebugTools = (debug_tools: boolean) => setFlags({ debug_tools });

beforeEach(() => {
  queryClient.clear();
});

function open(url: string, viewer: FakeViewer = 'signedOut') {
  act(() => useAuth.setState(fakeAuthState(viewer), true));
  return renderWithTheme(
    <RuntimeProvider>
      <AreaAtPath />
    </RuntimeProvider>,
    { url },
  );
}

describe.each(['/debug-register', '/test-deploy'])('%s', (url) => {
  it('exists where debug_tools is on', async () => {
    setDebugTools(true);
    open(url);
    expect(await screen.findByRole('heading', { name: 'mf-public' })).toBeInTheDocument();
  });

  it('is the 404 page elsewhere, also by its title', async () => {
    setDebugTools(false);
    open(url);
    expect(await screen.findByRole('heading', { name: /^Oops!/ })).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Tree Service');
  });

  it('is the 404 page when flags cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo('/rest/v1/feature_flags', { message: 'no' }, 400);
    open(url);
    expect(await screen.findByRole('heading', { name: /^Oops!/ })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

test('other pages request no flags', async () => {
  open('/about');
  expect(await screen.findByRole('heading', { name: 'mf-public' })).toBeInTheDocument();
  expect(server.callsTo('/rest/v1/feature_flags')).toEqual([]);
});

describe.each<[string, string, FakeViewer, string]>([
  ['messaging', '/messages', 'owner', 'Messages are turned off'],
  ['messaging', '/messages', 'vendor', 'Messages are turned off'],
  ['vendor_dashboard', '/vendor/dashboard', 'vendor', 'The dashboard is turned off'],
])('%s and %s', (flag, url, viewer, title) => {
  it(`says so to the ${viewer} where it is off`, async () => {
    setFlags({ [flag]: false });
    open(url, viewer);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it(`shows the ${viewer} the page where it is on`, async () => {
    setFlags({});
    open(url, viewer);
    await waitFor(() => expect(server.callsTo('/rest/v1/feature_flags')).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: /^mf-/ })).toBeInTheDocument();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});
