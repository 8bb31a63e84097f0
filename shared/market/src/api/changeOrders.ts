import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for the change orders of a job with their lines, newest first. */
export const changeOrdersQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'change_orders'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_change_orders')
          .select('*, job_change_order_lines(*)')
          .eq('job_id', jobId)
          .order('number', { ascending: false })
          .order('position', { referencedTable: 'job_change_order_lines' }),
      );
    },
  });

/** A change of running work; decision is null while the owner has not answered. */
export type ChangeOrder = Awaited<
  ReturnType<NonNullable<ReturnType<typeof changeOrdersQuery>['queryFn']>>
>[number];
