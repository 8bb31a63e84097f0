import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderWithTheme, type RenderedPage } from '@tree-service/shared/testing/render';
import type { ReactElement } from 'react';
import { VendorIdContext } from '../area/vendorId';

/** Renders as on a vendor page of the given Pro, at an address. Nothing is read from anywhere. */
export function renderForVendor(
  element: ReactElement,
  { vendorId = 'pro', url }: { vendorId?: string; url?: string } = {},
): RenderedPage {
  return renderWithTheme(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}
    >
      <VendorIdContext value={vendorId}>{element}</VendorIdContext>
    </QueryClientProvider>,
    { url },
  );
}
