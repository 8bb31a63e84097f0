import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';

// In a pattern these characters have a meaning; people who type them mean the characters.
function literally(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** Query for the first 20 accounts whose address contains a text, for administrators. */
export const accountsByEmailQuery = (text: string) =>
  queryOptions({
    queryKey: ['accounts', 'by_email', text],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('profiles')
          .select('id, email, user_type, first_name, last_name, city, state, created_at')
          .ilike('email', `%${literally(text)}%`)
          .order('email')
          .limit(20),
      );
    },
  });

/** An account in the results of a search. */
export type FoundAccount = Awaited<
  ReturnType<NonNullable<ReturnType<typeof accountsByEmailQuery>['queryFn']>>
>[number];

/**
 * Query for up to 20 people whose email, name or business begins with a text, or whose phone number or
 * id it is, for administrators. Looking leaves an audit row.
 */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['accounts', 'people', text],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('admin_find_people', { query: text }));
    },
  });
