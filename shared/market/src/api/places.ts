import { queryOptions } from '@tanstack/react-query';
import { backend, BackendError, expectDone } from '@tree-service/kernel';

/** City, state, position and time zone of a five-digit ZIP code; null when there is no such code. */
export const zipQuery = (zip: string) =>
  queryOptions({
    queryKey: ['zip_codes', zip],
    queryFn: async () => {
      const client = await backend();
      const { data, error, status } = await client
        .from('zip_codes')
        .select()
        .eq('zip', zip)
        .maybeSingle();
      if (error) throw new BackendError(error.message, error.code, error.hint, status, error);
      return data;
    },
    enabled: /^\d{5}$/.test(zip),
    staleTime: Infinity,
  });

/** A part of the map, in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const MOST_PLACES = 500;

/** Widens bounds to multiples of a step about their size, so that small moves ask nothing new. */
function widened({ south, west, north, east }: MapBounds): MapBounds {
  const step = 2 ** Math.ceil(Math.log2(Math.max(north - south, east - west, 0.01)));
  return {
    south: Math.floor(south / step) * step,
    west: Math.floor(west / step) * step,
    north: Math.ceil(north / step) * step,
    east: Math.ceil(east / step) * step,
  };
}

/** Query for up to 500 ZIP codes whose center lies in a part of the map or close to it. */
export const placesWithinQuery = (bounds: MapBounds) => {
  const { south, west, north, east } = widened(bounds);
  return queryOptions({
    queryKey: ['zip_codes', 'within', south, west, north, east],
    queryFn: async () => {
      const client = await backend();
      const { data, error, status } = await client
        .from('zip_codes')
        .select('zip, city, latitude, longitude')
        .gte('latitude', south)
        .lte('latitude', north)
        .gte('longitude', west)
        .lte('longitude', east)
        .order('zip')
        .limit(MOST_PLACES);
      if (error) throw new BackendError(error.message, error.code, error.hint, status, error);
      return data;
    },
    staleTime: Infinity,
  });
};

/** Puts an address on the waitlist of a place where the marketplace isn't open; it gets a mail to confirm. */
export async function joinWaitlist(email: string, zip: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('join_waitlist', { email, zip }));
}
