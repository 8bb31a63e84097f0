import { act, screen } from '@testing-library/react';
import { paths, pageRoute } from '@tree-service/kernel/contract';
import { ErrorBoundary } from '@tree-service/design';
import { renderWithTheme } from '@tree-service/testing/render';
import { remoteModule } from './remoteLoading';
import { RemoteRoutes } from './RemoteArea';

jest.mock('./remoteLoading', () => ({ remoteModule: jest.fn() }));

const routes = [
  pageRoute(paths.requests, 'My Requests', () =>
    Promise.resolve({ default: () => <h1>Requests</h1> }),
  ),
];

async function open(url: string): Promise<void> {
  const arrived = Object.assign(Promise.resolve({ contract: 1, routes }), {
    status: 'fulfilled',
    value: { contract: 1, routes },
  });
  jest.mocked(remoteModule).mockReturnValue(arrived as ReturnType<typeof remoteModule>);
  await act(async () => {
    renderWithTheme(
      <RemoteRoutes remote="mf-owner" loading={<p>Loading</p>} notFound={<h1>Oops!</h1>} />,
      { url },
    );
  });
}

test('a page names the browser tab by the title in its route table', async () => {
  await open('/requests');
  expect(screen.getByRole('heading')).toHaveTextContent('Requests');
  expect(document.title).toBe('My Requests | Tree Service');
});

test('an address the remote has no page for shows the not-found page', async () => {
  await open('/requests/no/such/page');
  expect(screen.getByRole('heading')).toHaveTextContent('Oops!');
});

test('a remote that failed is reported, however long the browser took to draw again', async () => {
  const failed: Promise<never> = Promise.reject(new Error('mf-owner: unreachable'));
  jest
    .mocked(remoteModule)
    .mockReset()
    .mockReturnValueOnce(failed)
    // By then the failure has expired, so a second call starts another attempt.
    .mockReturnValue(new Promise(() => undefined));
  await act(async () => {
    renderWithTheme(
      <ErrorBoundary source="mf-owner" fallback={(error) => <p>{error.message}</p>}>
        <RemoteRoutes remote="mf-owner" loading={<p>Loading</p>} notFound={<h1>Oops!</h1>} />
      </ErrorBoundary>,
      { url: '/requests' },
    );
  });
  expect(screen.getByText('mf-owner: unreachable')).toBeVisible();
});
