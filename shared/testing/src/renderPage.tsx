import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { FeatureFlagsProvider, queryClient, useAuth, type AuthState } from '@tree-service/kernel';
import type { ReactElement } from 'react';
import { fakeAuthState, type FakeViewer } from './authStates';
import { renderWithTheme, type RenderedPage } from './render';

/** How a page is rendered in a test. */
export interface PageOptions {
  /** Who is signed in; by default the person who already is. */
  readonly user?: FakeViewer | AuthState;
  readonly url?: string;
}

/** Renders as a page of the product: theme, router, the product's query cache, and who is signed in. */
export function renderPage(element: ReactElement, { user, url }: PageOptions = {}): RenderedPage {
  if (user !== undefined) {
    const state = typeof user === 'string' ? fakeAuthState(user) : user;
    act(() => useAuth.setState(state, true));
  }
  return renderWithTheme(
    <QueryClientProvider client={queryClient}>
      <FeatureFlagsProvider>{element}</FeatureFlagsProvider>
    </QueryClientProvider>,
    { url },
  );
}
