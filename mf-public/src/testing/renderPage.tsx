import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderAt, type Arrival } from '../authentication/renderAt';

/** Renders a page that reads from the server, with a cache of its own, at its address. */
export function renderPage(page: ReactNode, arrival: Arrival, pattern?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderAt(
    <QueryClientProvider client={client}>{page}</QueryClientProvider>,
    arrival,
    pattern,
  );
}
