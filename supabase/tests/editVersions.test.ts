import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor();
  await market.database.query('delete from public.vendor_equipment where vendor_id = $1', [vendor]);
  for (const insert of [
    `public.vendor_equipment (vendor_id, kind) values ($1, 'crane')`,
    `public.vendor_prices (vendor_id, label, unit, price_cents) values ($1, 'Pruning', 'each', 1)`,
    `public.vendor_crew (vendor_id, label, role) values ($1, 'Ana', 'climber')`,
    `public.vendor_media (vendor_id, kind, path) values ($1, 'photo', 'oak.webp')`,
  ]) {
    await market.database.query(`insert into ${insert}`, [vendor]);
  }
});
afterAll(() => market.database.close());

/** An update of what the Pro opened at a version: the new version, or null when nothing was changed. */
async function update(table: string, key: string, change: string, expectedVersion: number) {
  const [row] = await market.database.as({ userId: vendor }, (queries) =>
    queries.query<{ version: number }>(
      `update public.${table} set ${change} where ${key} = $1 and version = $2 returning version`,
      [vendor, expectedVersion],
    ),
  );
  return row?.version ?? null;
}

test.each([
  ['profiles', 'id', `first_name = 'Ana'`, `first_name = 'Eva'`],
  ['vendor_profiles', 'vendor_id', `about = 'Oaks'`, `about = 'Elms'`],
  ['vendor_equipment', 'vendor_id', 'quantity = 2', 'quantity = 3'],
  ['vendor_prices', 'vendor_id', 'price_cents = 2', 'price_cents = 3'],
  ['vendor_crew', 'vendor_id', `role = 'foreman'`, `role = 'driver'`],
  ['vendor_media', 'vendor_id', `caption = 'Oak'`, `caption = 'Elm'`],
])(
  'of two updates of one version of %s the second changes nothing',
  async (...[table, key, first, second]) => {
    const opened = await market.value<number>(
      `select version from public.${table} where ${key} = $1`,
      [vendor],
    );
    expect(await update(table, key, first, opened)).toBe(opened + 1);
    expect(await update(table, key, second, opened)).toBeNull();
    expect(await update(table, key, second, opened + 1)).toBe(opened + 2);
  },
);

const PLAN = {
  name: 'Preferred Vendor Plan',
  tier: 'preferred',
  quarterly_price: 109.97,
  yearly_price: 399.9,
  features: {},
  is_active: true,
};
const PERSON = { last_name: null, phone: null, address: null, city: null, state: null, zip: null };

/** What administrators save whole: the row, what they send for it, and two different values. */
const SAVED: [
  writer: string,
  table: string,
  key: string,
  row: () => Promise<string>,
  given: (row: string, value: number) => object,
][] = [
  [
    'save_feature_flag',
    'feature_flags',
    'name',
    () => Promise.resolve('video_upload'),
    (name, value) => ({ name, rule: { enabled: false, user_percentage: value } }),
  ],
  [
    'save_plan',
    'subscription_plans',
    'id::text',
    () => market.value(`(select id from public.subscription_plans where tier = 'preferred')`),
    (plan_id, value) => ({ plan_id, plan: { ...PLAN, monthly_price: 100 + value } }),
  ],
  [
    'admin_correct_person',
    'profiles',
    'id::text',
    () => market.owner(),
    (person_id, value) => ({ person_id, ...PERSON, first_name: `Ana ${value}` }),
  ],
  [
    'admin_correct_business',
    'vendor_profiles',
    'vendor_id::text',
    () => market.vendor(),
    (vendor_id, value) => ({
      vendor_id,
      business_name: `Oaks ${value}`,
      about: null,
      zip: '78704',
    }),
  ],
];

test.each(SAVED)(
  '%s refuses the second save of one version, and accepts a save without a version',
  async (writer, table, key, row, given) => {
    const admin = await market.admin();
    const edited = await row();
    const stored = () =>
      market.value<number>(`select version from public.${table} where ${key} = $1`, [edited]);
    const save = (value: number, expected_version?: number) =>
      market.call(admin, writer, {
        ...given(edited, value),
        reason: 'A trial',
        ...(expected_version !== undefined && { expected_version }),
      });
    const opened = await stored();
    await save(1, opened);
    expect((await refusal(save(2, opened))).message).toMatch(/was changed since you opened it/);
    expect(await stored()).toBe(opened + 1);
    await save(2, opened + 1);
    await save(3);
    expect(await stored()).toBe(opened + 3);
  },
);

test('of new flags with one name that are saved at once, one is added and none overwritten', async () => {
  const admins = await Promise.all(Array.from({ length: 4 }, () => market.admin()));
  // Opens the connections, so that the calls overlap.
  await Promise.all(admins.map((admin) => market.call(admin, 'my_feature_flags')));
  const outcomes = await Promise.allSettled(
    admins.map((admin, user_percentage) =>
      market.call(admin, 'save_feature_flag', {
        name: 'quick_quotes',
        rule: { enabled: true, user_percentage },
        reason: 'A trial',
        expected_version: 0,
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  for (const reason of refused) expect(reason).toMatch(/was changed since you opened it/);
});

/** Functions that change a versioned row without being told its version, each with the reason. */
const WITHOUT_VERSION: Record<string, string> = {
  admin_reinstate_owner: 'Ends a suspension, and is refused where there is none.',
  admin_resume_owner: 'Ends a pause, which is looked at once.',
  admin_suspend_owner: 'Suspends once, and is refused where that is done.',
  answer_arrival: 'Answers a question that is asked once.',
  cancel_request: 'Ends a request, which a state machine allows once.',
  correct_zip_zone: 'Sets the zone of a ZIP code alone, and follows in its properties.',
  decide_admin_change: 'Decides a proposal, which is open once.',
  decide_business_proposal: 'Decides a proposal, which is open once.',
  decide_plan_proposal: 'Decides a proposal, which is open once and holds the version it is for.',
  hold_for_weather: 'Holds a job, which a state machine allows once.',
  keep_review: 'Counts a review that waited, which is decided once.',
  order_media: 'Sets places alone, and names all that have one.',
  pair_media: 'Joins two photos whatever each was joined with.',
  pause_business: 'Pauses, which a state machine allows once.',
  remove_property: 'Takes away what is there, whatever it says.',
  remove_property_tree: 'Takes away what is there, whatever it says.',
  remove_review: 'Takes a review out of the counted stars.',
  settle_trees: 'Keeps what a finished job did to each tree, once a job.',
  submit_request: 'Keeps the contact that is typed with the request.',
  switch_feature_flag: 'Changes one value, and is refused where it is so already.',
  unpair_media: 'Parts two photos.',
  withdraw_business_proposal: 'Takes back a proposal, which is open once.',
};

test('every function people call that changes a versioned row takes the version it is based on', async () => {
  const functions = await market.database.query<{ name: string; is_told: boolean }>(
    `with versioned as (
       select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgname = 'count_version'
       union select 'vendor_profiles')
     select p.proname as name, 'expected_version' = any (p.proargnames) as is_told
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and exists (select 1 from versioned v where p.prosrc ~ ('update public\\.' || v.name || '\\M')
           or p.prosrc ~ 'private\\.store_plan\\M'
           or p.prosrc ~ ('insert into public\\.' || v.name || '\\M[^;]*do update'))
     order by p.proname`,
  );
  const names = (isTold: boolean) =>
    functions.filter(({ is_told }) => is_told === isTold).map(({ name }) => name);
  expect(names(true)).toEqual(expect.arrayContaining(SAVED.map(([writer]) => writer)));
  expect(names(false)).toEqual(Object.keys(WITHOUT_VERSION).sort());
});
