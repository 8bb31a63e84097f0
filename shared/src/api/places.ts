import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { BackendError } from './backendError';

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
