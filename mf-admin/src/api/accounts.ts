import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { inParts } from './inParts';

/**
 * Query for up to 20 people whose email, name, or business begins with a text, or whose phone number
 * or ID it is. Each search leaves an audit row, so it is sent once, and not for an empty text.
 */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['accounts', 'people', text],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('admin_find_people', { query: text }));
    },
    enabled: text !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export type FoundPerson = Awaited<
  ReturnType<NonNullable<ReturnType<typeof peopleQuery>['queryFn']>>
>[number];

/** Query for names and emails by account ID; accounts that are gone are missing. Leaves an audit row. */
export const accountNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['accounts', 'names', ids],
    queryFn: async () => {
      const client = await backend();
      const people = await inParts(ids, async (part) =>
        unwrap(await client.rpc('admin_account_names', { account_ids: [...part] })),
      );
      return new Map(people.map((person) => [person.id, person]));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
