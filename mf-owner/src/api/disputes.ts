import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for the open disputes about the owner's own jobs, the one due first on top. */
export const openDisputesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['disputes', 'of', ownerId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_disputes')
          .select(
            'id, request_id, state, opened_by, due_at, service_requests(number, category, city, time_zone)',
          )
          .eq('owner_id', ownerId)
          .in('state', ['submitted', 'under_review', 'decided', 'appealed'])
          .order('due_at')
          .order('id')
          .limit(100),
      );
    },
  });

/** An open dispute about one of the owner's jobs. */
export type OpenDispute = Awaited<
  ReturnType<NonNullable<ReturnType<typeof openDisputesQuery>['queryFn']>>
>[number];
