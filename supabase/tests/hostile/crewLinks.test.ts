import { randomUUID } from 'node:crypto';
import {
  as,
  attacked,
  call,
  getsNothing,
  market,
  openHostileMarket,
  owner,
  vendor,
  otherVendor,
  refused,
  visitor,
} from './hostileMarket';

openHostileMarket('links of a crew');

let today: string;
beforeAll(async () => {
  today = await market.value(`(now() at time zone 'America/Chicago')::date::text`);
});
const dayFrom = (days: number) => market.value<string>('($1::date + $2::int)::text', [today, days]);
const link = async (who: string, days = 0) =>
  call<{ id: string; token: string }>(who, 'create_crew_link', { day: await dayFrom(days) });
const crew = async (token: string, sql: string, values: readonly unknown[] = []) => {
  const [row] = await as(
    visitor('198.51.100.9', { 'x-crew-token': token }),
    `select ${sql} as answer`,
    values,
  );
  return row?.['answer'] ?? null;
};
const start = (token: string, job: string) => crew(token, 'public.crew_start_job($1)', [job]);
async function planned(vendor: string, days = 0): Promise<{ request: string; job: string }> {
  const { request, job } = await market.agree(owner, vendor);
  await market.database.query(
    `update public.jobs set scheduled_for = ($2::date + $3::int)::timestamp at time zone 'America/Chicago' + interval '9 hours',
       planned_hours = 2 where id = $1`,
    [job, today, days],
  );
  return { request, job };
}

test('a link is made for a day that may be, by a Pro, and turned off by that Pro alone', async () => {
  await refused(link(owner), 'Only Pros can do this.');
  await refused(link(vendor, -1), 'Choose today or a day within the next 31 days.');
  await refused(link(vendor, 32), 'Choose today or a day within the next 31 days.');
  await refused(
    as(visitor(), 'select public.create_crew_link(current_date)'),
    'permission denied for function create_crew_link',
  );
  const { id, token } = await link(vendor);
  await call(otherVendor, 'revoke_crew_link', { link_id: id });
  attacked();
  expect(await crew(token, 'public.crew_day()')).not.toBeNull();
  await refused(
    as({ userId: vendor }, 'select token_hash from public.crew_links'),
    'permission denied for table crew_links',
  );
  await getsNothing(
    as({ userId: otherVendor }, 'select id from public.crew_links where id = $1', [id]),
  );
  for (let number = 0; number < 9; number += 1) await link(vendor);
  await refused(link(vendor), 'A day can have up to 10 links. Turn one off first.');
});

test('it reaches the jobs of its Pro on its day, and no others', async () => {
  const mine = await planned(vendor);
  const others = await planned(otherVendor);
  const tomorrow = await planned(vendor, 1);
  const { token } = await link(vendor);
  for (const job of [others.job, tomorrow.job, randomUUID()])
    await refused(start(token, job), "This job isn't on your list for the day.");
  const ahead = await link(vendor, 1);
  await refused(start(ahead.token, tomorrow.job), 'This job is set for another day.');
  const day = JSON.stringify(await crew(token, 'public.crew_day()'));
  attacked();
  expect(day).toContain(mine.job);
  expect(day).not.toMatch(/cents|price|token_price/);
  await start(token, mine.job);
  await refused(
    crew(token, `public.crew_deliver_job($1, '', $2::jsonb)`, [
      mine.job,
      [await market.photo(vendor)],
    ]),
    'A photo was not uploaded. Please add it again.',
  );
  await refused(
    crew(token, `public.crew_deliver_job($1, '', $2::jsonb)`, [mine.job, [`${otherVendor}/x.jpg`]]),
    'A photo was not uploaded. Please add it again.',
  );
});

test('it ends with the job, when it is turned off, and with its Pro', async () => {
  const { request, job } = await planned(vendor);
  const { id, token } = await link(vendor);
  await call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false });
  await refused(start(token, job), "This job isn't on your list for the day.");
  attacked();
  expect(JSON.stringify(await crew(token, 'public.crew_day()'))).not.toContain(request);
  await call(vendor, 'revoke_crew_link', { link_id: id });
  await getsNothing(crew(token, 'public.crew_day()'));
  await getsNothing(start(token, job));
  await getsNothing(crew('made up', 'public.crew_day()'));
  await getsNothing(crew('', 'public.crew_day()'));
  const leaving = await link(otherVendor);
  await market.value('private.erase_person($1)', [otherVendor]);
  await getsNothing(crew(leaving.token, 'public.crew_day()'));
});
