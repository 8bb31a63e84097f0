import { createHash, randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A link opens one day of a Pro's jobs to a crew: the work and its steps, never what it costs.

let market: Marketplace;
let owner: string;
let vendor: string;
let today: string;
let safetyTopics: string[];
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor] = [
    await market.owner(),
    await market.vendor({ name: 'Whitfield Tree', crewSize: 50, tokens: 500 }),
  ];
  today = await market.value(`(now() at time zone 'America/Chicago')::date::text`);
  safetyTopics = await market.value('array_to_json(enum_range(null::public.safety_topic))');
});
const FILE = randomUUID();
afterAll(() => market.database.close());

interface Day {
  business_name: string;
  label: string | null;
  day: string;
  photo_folder: string;
  jobs: { id: string; state: string; contact: { phone: string; address: string } | null }[];
}

/** Calls a function with the token of a link, as a phone without an account. */
const asCrew = (
  token: string,
  sql: string,
  values: readonly unknown[] = [],
  address = '198.51.100.7',
) =>
  market.database.as(
    { role: 'anon', headers: { 'x-crew-token': token, 'x-forwarded-for': address } },
    (queries) => queries.query<{ answer: unknown }>(sql, [...values]),
  );
const answerTo = async (...call: Parameters<typeof asCrew>) => (await asCrew(...call))[0]?.answer;
const open = async (token: string, address?: string) => {
  const [row] = await market.database.as(
    {
      role: 'anon',
      headers: { 'x-crew-token': token, 'x-forwarded-for': address ?? '198.51.100.7' },
    },
    (queries) => queries.query<{ day: Day | null }>('select public.crew_day() as day'),
  );
  return row?.day ?? null;
};
const link = (given: Arguments = {}, by = vendor) =>
  market.call<{ id: string; token: string }>(by, 'create_crew_link', { day: today, ...given });
const step = (token: string, name: string, job: string) =>
  answerTo(token, `select public.${name}($1) as answer`, [job]);

/** A job at a time of the day in Austin, as an offset of days from today. */
async function planned(by = vendor, days = 0, changes: Arguments = {}) {
  const request = (await market.submit(owner, changes)).id;
  const { lead } = await market.accept(request, by);
  const job = await market.award(owner, await market.quote(by, lead, 98_765));
  await market.database.query(
    `update public.jobs set scheduled_for = ($2::date + $3::int)::timestamp at time zone 'America/Chicago'
       + interval '9 hours', planned_hours = 2 where id = $1`,
    [job, today, days],
  );
  return { request, lead, job };
}
/** Nothing of what the work costs, nor of how it was sold. */
const expectNoMoney = (day: Day | null) =>
  expect(JSON.stringify(day)).not.toMatch(/cents|price|amount|98765|token|lead|quote|estimate/i);
/** Moves the day of a link, as if it had been made for another one. */
const shift = (id: string, days: number) =>
  market.database.query('update public.crew_links set day = day + $2::int where id = $1', [
    id,
    days,
  ]);

test('a crew reads the work of the day, in order, without prices, tokens or leads', async () => {
  const photo = await market.photo(owner);
  const first = await planned(vendor, 0, { photos: [photo], access_notes: 'Ring twice.' });
  const { token } = await link({ label: 'Ana’s crew' });
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const day = await open(token);
  expect(day).toMatchObject({ business_name: 'Whitfield Tree', label: 'Ana’s crew', day: today });
  expect(day?.jobs).toContainEqual(
    expect.objectContaining({
      id: first.job,
      state: 'scheduled',
      photos: [photo],
      access_notes: 'Ring twice.',
      contact: expect.objectContaining({ address: expect.stringMatching(/^12 Elm Street/) }),
    }),
  );
  expectNoMoney(day);
  expect(JSON.stringify(day)).not.toContain(first.lead);
});

/** A job today of one grind that the owner took, one wood pile they did not, and two changes. */
async function plannedWithOptions() {
  const { id: request } = await market.submit(owner);
  const { lead } = await market.accept(request, vendor);
  const tree = await market.value<string>(
    'select id from public.request_trees where request_id = $1',
    [request],
  );
  const quote = await market.quote(vendor, lead, 0, {
    line_items: [
      { description: 'Take it down', quantity: 1, unit_price_cents: 98_765, tree_id: tree },
      {
        description: 'Grind the stump',
        quantity: 16.5,
        unit: 'inch',
        unit_price_cents: 400,
        optional: true,
      },
      { description: 'Stack the wood', quantity: 2, unit_price_cents: 500, optional: true },
    ],
  });
  const grinding = await market.value<string>(
    `select id from public.quote_line_items where quote_id = $1 and description = 'Grind the stump'`,
    [quote],
  );
  const { job_id: job } = await market.call<{ job_id: string }>(owner, 'accept_quote', {
    quote_id: quote,
    idempotency_key: randomUUID(),
    options: `{${grinding}}`,
  });
  await market.database.query(
    `update public.jobs set scheduled_for = $2::date::timestamp at time zone 'America/Chicago'
       + interval '9 hours' where id = $1`,
    [job, today],
  );
  await market.call(vendor, 'start_job', { job_id: job });
  const change = async (line_items: Arguments[], isApproved: boolean) => {
    const { id } = await market.call<{ id: string }>(vendor, 'propose_change_order', {
      job_id: job,
      line_items,
      reason: 'It turned out so, for $ 98765',
      idempotency_key: randomUUID(),
    });
    await (isApproved
      ? market.call(owner, 'approve_change_order', { change_order_id: id })
      : market.call(owner, 'decline_change_order', { change_order_id: id, reason: 'No' }));
  };
  await change(
    [
      { description: 'A second stump', quantity: 1.5, unit: 'hour', unit_price_cents: 9_000 },
      { description: 'Hauling', quantity: 1, unit: 'flat', unit_price_cents: -5_000 },
    ],
    true,
  );
  await change([{ description: 'A fence', quantity: 1, unit_price_cents: 9_000 }], false);
  return job;
}

test('a crew reads what was agreed: options taken, options not, and approved changes', async () => {
  const job = await plannedWithOptions();
  const { token } = await link();
  const day = await open(token);
  const line = { change: null, left_out: false, tree: null };
  expect(day?.jobs).toContainEqual(
    expect.objectContaining({
      id: job,
      agreed: [
        {
          ...line,
          position: 1,
          description: 'Take it down',
          quantity: 1,
          unit: 'each',
          tree: 1,
        },
        { ...line, position: 2, description: 'Grind the stump', quantity: 16.5, unit: 'inch' },
        {
          ...line,
          position: 1,
          description: 'A second stump',
          quantity: 1.5,
          unit: 'hour',
          change: 1,
        },
        {
          ...line,
          position: 2,
          description: 'Hauling',
          quantity: 1,
          unit: 'flat',
          change: 1,
          left_out: true,
        },
      ],
    }),
  );
  expectNoMoney(day);
});

test('another day, another Pro’s job and a canceled one are not on it', async () => {
  const other = await market.vendor({ crewSize: 50 });
  const [tomorrow, theirs, off] = [await planned(vendor, 1), await planned(other), await planned()];
  await market.call(vendor, 'cancel_job', { job_id: off.job, reason: 'Ill', look_further: false });
  const { token } = await link();
  const shown = (await open(token))?.jobs.map(({ id }) => id);
  for (const { job } of [tomorrow, theirs, off]) {
    expect(shown).not.toContain(job);
    for (const name of ['crew_start_travel', 'crew_start_job']) {
      expect(await refusal(step(token, name, job))).toMatchObject({
        message: "This job isn't on your list for the day.",
      });
    }
  }
});

test('a crew goes, starts and finishes with photos, and the Pro sees each use', async () => {
  const { job } = await planned();
  const { id, token } = await link();
  const folder = (await open(token))?.photo_folder ?? '';
  expect(folder).toBe(`${vendor}/${id}`);
  expect(await step(token, 'crew_start_travel', job)).toBe('en_route');
  expect(await step(token, 'crew_start_job', job)).toBe('in_progress');
  const deliver = (photos: string[]) =>
    answerTo(token, `select public.crew_deliver_job($1, 'Swept up', $2) as answer`, [
      job,
      JSON.stringify(photos),
    ]);
  expect(await refusal(deliver([]))).toMatchObject({
    message: 'Add at least one photo of the finished work.',
  });
  expect(await refusal(deliver([await market.photo(owner)]))).toMatchObject({
    message: 'A photo was not uploaded. Please add it again.',
  });
  await asCrew(token, `insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
    `${folder}/${FILE}.jpg`,
  ]);
  expect(await deliver([`${folder}/${FILE}.jpg`])).toBe('delivered');
  const uses = await market.database.as({ userId: vendor }, (queries) =>
    queries.query<{ action: string; job_id: string | null }>(
      'select action, job_id from public.crew_link_uses where link_id = $1 order by used_at',
      [id],
    ),
  );
  expect(uses).toEqual([
    { action: 'open', job_id: null },
    { action: 'start_travel', job_id: job },
    { action: 'start', job_id: job },
    { action: 'deliver', job_id: job },
  ]);
  // The owner hears of it as of a step of the Pro.
  expect(
    await market.value(
      `select count(*)::int from public.notifications where person_id = $1 and kind = 'job_delivered'`,
      [owner],
    ),
  ).toBe(1);
});

test('photos are read and added for the day alone', async () => {
  const photo = await market.photo(owner);
  const { job } = await planned(vendor, 0, { photos: [photo] });
  const { id, token } = await link();
  const other = await link();
  const sees = async (by: string) =>
    (await asCrew(by, `select 1 as answer from storage.objects where name = $1`, [photo])).length;
  const adds = (name: string) =>
    asCrew(token, `insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
      name,
    ]);
  expect(await sees(token)).toBe(1);
  expect(await sees('0'.repeat(64))).toBe(0);
  for (const name of [
    `${vendor}/${FILE}.jpg`,
    `${vendor}/${other.id}/${FILE}.jpg`,
    `${vendor}/${id}/${FILE}.pdf`,
    `${vendor}/${id}/../${FILE}.jpg`,
    `${owner}/${id}/${FILE}.jpg`,
    // A folder that no limit counts and no deletion of the account finds.
    `${vendor}/${id}`.toUpperCase() + `/${FILE}.jpg`,
  ]) {
    expect(await refusal(adds(name))).toMatchObject({ code: '42501' });
  }
  await adds(`${vendor}/${id}/${FILE}.jpg`);
  await market.call(vendor, 'cancel_job', { job_id: job, reason: 'Ill', look_further: false });
  expect(await sees(token)).toBe(0);
});

test('revoked, ended, mistyped and missing tokens read the same, and do nothing', async () => {
  const { job } = await planned();
  const [revoked, ended, good] = [await link(), await link(), await link()];
  await market.call(vendor, 'revoke_crew_link', { link_id: revoked.id });
  await shift(ended.id, -1);
  const dead = [
    revoked.token,
    ended.token,
    good.token.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
    '',
  ];
  for (const token of dead) {
    expect(await open(token)).toBeNull();
    expect(await step(token, 'crew_start_travel', job)).toBeNull();
    expect(await step(token, 'crew_start_job', job)).toBeNull();
    expect(
      await refusal(
        asCrew(token, `insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
          `${vendor}/${revoked.id}/${FILE}.jpg`,
        ]),
      ),
    ).toMatchObject({ code: '42501' });
  }
  expect(await market.value('select state::text from public.jobs where id = $1', [job])).toBe(
    'scheduled',
  );
  expect(await open(good.token)).not.toBeNull();
});

test('a job is shown until midnight at its property, also where the Pro’s day is over', async () => {
  // 25 hours apart: whenever this runs, the day of the one is over for the other.
  const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  const far = await market.vendor({ crewSize: 50 });
  const { request, job } = await planned(far);
  const { id, token } = await link({}, far);
  const zoneOf = (table: string, key: string, row: string, zone: string) =>
    market.database.query(`update public.${table} set time_zone = $2 where ${key} = $1`, [
      row,
      zone,
    ]);
  await zoneOf('vendor_profiles', 'vendor_id', far, east);
  await zoneOf('service_requests', 'id', request, west);
  await market.database.query('update public.jobs set scheduled_for = now() where id = $1', [job]);
  await market.database.query(
    'update public.crew_links set day = (now() at time zone $2)::date where id = $1',
    [id, west],
  );
  expect((await open(token))?.jobs.map((one) => one.id)).toEqual([job]);
  await zoneOf('service_requests', 'id', request, east);
  expect(await open(token)).toBeNull();
});

test('the day ahead can be read, and its jobs not yet be begun', async () => {
  const { job } = await planned(vendor, 1);
  const { id, token } = await link();
  await shift(id, 1);
  expect((await open(token))?.jobs).toContainEqual(expect.objectContaining({ id: job }));
  expect(await refusal(step(token, 'crew_start_job', job))).toMatchObject({
    message: 'This job is set for another day.',
  });
});

test('a signed checklist is stored with the job, and says something about every topic', async () => {
  const { job } = await planned();
  const { id, token } = await link();
  const sign = (confirmed: readonly string[], left: readonly string[], name = 'Ana Reyes') =>
    answerTo(
      token,
      `select public.crew_sign_checklist($1, $2, $3::public.safety_topic[], $4::public.safety_topic[]) as answer`,
      [job, name, `{${confirmed.join(',')}}`, `{${left.join(',')}}`],
    );
  const [briefing = '', ...rest] = safetyTopics;
  const all = { message: 'Answer every topic of the checklist.' };
  expect(await refusal(sign(rest, []))).toMatchObject(all);
  expect(await refusal(sign(safetyTopics, ['climbing']))).toMatchObject(all);
  expect(await refusal(sign([...rest, 'null'], []))).toMatchObject(all);
  expect(await refusal(sign(rest, [briefing]))).toMatchObject({
    message: 'The briefing, the emergency plan and protective equipment apply to every job.',
  });
  expect(await refusal(sign(safetyTopics, [], '  '))).toMatchObject({ code: 'P0001' });
  const done = safetyTopics.filter((topic) => topic !== 'climbing');
  expect(await sign(done, ['climbing'])).toBe(true);
  const read = (person: string) =>
    market.database.as({ userId: person }, (queries) =>
      queries.query(
        `select signed_by, link_id, array_to_json(confirmed) as confirmed, array_to_json(not_applicable) as left_out
         from public.job_safety_checklists where job_id = $1`,
        [job],
      ),
    );
  expect(await read(vendor)).toEqual([
    { signed_by: 'Ana Reyes', link_id: id, confirmed: done, left_out: ['climbing'] },
  ]);
  expect(await read(owner)).toEqual([]);
  expect((await open(token))?.jobs).toContainEqual(
    expect.objectContaining({
      id: job,
      checklist: expect.objectContaining({ signed_by: 'Ana Reyes' }),
    }),
  );
});

test('the Pro signs too, the owner cannot, and nobody once the work is done', async () => {
  const { job } = await planned();
  const signature = {
    job_id: job,
    signed_by: 'Bo Whitfield',
    confirmed: `{${safetyTopics.join(',')}}`,
    not_applicable: '{}',
  };
  await market.call(vendor, 'sign_safety_checklist', signature);
  expect(await refusal(market.call(owner, 'sign_safety_checklist', signature))).toMatchObject({
    code: '42501',
  });
  await market.deliver(vendor, job);
  expect(await refusal(market.call(vendor, 'sign_safety_checklist', signature))).toMatchObject({
    message: 'The work is over, so the checklist can no longer be signed.',
  });
});

test('work done on an earlier day is not on it; work done on the day stays', async () => {
  const [early, onTheDay] = [await planned(), await planned()];
  for (const { job } of [early, onTheDay]) await market.deliver(vendor, job);
  await market.database.query(
    `update public.jobs set delivered_at = delivered_at - interval '1 day' where id = $1`,
    [early.job],
  );
  const { token } = await link();
  const shown = (await open(token))?.jobs.map(({ id }) => id);
  expect(shown).toContain(onTheDay.job);
  expect(shown).not.toContain(early.job);
});

test('work of several days is on those until it was finished', async () => {
  const [long, longer] = [await planned(vendor, -1), await planned(vendor, -1)];
  await market.database.query(`update public.jobs set planned_hours = 48 where id in ($1, $2)`, [
    long.job,
    longer.job,
  ]);
  await market.deliver(vendor, long.job);
  await market.database.query(
    `update public.jobs set delivered_at = $2::date::timestamp at time zone 'America/Chicago' - interval '1 minute'
     where id = $1`,
    [long.job, today],
  );
  const { token } = await link();
  const shown = (await open(token))?.jobs.map(({ id }) => id);
  expect(shown).toContain(longer.job);
  expect(shown).not.toContain(long.job);
});

test('links are for days to come, for one’s own crew, and not without end', async () => {
  const stranger = await market.vendor();
  const days = { message: 'Choose today or a day within the next 31 days.' };
  expect(await refusal(link({ day: '2020-01-01' }))).toMatchObject(days);
  expect(await refusal(link({ day: '2120-01-01' }))).toMatchObject(days);
  expect(await refusal(link({}, owner))).toMatchObject({ code: '42501' });
  const mine = await link({}, stranger);
  await market.call(vendor, 'revoke_crew_link', { link_id: mine.id });
  expect(await open(mine.token)).not.toBeNull();
  for (let place = 1; place < 10; place += 1) await link({}, stranger);
  expect(await refusal(link({}, stranger))).toMatchObject({
    message: 'A day can have up to 10 links. Turn one off first.',
  });
});

test('only the hash of a token is kept, and its Pro cannot read even that', async () => {
  const { id, token } = await link({}, await market.vendor());
  const kept = await market.value<Buffer>(
    'select token_hash from public.crew_links where id = $1',
    [id],
  );
  expect(Buffer.from(kept)).toEqual(createHash('sha256').update(token).digest());
  const read = market.database.as({ userId: vendor }, (queries) =>
    queries.query('select token_hash from public.crew_links'),
  );
  expect(await refusal(read)).toMatchObject({ code: '42501' });
});

test('who tries tokens is slowed down, and nobody else with them', async () => {
  // As many as a minute has, in whichever minute the next one falls.
  await market.database.query(
    `insert into private.error_report_counts (reporter, minute, reports)
     select 'crew address 203.0.113.9', date_trunc('minute', now()) + n * interval '1 minute', 120
     from generate_series(0, 2) n`,
  );
  await expect(open('one more', '203.0.113.9')).rejects.toThrow(/too many/i);
  expect(await open('guess', '203.0.113.10')).toBeNull();
});

/** Uploads a photo through a link, as a phone without an account. */
const addPhoto = (token: string, name: string) =>
  asCrew(token, `insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [name]);

test('a link without unfinished work stores nothing, so that no one can fill the storage by links', async () => {
  for (const account of [await market.applicant(), await market.vendor()]) {
    // Who has no place of business yet has no zone either, and another day late in the evening.
    const day = await market.value('(now() at time zone private.vendor_zone($1))::date::text', [
      account,
    ]);
    const { id, token } = await link({ day }, account);
    expect(await refusal(addPhoto(token, `${account}/${id}/${FILE}.jpg`))).toMatchObject({
      code: '42501',
    });
  }
});

test('what a crew stores counts as what its Pro stores', async () => {
  const busy = await market.vendor({ crewSize: 50 });
  await planned(busy);
  const [first, second] = [await link({}, busy), await link({}, busy)];
  await market.database.query('update private.owner_limits set photos_a_day = 2');
  await addPhoto(first.token, `${busy}/${first.id}/${FILE}.jpg`);
  await market.photo(busy);
  expect(await refusal(addPhoto(second.token, `${busy}/${second.id}/${FILE}.jpg`))).toMatchObject({
    code: '42501',
  });
  expect(await refusal(market.photo(busy))).toMatchObject({ code: '42501' });
  await market.database.query('update private.owner_limits set photos_a_day = default');
});

test('making links and turning them off has an end within a day', async () => {
  const restless = await market.vendor();
  await market.database.query(
    `insert into public.crew_links (vendor_id, day, token_hash, revoked_at)
     select $1::uuid, $2::date, sha256(convert_to('old ' || n, 'UTF8')), now() from generate_series(1, 60) n`,
    [restless, today],
  );
  expect(await refusal(link({}, restless))).toMatchObject({
    message: "You've created 60 links in the past day. Try again tomorrow.",
  });
});
