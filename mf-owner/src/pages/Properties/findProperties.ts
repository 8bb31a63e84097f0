import type { Property } from '../../api/properties';

/** The properties with every word in name or address. */
export function findProperties<Row extends Pick<Property, 'label' | 'address' | 'city' | 'zip'>>(
  properties: readonly Row[],
  words: string,
): Row[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return properties.filter(({ label, address, city, zip }) => {
    const text = `${label} ${address} ${city} ${zip}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
