import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { theme } from '@tree-service/design';

function Whereabouts() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="whereabouts">
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

/** An address and its navigation state. */
export interface Arrival {
  readonly pathname: string;
  readonly hash?: string;
  readonly search?: string;
  readonly state?: unknown;
}

/**
 * Renders a page with a query cache of its own at its address, or under the pattern that the address fits; everything else is an empty
 * page whose address can be read.
 */
export function renderAt(page: ReactNode, arrival: Arrival, pattern: string = arrival.pathname) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[arrival]}>
          <Whereabouts />
          <Routes>
            <Route path={pattern} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
}
