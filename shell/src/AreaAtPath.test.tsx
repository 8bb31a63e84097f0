import { act, screen } from '@testing-library/react';
import { queryClient, RuntimeProvider, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { AreaAtPath } from './AreaAtPath';

// Tests only whether a remote is requested, not what it renders.
jest.mock('./federation/RemoteArea', () => ({
  RemoteArea: ({ remote }: { remote: string }) => <h1>{remote}</h1>,
}));

const server = fakeBackend();

function setDebugTools(enabled: boolean): void {
  const flag = {
    name: 'debug_tools',
    enabled,
    user_roles: null,
    user_ids: null,
    user_percentage: null,
    start_date: null,
    end_date: null,
  };
  server.respondTo('/rest/v1/feature_flags', [flag]);
}

beforeEach(() => {
  queryClient.clear();
});

function open(url: string) {
  const page = renderWithTheme(
    <RuntimeProvider>
      <AreaAtPath />
    </RuntimeProvider>,
    { url },
  );
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  return page;
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
