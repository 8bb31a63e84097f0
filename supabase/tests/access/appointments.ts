import { row, type Aggregate } from './aggregate';

// The link of a reminder is the key; what it does is answered with null to everybody without one. Each step is tried
// with a working link, so that it succeeds for whoever holds it, signed in or not.
export const appointments: Aggregate = {
  functions: {
    report_late: {
      allowed: 'vendor',
      given: (world) => ({ job_id: row(world, 'lateJob'), minutes: 30 }),
    },
    crew_report_late: {
      allowed: 'everyone',
      given: (world) => ({ job_id: row(world, 'crewJob'), minutes: 30 }),
    },
    answer_arrival: {
      allowed: 'owner',
      given: (world) => ({ job_id: row(world, 'lateJob'), arrived: false }),
    },
    appointment: {
      allowed: 'everyone',
      given: (world) => ({ token: row(world, 'reminderToken') }),
    },
    confirm_appointment: {
      allowed: 'everyone',
      given: (world) => ({
        token: row(world, 'reminderToken'),
        seen_start: row(world, 'reminderStart'),
      }),
    },
    move_appointment: {
      allowed: 'everyone',
      given: (world) => ({
        token: row(world, 'reminderToken'),
        seen_start: row(world, 'reminderStart'),
        new_start: row(world, 'laterStart'),
      }),
    },
    cancel_appointment: {
      allowed: 'everyone',
      given: (world) => ({
        token: row(world, 'reminderToken'),
        seen_start: row(world, 'reminderStart'),
        reason: 'Sold the house',
      }),
    },
  },
  async prepare({ market, ids }) {
    const agreed = async () => {
      const request = (await market.submit(ids.owner)).id;
      const { lead } = await market.accept(request, ids.vendor);
      return market.award(ids.owner, await market.quote(ids.vendor, lead, 80_000));
    };
    const job = await agreed();
    const lateJob = await agreed();
    await market.database.query(
      `update public.jobs set scheduled_for = now() + interval '1 hour', planned_hours = 0.5 where id = $1`,
      [lateJob],
    );
    await market.database.query('update public.jobs set arrival_asked_at = now() where id = $1', [
      lateJob,
    ]);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const [reminderStart, laterStart] = [inDays(40), inDays(41)];
    await market.call(ids.vendor, 'schedule_job', { job_id: job, start_at: reminderStart });
    const path = await market.value<string>(
      'select private.new_appointment_link(j, j.owner_id) from public.jobs j where j.id = $1',
      [job],
    );
    return { reminderToken: path.split('#')[1] ?? '', reminderStart, laterStart, lateJob };
  },
};
