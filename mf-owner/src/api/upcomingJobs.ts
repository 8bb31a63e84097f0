import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const AT_MOST = 12;

/** The jobs that are shown, of one more than that. */
export function upcomingJobsOf<Job>(found: readonly Job[]) {
  return { jobs: found.slice(0, AT_MOST), hasMore: found.length > AT_MOST };
}

/**
 * Query for an owner's upcoming jobs: the soonest 12, those without a date last, and whether there are more.
 */
export const upcomingJobsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['jobs', 'upcoming', ownerId],
    queryFn: async () => {
      const client = await backend();
      const found = unwrap(
        await client
          .from('jobs')
          .select(
            `id, state, scheduled_for, job_disputes(state),
            service_requests!jobs_request_id_fkey(id, category, city, time_zone, properties(label))`,
          )
          .eq('owner_id', ownerId)
          .in('state', [
            'scheduled',
            'en_route',
            'in_progress',
            'weather_hold',
            'change_order_pending',
          ])
          .order('scheduled_for', { nullsFirst: false })
          .order('id')
          .limit(AT_MOST + 1),
      );
      return upcomingJobsOf(found);
    },
  });

export type UpcomingJob = Awaited<
  ReturnType<NonNullable<ReturnType<typeof upcomingJobsQuery>['queryFn']>>
>['jobs'][number];
