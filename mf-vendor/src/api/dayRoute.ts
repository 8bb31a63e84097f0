import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES, type JobState } from '@tree-service/domain';
import { backend, unwrap } from '@tree-service/kernel';
import { driveToJobSchema } from '@tree-service/market/api/drives';
import * as v from 'valibot';

const stopSchema = v.object({
  job_id: v.string(),
  request_id: v.string(),
  category: v.picklist(SERVICE_CATEGORIES),
  state: v.custom<JobState>((state) => typeof state === 'string'),
  contact_name: v.string(),
  scheduled_for: v.string(),
  time_zone: v.string(),
  city: v.string(),
  region: v.string(),
  zip: v.string(),
  /** Null while the owner doesn't share it. */
  address: v.nullable(v.string()),
  drive: driveToJobSchema,
});

/** A job on the route of a day; times are ISO. */
export type DayStop = v.InferOutput<typeof stopSchema>;

/** Query for a Pro's jobs of a day, an ISO date, in the order of their starts with the drive to each. */
export const dayRouteQuery = (vendorId: string, day: string) =>
  queryOptions({
    // Below 'jobs', so that it is read again when one of them moves.
    queryKey: ['jobs', 'of', vendorId, 'route', day],
    queryFn: async () => {
      const client = await backend();
      return v.parse(v.array(stopSchema), unwrap(await client.rpc('day_route', { day })));
    },
  });
