import { address } from '@tree-service/kernel/contract';

/** The addresses that pages of owners alone lead to. */
export const ownerPaths = {
  properties: address('/properties'),
  propertyImport: address('/properties/import'),
  property: address('/properties/:propertyId'),
};
