import { useQuery } from '@tanstack/react-query';
import { businessQuery } from '@tree-service/market/api/vendors';
import { useVendorId } from '../area/vendorId';

/** The signed-in Pro's business with credentials, equipment, prices and plan. */
export function useBusiness() {
  return useQuery(businessQuery(useVendorId()));
}
