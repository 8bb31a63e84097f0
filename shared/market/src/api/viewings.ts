import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const MOST = 50;

/** Query for when administrators viewed the caller's pages and why, the latest 50 first. */
export const myViewingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'viewings'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('viewings')
          .select('id, reason, started_at')
          .eq('person_id', userId)
          .order('started_at', { ascending: false })
          .order('id')
          .limit(MOST),
      );
    },
  });
