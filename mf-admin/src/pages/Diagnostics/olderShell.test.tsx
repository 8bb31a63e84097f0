import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { provideHost } from '@tree-service/kernel';
import { renderWithTheme } from '@tree-service/testing/render';
import { askShell } from './askShell';
import { ReleaseTable } from './ReleaseTable';
import { SharedModuleTable } from './SharedModuleTable';

function renderBoth() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithTheme(
    <QueryClientProvider client={client}>
      <ReleaseTable />
      <SharedModuleTable />
    </QueryClientProvider>,
  );
}

test('a shell from before the questions existed is said in words, twice, and nothing fails', () => {
  // What an older shell provides has fewer functions than today's type says.
  provideHost(Object.create(null));
  renderBoth();
  expect(screen.getAllByText(/older release of the shell.* Load the page again/)).toHaveLength(2);
});

test('a shell of today answers', async () => {
  provideHost({
    running: () => ({ shell: 'r2', remotes: { 'mf-admin': 'v3' } }),
    live: () => Promise.resolve({ shell: 'r2', remotes: {} }),
    sharedModules: () => [
      { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mf-admin'], isLoaded: true },
    ],
  });
  renderBoth();
  expect(await screen.findByText('Current')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'react' })).toBeVisible();
});

test('a failure of the shell itself is not taken for its age', () => {
  const broken = () =>
    askShell(() => {
      throw new Error('The registry is broken.');
    });
  expect(broken).toThrow('The registry is broken.');
});
