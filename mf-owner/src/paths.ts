import { address } from '@tree-service/kernel/contract';

/** Addresses that only this area links to. */
export const ownerPaths = {
  properties: address('/properties'),
  propertyImport: address('/properties/import'),
  property: address('/properties/:propertyId'),
};
