import { createContext, use } from 'react';

/** Carries the id of the signed-in Pro to everything on a vendor page. */
export const VendorIdContext = createContext<string | null>(null);

/** The id of the signed-in Pro. Works inside a `VendorPage` alone. */
export function useVendorId(): string {
  const vendorId = use(VendorIdContext);
  if (vendorId === null) throw new Error('useVendorId must be used within a VendorPage');
  return vendorId;
}
