import { PROS, row, SIDES, SIGNED_IN, uuid, type Aggregate } from './aggregate';
import type { AccessWorld } from './world';

const today = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date());

const signatureOf = async ({ market }: Pick<AccessWorld, 'market'>) => ({
  signed_by: 'Ana Reyes',
  confirmed: await market.value<string>('enum_range(null::public.safety_topic)::text'),
  not_applicable: '{}',
});

// What a crew's link does is answered with null to everybody else.
export const crewDays: Aggregate = {
  tables: {
    'public.crew_links': { target: (world) => `id = ${uuid(world.crewLink)}`, select: 'vendor' },
    'public.crew_link_uses': {
      target: (world) => `link_id = ${uuid(world.crewLink)}`,
      select: 'vendor',
    },
    'public.job_safety_checklists': {
      target: (world) => `job_id = ${uuid(row(world, 'crewJob'))}`,
      select: 'vendor admin',
    },
    'storage.objects of the crew’s day': {
      target: (world) => `name = '${row(world, 'crewPhoto')}'`,
      select: `${SIDES} crewLink`,
      insert: {
        allowed: `${SIGNED_IN} crewLink`,
        values: (self, world, caller) =>
          `(bucket_id, name) values ('tree-photos', '${self}/${caller === 'crewLink' ? `${world.crewLink}/` : ''}new.jpg')`,
      },
    },
  },
  functions: {
    create_crew_link: {
      allowed: PROS,
      given: () => ({ day: today('America/Chicago'), label: 'Ana’s crew' }),
    },
    revoke_crew_link: { allowed: PROS, given: (world) => ({ link_id: world.crewLink }) },
    sign_safety_checklist: {
      allowed: 'vendor',
      given: async (world) => ({ job_id: row(world, 'crewJob'), ...(await signatureOf(world)) }),
    },
    crew_day: { allowed: 'everyone', given: () => ({}) },
    crew_start_travel: {
      allowed: 'everyone',
      given: (world) => ({ job_id: row(world, 'crewJob') }),
    },
    crew_start_job: { allowed: 'everyone', given: (world) => ({ job_id: row(world, 'crewJob') }) },
    crew_deliver_job: {
      allowed: 'everyone',
      given: (world) => ({
        job_id: world.started.job,
        note: 'Done',
        photos: [row(world, 'finishedPhoto')],
      }),
    },
    crew_sign_checklist: {
      allowed: 'everyone',
      given: async (world) => ({ job_id: row(world, 'crewJob'), ...(await signatureOf(world)) }),
    },
  },
  async prepare({ market, ids, callers, crewLink }) {
    const photo = await market.photo(ids.owner);
    const request = (await market.submit(ids.owner, { photos: [photo] })).id;
    const { lead } = await market.accept(request, ids.vendor);
    const job = await market.award(ids.owner, await market.quote(ids.vendor, lead, 80_000));
    await market.database.query('update public.jobs set scheduled_for = now() where id = $1', [
      job,
    ]);
    await market.call(ids.vendor, 'sign_safety_checklist', {
      job_id: job,
      ...(await signatureOf({ market })),
    });
    await market.database.as(callers.crewLink, (queries) =>
      queries.query('select public.crew_day()'),
    );
    const finished = `${ids.vendor}/${crewLink}/finished.jpg`;
    await market.database.as(callers.crewLink, (queries) =>
      queries.query(`insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
        finished,
      ]),
    );
    return { crewJob: job, crewPhoto: photo, finishedPhoto: finished };
  },
};
