import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

interface Onboarding {
  state: string;
  can_submit: boolean;
  parts: { part: string; required: boolean; complete: boolean; missing: string | null }[];
  requests: { reason: string }[];
}
const read = (vendor: string) => market.call<Onboarding>(vendor, 'my_onboarding');
const submit = (vendor: string) => market.call(vendor, 'submit_vendor_application');

test('the checklist and submitting go by one list, step by step', async () => {
  const vendor = await market.vendor();
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
            `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
             values ($1, 'liability_insurance', 'Acme', '1', current_date + 60)`,
            [vendor],
          ),
        ),
    ],
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
  const vendor = await market.vendor();
  await market.database.query(
    `update public.vendor_profiles set zip = '78701', categories = '{arborist}' where vendor_id = $1`,
    [vendor],
  );
  const [policy] = await market.database.query<{ id: string }>(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'liability_insurance', 'Acme', '1', current_date + 60) returning id`,
    [vendor],
  );
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
