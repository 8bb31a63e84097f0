import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { decisionsIn, openDecisionsQuery } from '../../api/decisions';
import { queueList } from '../../queues';
import AdminToolsPage from './AdminToolsPage';

test('every review queue has a card with its number of open decisions', () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, enabled: false } },
  });
  const { queryKey } = openDecisionsQuery();
  client.setQueryData(queryKey, decisionsIn({ claims: { total: 3, rows: [] } }));
  renderWithTheme(
    <QueryClientProvider client={client}>
      <AdminToolsPage />
    </QueryClientProvider>,
  );
  for (const { title, path } of queueList) {
    expect(screen.getByRole('link', { name: new RegExp(`^${title}.+`) })).toHaveAttribute(
      'href',
      path(),
    );
  }
  expect(screen.getByRole('link', { name: /^Refund claims/ })).toHaveTextContent('3 open');
  expect(screen.getByRole('link', { name: /^Contact messages/ })).not.toHaveTextContent(/\d open/);
});
