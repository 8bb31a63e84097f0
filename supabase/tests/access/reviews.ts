import { uuid, type Aggregate } from './aggregate';

export const reviews: Aggregate = {
  tables: {
    'public.reviews': {
      target: (world) => `id = ${uuid(world.completed.review)}`,
      select: 'everyone',
    },
  },
  functions: {
    submit_review: {
      allowed: 'owner vendor',
      given: (world) => ({ job_id: world.completed.job, rating: 5, body: 'Good.' }),
    },
    reply_to_review: {
      allowed: 'vendor',
      given: (world) => ({ review_id: world.completed.review, reply: 'Thank you' }),
    },
  },
};
