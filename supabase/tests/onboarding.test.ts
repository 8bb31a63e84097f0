import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

interface Onboarding {
  review_time: string;
  state: string;
  can_submit: boolean;
  parts: { part: string; required: boolean; complete: boolean; missing: string | null }[];
  requests: { reason: string }[];
}
const read = (vendor: string) => market.call<Onboarding>(vendor, 'my_onboarding');
const addDocument = (vendor: string) =>
  market.database.query(
    `insert into public.credential_documents (credential_id, vendor_id, path)
     select c.id, c.vendor_id, c.vendor_id || '/policy.pdf' from public.vendor_credentials c where c.vendor_id = $1`,
    [vendor],
  );
const submit = (vendor: string) => market.call(vendor, 'submit_vendor_application');

test('the checklist and submitting go by one list, step by step', async () => {
  const vendor = await market.applicant();
  const steps: [string, () => Promise<unknown>][] = [
    [
      'area',
      () =>
        market.database.as({ userId: vendor }, (queries) =>
          queries.query(`update public.vendor_profiles set zip = '78701' where vendor_id = $1`, [
            vendor,
          ]),
        ),
    ],
    [
      'services',
      () =>
        market.database.as({ userId: vendor }, (queries) =>
          queries.query(
            `update public.vendor_profiles set categories = '{arborist}' where vendor_id = $1`,
            [vendor],
          ),
        ),
    ],
    [
      'insurance',
      () =>
        market.database.as({ userId: vendor }, (queries) =>
          queries.query(
            `insert into public.vendor_credentials
               (vendor_id, kind, issuer, number, expires_on, insured_name, insured_cents)
             values ($1, 'liability_insurance', 'Acme', '1', current_date + 60, 'Oak & Co', 100000000)`,
            [vendor],
          ),
        ),
    ],
    ['insurance', () => addDocument(vendor)],
  ];
  for (const [part, complete] of steps) {
    const { parts, can_submit } = await read(vendor);
    const next = parts.find((candidate) => candidate.required && !candidate.complete);
    expect({ part: next?.part, can_submit }).toEqual({ part, can_submit: false });
    expect((await refusal(submit(vendor))).message).toBe(next?.missing);
    await complete();
  }
  expect((await read(vendor)).can_submit).toBe(true);
  expect(await submit(vendor)).toBe('under_review');
  expect((await read(vendor)).can_submit).toBe(false);
});

test('what administrators ask for is read with the checklist, and rejected insurance does not count', async () => {
  const vendor = await market.applicant();
  await market.database.query(
    `update public.vendor_profiles set zip = '78701', categories = '{arborist}' where vendor_id = $1`,
    [vendor],
  );
  const [policy] = await market.database.query<{ id: string }>(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'liability_insurance', 'Acme', '1', current_date + 60) returning id`,
    [vendor],
  );
  await addDocument(vendor);
  await submit(vendor);
  await market.call(admin, 'reject_credential', {
    credential_id: policy?.id,
    reason: 'Names another business',
  });
  await market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'request_documents',
    reason: 'Please add the right policy.',
  });
  expect(await read(vendor)).toMatchObject({
    state: 'documents_pending',
    can_submit: false,
    requests: [{ reason: 'Please add the right policy.' }],
  });
});

test('liability insurance a Pro adds says whom it insures and for how much; other credentials need not', async () => {
  const vendor = await market.applicant();
  const add = (kind: string, name: string | null, cents: number | null) =>
    market.database.as({ userId: vendor }, (queries) =>
      queries.query(
        `insert into public.vendor_credentials
           (vendor_id, kind, issuer, number, expires_on, insured_name, insured_cents)
         values ($1, $2::public.credential_kind, 'Acme', '1', current_date + 60, $3, $4)`,
        [vendor, kind, name, cents],
      ),
    );
  const kind = 'liability_insurance';
  expect((await refusal(add(kind, null, 100_000_000))).message).toBe(
    'Enter the name of the insured, as the policy says.',
  );
  expect((await refusal(add(kind, 'Oak & Co', null))).message).toBe(
    'Enter the insured amount of the policy.',
  );
  await add(kind, 'Oak & Co', 100_000_000);
  await add('traq', null, null);
});

test('an applicant gets a mail that says how long the review takes, by the rule of its queue, as the page does', async () => {
  const vendor = await market.applicant();
  await market.database.query(
    `update public.vendor_profiles set zip = '78701', categories = '{arborist}' where vendor_id = $1`,
    [vendor],
  );
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'liability_insurance', 'Acme', '1', current_date + 60)`,
    [vendor],
  );
  await addDocument(vendor);
  await market.database.query(
    `update private.case_queues set decide_within = '3 days' where queue = 'approvals'`,
  );
  await submit(vendor);
  const sentence = 'We usually decide within three days.';
  expect((await read(vendor)).review_time).toBe(sentence);
  const mails = await market.database.query<{ body_text: string; waits: boolean }>(
    `select body_text, due_at > now() as waits from private.outbox
     where person_id = $1 and kind = 'application_submitted' and channel = 'email'`,
    [vendor],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ body_text: expect.stringContaining(sentence), waits: false });
});

test('a business is signed up in its ZIP code, and without one that does not exist', async () => {
  for (const zip of ['78704', '99999', '[78704']) {
    await market.database.query(
      `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2)`,
      [`zip${zip}@example.com`, JSON.stringify({ user_type: 'vendor', zip })],
    );
  }
  expect(
    await market.database.query(
      `select p.email, v.zip from public.profiles p join public.vendor_profiles v on v.vendor_id = p.id
       where p.email like 'zip%' order by v.zip, p.email`,
    ),
  ).toEqual([
    { email: 'zip78704@example.com', zip: '78704' },
    { email: 'zip99999@example.com', zip: null },
    { email: 'zip[78704@example.com', zip: null },
  ]);
});

test('why a Pro is let in stays among administrators, and why one is kept out is read by the Pro', async () => {
  const vendor = await market.vendor();
  const decide = (decision: string, reason: string) =>
    market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason });
  await market.database.query(
    `update public.vendor_profiles set state = 'under_review' where vendor_id = $1`,
    [vendor],
  );
  await decide('approve', 'Insurer was hesitant');
  await decide('suspend', 'Two complaints');
  await decide('reinstate', 'Sounded sorry');
  const [told] = await market.database.query<{ words: string }>(
    `select concat_ws(' ',
       (select string_agg(n.data::text, ' ') from public.notifications n where n.person_id = $1),
       (select string_agg(o.body_text, ' ') from private.outbox o where o.person_id = $1),
       (select string_agg(e.note, ' ') from public.state_events e where e.vendor_id = $1)) as words`,
    [vendor],
  );
  expect(told?.words).toContain('Two complaints');
  expect(told?.words).not.toMatch(/hesitant|sorry/);
});
