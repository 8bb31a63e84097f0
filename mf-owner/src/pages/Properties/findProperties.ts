import { hasWords } from '@tree-service/domain';
import type { Property } from '../../api/properties';

/** The properties with every word in name or address. */
export function findProperties<Row extends Pick<Property, 'label' | 'address' | 'city' | 'zip'>>(
  properties: readonly Row[],
  words: string,
): Row[] {
  return properties.filter(({ label, address, city, zip }) =>
    hasWords(`${label} ${address} ${city} ${zip}`, words),
  );
}
