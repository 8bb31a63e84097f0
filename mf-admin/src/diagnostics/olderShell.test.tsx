import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { provideHost } from '@tree-service/kernel';
import { renderWithTheme } from '@tree-service/testing/render';
import { ReleaseTable, SharedModuleTable } from './ReleaseTable';
import { askShell } from './bundleReleases';

function renderBoth() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithTheme(
    <QueryClientProvider client={client}>
      <ReleaseTable />
      <SharedModuleTable />
    </QueryClientProvider>,
  );
}

test('both tables say that the shell is too old to answer, and nothing fails', () => {
  // An older shell provides fewer functions than today's type.
  provideHost(Object.create(null));
  renderBoth();
  expect(screen.getAllByText(/older release of the shell.* Reload the page/)).toHaveLength(2);
});

test('a current shell answers', async () => {
  provideHost({
    running: () => ({ shell: 'r2', remotes: { 'mf-admin': 'v3' } }),
    live: () => Promise.resolve({ shell: 'r2', remotes: {}, canaries: {}, runnable: {} }),
    shownRemote: () => null,
    sharedModules: () => [
      { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mf-admin'], isLoaded: true },
    ],
  });
  renderBoth();
  expect(await screen.findByText('Current')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'react' })).toBeVisible();
});

test('an error in the shell is not reported as an old shell', () => {
  const broken = () =>
    askShell(() => {
      throw new Error('The registry is broken.');
    });
  expect(broken).toThrow('The registry is broken.');
});
