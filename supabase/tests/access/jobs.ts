import { randomUUID } from 'node:crypto';
import { quoteInput } from '../support/inputs';
import { mine, VENDORS, row, SIDES, SIGNED_IN, uuid, type Aggregate } from './aggregate';

export const jobs: Aggregate = {
  tables: {
    'public.jobs': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.job_photos': {
      target: (world) => `job_id = ${uuid(world.delivered.job)}`,
      select: SIDES,
    },
    'public.paid_jobs': {
      target: (world) => `job_id = ${uuid(row(world, 'doneJob'))}`,
      select: 'vendor',
    },
    'public.job_change_orders': {
      target: (world) => `id = ${uuid(row(world, 'changeOrder'))}`,
      select: SIDES,
    },
    'public.job_change_order_lines': {
      target: (world) => `change_order_id = ${uuid(row(world, 'changeOrder'))}`,
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
    job_plan_advice: {
      allowed: 'vendor',
      given: (world) => ({
        job_id: world.scheduled.job,
        start_at: new Date(Date.now() + 86_400_000).toISOString(),
        hours: 2,
      }),
    },
    day_route: { allowed: VENDORS, given: () => ({ day: new Date().toISOString().slice(0, 10) }) },
    confirm_start: { allowed: 'owner', given: (world) => ({ job_id: row(world, 'datedJob') }) },
    start_travel: { allowed: 'vendor', given: (world) => ({ job_id: world.scheduled.job }) },
    start_job: { allowed: 'vendor', given: (world) => ({ job_id: world.scheduled.job }) },
    deliver_job: {
      allowed: 'vendor',
      given: async (world, caller) => ({
        job_id: world.started.job,
        note: 'Done',
        // The Pro's own photo: everyone else has none that would do.
        photos: caller === 'vendor' ? [await world.market.photo(world.ids.vendor)] : [],
      }),
    },
    accept_delivery: { allowed: 'owner', given: (world) => ({ job_id: world.delivered.job }) },
    mark_job_paid: {
      allowed: 'vendor',
      given: (world) => ({ job_id: row(world, 'doneJob'), paid: true }),
    },
    reopen_job: {
      allowed: 'owner',
      given: (world) => ({ job_id: world.delivered.job, reason: 'The stump is still there' }),
    },
    // To others the answer is empty.
    trees_to_check: { allowed: SIGNED_IN, given: (world) => ({ job_id: row(world, 'doneJob') }) },
    settle_trees: {
      allowed: 'owner',
      given: (world) => ({ job_id: row(world, 'doneJob'), gone: '{}' }),
    },
    hold_for_weather: {
      allowed: 'vendor',
      given: (world) => ({ job_id: world.scheduled.job, reason: 'Storm', new_start: null }),
    },
    cancel_job: {
      allowed: SIDES,
      given: (world) => ({ job_id: world.scheduled.job, reason: 'Ill', look_further: true }),
    },
    report_no_show: {
      allowed: 'owner vendor',
      given: (world) => ({ job_id: row(world, 'missedJob'), note: 'Nobody was there' }),
    },
    propose_change_order: {
      allowed: 'vendor',
      given: (world) => ({
        job_id: world.started.job,
        line_items: quoteInput('', 10_000)['line_items'],
        reason: 'A second stump',
        idempotency_key: randomUUID(),
      }),
    },
    approve_change_order: {
      allowed: 'owner',
      given: (world) => ({ change_order_id: row(world, 'changeOrder') }),
    },
    decline_change_order: {
      allowed: 'owner',
      given: (world) => ({ change_order_id: row(world, 'changeOrder'), reason: 'Too expensive' }),
    },
    withdraw_change_order: {
      allowed: 'vendor',
      given: (world) => ({ change_order_id: row(world, 'changeOrder') }),
    },
  },
  async prepare({ market, ids }) {
    const missed = await market.agree(ids.owner, ids.vendor);
    await market.database.query(
      `update public.jobs set scheduled_for = now() - interval '2 hours' where id = $1`,
      [missed.job],
    );
    await market.database.query(
      `update public.jobs set start_set_at = scheduled_for - interval '1 day' where id = $1`,
      [missed.job],
    );
    const changed = await market.agree(ids.owner, ids.vendor);
    await market.call(ids.vendor, 'start_job', { job_id: changed.job });
    const change = await market.call<{ id: string }>(ids.vendor, 'propose_change_order', {
      job_id: changed.job,
      line_items: quoteInput('', 10_000)['line_items'],
      reason: 'A second stump',
      idempotency_key: randomUUID(),
    });
    const dated = await market.agree(ids.owner, ids.vendor);
    await market.call(ids.vendor, 'schedule_job', {
      job_id: dated.job,
      start_at: new Date(Date.now() + 86_400_000).toISOString(),
      despite_conflict: true,
    });
    const done = await market.agree(ids.owner, ids.vendor);
    await market.deliver(ids.vendor, done.job);
    await market.call(ids.owner, 'accept_delivery', { job_id: done.job });
    await market.call(ids.vendor, 'mark_job_paid', { job_id: done.job, paid: true });
    return {
      doneJob: done.job,
      missedJob: missed.job,
      changeOrder: change.id,
      datedJob: dated.job,
    };
  },
};
