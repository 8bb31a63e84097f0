/** An address that opens a place, written as people write it, in the maps of the device. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
