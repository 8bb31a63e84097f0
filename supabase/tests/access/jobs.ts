import { mine, SIDES, uuid, type Aggregate } from './aggregate';

export const jobs: Aggregate = {
  tables: {
    'public.jobs': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.job_photos': {
      target: (world) => `job_id = ${uuid(world.delivered.job)}`,
      select: SIDES,
    },
  },
  functions: {
    schedule_job: {
      allowed: 'owner vendor',
      given: (world) => ({
        job_id: world.scheduled.job,
        start_at: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    },
    start_travel: { allowed: 'vendor', given: (world) => ({ job_id: world.scheduled.job }) },
    start_job: { allowed: 'vendor', given: (world) => ({ job_id: world.scheduled.job }) },
    deliver_job: {
      allowed: 'vendor',
      given: async (world, caller) => ({
        job_id: world.started.job,
        note: 'Done',
        // The Pro's own photo: everybody else has none that would do.
        photos: caller === 'vendor' ? [await world.market.photo(world.ids.vendor)] : [],
      }),
    },
    accept_delivery: { allowed: 'owner', given: (world) => ({ job_id: world.delivered.job }) },
    reopen_job: {
      allowed: 'owner',
      given: (world) => ({ job_id: world.delivered.job, reason: 'The stump is still there' }),
    },
  },
};
