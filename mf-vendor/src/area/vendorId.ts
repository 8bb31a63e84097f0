import { createContext, use } from 'react';

export const VendorIdContext = createContext<string | null>(null);

/** The id of the signed-in Pro. Only works inside a `VendorPage`. */
export function useVendorId(): string {
  const vendorId = use(VendorIdContext);
  if (vendorId === null) throw new Error('useVendorId must be used within a VendorPage');
  return vendorId;
}
