import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/**
 * Query for up to 20 people whose email, name, or business begins with a text, or whose phone number
 * or ID it is. Each search leaves an audit row.
 */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['accounts', 'people', text],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('admin_find_people', { query: text }));
    },
  });

export type FoundPerson = Awaited<
  ReturnType<NonNullable<ReturnType<typeof peopleQuery>['queryFn']>>
>[number];
