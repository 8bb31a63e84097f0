import { randomUUID } from 'node:crypto';
import { row, SIGNED_IN, uuid, type Aggregate } from './aggregate';

export const reviews: Aggregate = {
  tables: {
    'public.reviews': {
      target: (world) => `id = ${uuid(world.completed.review)}`,
      select: 'owner vendor admin',
    },
    'public.reviews about an owner': {
      target: (world) => `id = ${uuid(row(world, 'ownersReview'))}`,
      select: 'owner vendor admin',
    },
    'public.reviews not yet published': {
      target: (world) => `id = ${uuid(row(world, 'sealedReview'))}`,
      select: 'owner admin',
    },
    'public.review_photos': {
      target: (world) => `review_id = ${uuid(world.completed.review)}`,
      select: 'owner vendor admin',
    },
    'storage.objects of a review': {
      target: (world) => `name = '${row(world, 'reviewPhoto')}'`,
      select: 'everyone',
      insert: {
        allowed: 'owner',
        // The folder of the owner's job; another one has no job with such a folder.
        values: (self, world) =>
          `(bucket_id, name) values ('tree-photos', 'reviews/${
            self === world.ids.owner ? row(world, 'reviewFolder') : randomUUID()
          }/' || gen_random_uuid() || '.jpg')`,
      },
    },
    'public.review_photos not yet published': {
      target: (world) => `review_id = ${uuid(row(world, 'sealedReview'))}`,
      select: 'owner admin',
    },
    'storage.objects of a review not yet published': {
      target: (world) => `name = '${row(world, 'sealedPhoto')}'`,
      select: 'owner admin',
    },
    'public.review_reports': {
      target: (world) => `review_id = ${uuid(world.completed.review)}`,
      select: 'otherOwner admin',
    },
  },
  functions: {
    report_review: {
      // No one reports their own.
      allowed: SIGNED_IN.replace('owner ', ''),
      given: (world) => ({
        review_id: world.completed.review,
        reason: 'insult',
        note: 'Read the second line',
      }),
    },
    my_reviews_of: { allowed: SIGNED_IN, given: (world) => ({ vendor_id: world.ids.vendor }) },
    vendor_reviews: { allowed: 'everyone', given: (world) => ({ vendor_id: world.ids.vendor }) },
    remove_review: {
      allowed: 'admin',
      given: (world) => ({ review_id: world.completed.review, reason: 'It names a neighbour' }),
    },
    keep_review: {
      allowed: 'admin',
      given: (world) => ({ review_id: world.completed.review, reason: 'It says what happened' }),
    },
    submit_review: {
      allowed: 'owner vendor',
      given: (world) => ({ job_id: world.completed.job, rating: 5, body: 'Good.' }),
    },
    reply_to_review: {
      allowed: 'vendor',
      given: (world) => ({ review_id: world.completed.review, reply: 'Thank you' }),
    },
  },
  async prepare({ market, ids, completed }) {
    await market.call(ids.otherOwner, 'report_review', {
      review_id: completed.review,
      reason: 'other',
      note: null,
    });
    const { job } = await market.agree(ids.owner, ids.vendor);
    await market.deliver(ids.vendor, job);
    await market.call(ids.owner, 'accept_delivery', { job_id: job });
    const sealedPhoto = await market.reviewPhoto(ids.owner, job);
    return {
      sealedPhoto,
      reviewPhoto: await market.value(
        'select path from public.review_photos where review_id = $1',
        [completed.review],
      ),
      reviewFolder: await market.value('select review_folder from public.jobs where id = $1', [
        completed.job,
      ]),
      ownersReview: await market.value(
        `select other.id from public.reviews one join public.reviews other using (job_id)
         where one.id = $1 and other.id <> one.id`,
        [completed.review],
      ),
      sealedReview: await market.call<string>(ids.owner, 'submit_review', {
        job_id: job,
        rating: 5,
        body: 'Sealed until the other side has written.',
        photos: [sealedPhoto],
      }),
    };
  },
};
