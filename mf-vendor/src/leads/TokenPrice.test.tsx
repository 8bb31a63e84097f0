import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderWithTheme } from '@tree-service/testing/render';
import { tokenPackagesQuery } from '../api/tokens';
import { TokenPrice } from './TokenPrice';

test('a price breaks between tokens and dollars, and nowhere else', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(tokenPackagesQuery.queryKey, [
    { id: 'small', tokens: 10, price_cents: 30_00 },
  ]);
  const { container } = renderWithTheme(
    <QueryClientProvider client={client}>
      <TokenPrice tokens={12} />
    </QueryClientProvider>,
  );
  expect(container.textContent?.split(' ')).toEqual(['12\u00a0tokens', '(up\u00a0to\u00a0$36)']);
});
