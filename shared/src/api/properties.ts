import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';

/** Query for the caller's properties, by name. */
export const myPropertiesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['properties', 'of', ownerId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('properties').select().eq('owner_id', ownerId).order('label').limit(500),
      );
    },
  });

/** Adds a property; city, position and time zone follow the ZIP code. Returns its id. */
export async function addProperty(facts: { label: string; address: string; zip: string }) {
  const client = await backend();
  return unwrap(await client.rpc('add_property', facts));
}

/** Removes a property no request was made for. */
export async function removeProperty(propertyId: string) {
  const client = await backend();
  expectDone(await client.from('properties').delete().eq('id', propertyId));
}
