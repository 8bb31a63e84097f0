import { randomUUID } from 'node:crypto';
import { VENDORS, row, SIGNED_IN, uuid, type Aggregate } from './aggregate';
import type { AccessWorld } from './world';

const today = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date());

const signatureOf = async ({ market }: Pick<AccessWorld, 'market'>) => ({
  signed_by: 'Ana Reyes',
  confirmed: await market.value<string>('enum_range(null::public.safety_topic)::text'),
  not_applicable: '{}',
});

/** The header a phone sends with the token of a link, as a setting of the session. */
export const withToken = (token: string) => ({
  'request.headers': JSON.stringify({ 'x-crew-token': token }),
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
      select: 'owner vendor crewLink',
      insert: {
        allowed: `${SIGNED_IN} crewLink`,
        values: (self, world, caller) =>
          `(bucket_id, name) values ('tree-photos', '${self}/${caller === 'crewLink' ? `${world.crewLink}/` : ''}' || gen_random_uuid() || '.jpg')`,
      },
    },
    'storage.objects of the crew’s other days': {
      target: (world) =>
        `name in ('${row(world, 'crewPhotoYesterday')}', '${row(world, 'crewPhotoTomorrow')}')`,
      select: 'owner vendor',
    },
    'storage.objects by a crew’s revoked link': {
      target: (world) => `name = '${row(world, 'crewPhoto')}'`,
      select: 'owner vendor',
      settings: (world) => withToken(row(world, 'revokedToken')),
    },
    'storage.objects by a crew’s ended link': {
      target: (world) => `name = '${row(world, 'crewPhotoYesterday')}'`,
      select: 'owner vendor',
      settings: (world) => withToken(row(world, 'endedToken')),
    },
  },
  functions: {
    create_crew_link: {
      allowed: VENDORS,
      given: () => ({ day: today('America/Chicago'), label: 'Ana’s crew' }),
    },
    revoke_crew_link: { allowed: VENDORS, given: (world) => ({ link_id: world.crewLink }) },
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
    const link = async () =>
      market.call<{ id: string; token: string }>(ids.vendor, 'create_crew_link', {
        day: today('America/Chicago'),
      });
    /** A job with a photo: that begins now, or at noon so many days from today. */
    const jobIn = async (days: number) => {
      const photo = await market.photo(ids.owner);
      const request = (await market.submit(ids.owner, { photos: [photo] })).id;
      const { lead } = await market.accept(request, ids.vendor);
      const job = await market.award(ids.owner, await market.quote(ids.vendor, lead, 80_000));
      await market.database.query(
        `update public.jobs set planned_hours = 0.5, scheduled_for = case $2::int when 0 then now()
           else ((now() at time zone 'America/Chicago')::date + $2::int + time '12:00') at time zone 'America/Chicago' end
         where id = $1`,
        [job, days],
      );
      return { photo, job };
    };
    const [{ job, photo }, yesterday, tomorrow] = [await jobIn(0), await jobIn(-1), await jobIn(1)];
    const [revoked, ended] = [await link(), await link()];
    await market.call(ids.vendor, 'revoke_crew_link', { link_id: revoked.id });
    await market.database.query('update public.crew_links set day = day - 1 where id = $1', [
      ended.id,
    ]);
    await market.call(ids.vendor, 'sign_safety_checklist', {
      job_id: job,
      ...(await signatureOf({ market })),
    });
    await market.database.as(callers.crewLink, (queries) =>
      queries.query('select public.crew_day()'),
    );
    const finished = `${ids.vendor}/${crewLink}/${randomUUID()}.jpg`;
    await market.database.as(callers.crewLink, (queries) =>
      queries.query(`insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
        finished,
      ]),
    );
    return {
      crewJob: job,
      crewPhoto: photo,
      crewPhotoYesterday: yesterday.photo,
      crewPhotoTomorrow: tomorrow.photo,
      revokedToken: revoked.token,
      endedToken: ended.token,
      finishedPhoto: finished,
    };
  },
};
