import { randomUUID } from 'node:crypto';
import { row, SIDES, uuid, type Aggregate } from './aggregate';

const complaint = (job: string, photos: string[] = []) => ({
  job_id: job,
  reason: 'incomplete_work',
  description: 'The stump is still there.',
  wanted: 'rework',
  wanted_price_cents: null,
  photos,
  idempotency_key: randomUUID(),
});

export const disputes: Aggregate = {
  tables: {
    'public.job_disputes': {
      target: (world) => `id = ${uuid(row(world, 'newDispute'))}`,
      select: SIDES,
    },
    'public.job_dispute_photos': {
      target: (world) => `dispute_id = ${uuid(row(world, 'newDispute'))}`,
      select: SIDES,
    },
    'public.request_photos of a request with a dispute': {
      target: (world) => `path = '${row(world, 'disputedPhoto')}'`,
      select: SIDES,
    },
    'storage.objects of a request with a dispute': {
      target: (world) => `name = '${row(world, 'disputedPhoto')}'`,
      // The job is one of the crew's day.
      select: `${SIDES} crewLink`,
    },
    'storage.objects of a dispute': {
      target: (world) => `name = '${row(world, 'disputePhoto')}'`,
      select: SIDES,
    },
  },
  functions: {
    open_dispute: { allowed: 'owner vendor', given: (world) => complaint(world.delivered.job) },
    answer_dispute: {
      allowed: 'vendor',
      given: (world) => ({
        dispute_id: row(world, 'newDispute'),
        statement: 'The stump was not part of the quote.',
        photos: [],
      }),
    },
    settle_dispute: {
      allowed: 'vendor',
      given: (world) => ({ dispute_id: row(world, 'newDispute') }),
    },
    withdraw_dispute: {
      allowed: 'owner',
      given: (world) => ({ dispute_id: row(world, 'newDispute') }),
    },
    decide_dispute: {
      allowed: 'admin',
      given: (world) => ({
        dispute_id: row(world, 'answeredDispute'),
        outcome: 'rework',
        price_cents: null,
        reason: 'The quote names the stump',
      }),
    },
    appeal_dispute: {
      allowed: 'owner vendor',
      given: (world) => ({ dispute_id: row(world, 'decidedDispute'), reason: 'Look again' }),
    },
  },
  async prepare({ market, ids: { owner, vendor, admin } }) {
    const open = async () => {
      const { job } = await market.agree(owner, vendor);
      await market.deliver(vendor, job);
      const photos = [await market.photo(owner)];
      const { id } = await market.call<{ id: string }>(
        owner,
        'open_dispute',
        complaint(job, photos),
      );
      return id;
    };
    const answered = async () => {
      const dispute = await open();
      await market.call(vendor, 'answer_dispute', {
        dispute_id: dispute,
        statement: 'It was not agreed.',
        photos: [],
      });
      return dispute;
    };
    const decided = await answered();
    await market.call(admin, 'decide_dispute', {
      dispute_id: decided,
      outcome: 'no_change',
      price_cents: null,
      reason: 'The quote does not name the stump',
    });
    const newDispute = await open();
    const disputedPhoto = await market.photo(owner);
    await market.database.query(
      `insert into public.request_photos (request_id, path, position)
       select request_id, $2, 0 from public.job_disputes where id = $1`,
      [newDispute, disputedPhoto],
    );
    return {
      disputedPhoto,
      newDispute,
      disputePhoto: await market.value(
        'select path from public.job_dispute_photos where dispute_id = $1',
        [newDispute],
      ),
      answeredDispute: await answered(),
      decidedDispute: decided,
    };
  },
};
