import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { FeatureFlagsProvider } from '@tree-service/kernel';
import { renderWithTheme, type RenderedPage } from '@tree-service/testing/render';
import type { ReactElement, ReactNode } from 'react';
import { VendorIdContext } from '../area/vendorId';

export interface VendorRenderOptions {
  vendorId?: string;
  url?: string;
  /** Cached answers by query key. */
  known?: readonly (readonly [QueryKey, unknown])[];
}

/**
 * Renders as on a vendor page. Queries are disabled: they only see `known`, and `learn` changes it
 * like a refetch.
 */
export function renderForVendor(
  element: ReactElement,
  { vendorId = 'vendor', url, known = [] }: VendorRenderOptions = {},
): RenderedPage & { learn: (key: QueryKey, answer: unknown) => void } {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  const framed = (content: ReactNode) => (
    <QueryClientProvider client={client}>
      <FeatureFlagsProvider>
        <VendorIdContext value={vendorId}>{content}</VendorIdContext>
      </FeatureFlagsProvider>
    </QueryClientProvider>
  );
  const page = renderWithTheme(framed(element), { url });
  return {
    ...page,
    rerender: (content) => page.rerender(framed(content)),
    learn: (key, answer) => {
      act(() => {
        client.setQueryData(key, answer);
      });
    },
  };
}
