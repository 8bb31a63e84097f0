import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const DAY = 86_400_000;

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const credential = (vendor: string, days: number, kind = 'liability_insurance') =>
  market.value<string>(`private.test_credential($1, $2::int, $3::public.credential_kind)`, [
    vendor,
    days,
    kind,
  ]);
beforeAll(() =>
  market.database.script(`
    create function private.test_credential(vendor uuid, days int, kind public.credential_kind) returns uuid
    language sql as $$
      insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
      values (vendor, kind, 'Acme', gen_random_uuid()::text, current_date + days) returning id
    $$`),
);

const verify = (id: string, as = admin) =>
  market.call(as, 'verify_credential', { credential_id: id, evidence: 'Asked the issuer' });
const insured = async (days = 60) => {
  const vendor = await market.vendor({ isInsured: false });
  const policy = await credential(vendor, days);
  await verify(policy);
  return { vendor, policy };
};
const standing = async (vendor: string) => {
  const [row] = await market.database.query<{
    state: string;
    why: string | null;
    by: string | null;
  }>(
    'select state::text, state_reason as why, paused_by as by from public.vendor_profiles where vendor_id = $1',
    [vendor],
  );
  return row;
};
const due = (vendor: string, event: string) =>
  market.value<Date>(
    `select max(due_at) from private.timers where subject_id = $1 and event = $2`,
    [vendor, event],
  );
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

test('a credential counts from the moment an administrator verified it, with evidence, once', async () => {
  const { vendor, policy } = await insured();
  expect((await refusal(verify(policy))).message).toBe('This credential is already verified.');
  const [decision] = await market.database.query(
    'select decision, reason, decided_by from public.credential_decisions where vendor_id = $1',
    [vendor],
  );
  expect(decision).toEqual({ decision: 'verified', reason: 'Asked the issuer', decided_by: admin });
  expect(
    await market.value(
      `select count(*)::int from public.admin_audit where action = 'credential.verify' and subject_id = $1`,
      [policy],
    ),
  ).toBe(1);
});

test('an expired credential cannot be verified', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const refused = await refusal(verify(await credential(vendor, -2)));
  expect(refused.message).toBe('This credential has expired.');
});

test('a rejected credential says why, and a new document puts it up for another look', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const id = await credential(vendor, 90, 'license');
  await market.call(admin, 'reject_credential', {
    credential_id: id,
    reason: 'Names another firm',
  });
  const rejected = await refusal(
    market.call(admin, 'reject_credential', { credential_id: id, reason: 'Again' }),
  );
  expect(rejected.message).toBe('This credential is already rejected.');
  const onboarding = await market.call<{ rejected_credentials: unknown[] }>(
    vendor,
    'my_onboarding',
  );
  expect(onboarding.rejected_credentials).toMatchObject([
    { credential_id: id, reason: 'Names another firm' },
  ]);

  const path = `${vendor}/${randomUUID()}.pdf`;
  const attach = () =>
    market.call(vendor, 'attach_credential_document', { credential_id: id, path });
  expect((await refusal(attach())).message).toMatch(/^The document was not uploaded/);
  await market.database.as({ userId: vendor }, (queries) =>
    queries.query(`insert into storage.objects (bucket_id, name) values ('vendor-documents', $1)`, [
      path,
    ]),
  );
  await attach();
  await verify(id);
  expect((await refusal(attach())).message).toMatch(/^A verified credential cannot be changed/);
});

test('a document that was replaced after an administrator looked at it is not what was verified', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const id = await credential(vendor, 90, 'license');
  const attach = async (path: string) => {
    await market.database.as({ userId: vendor }, (queries) =>
      queries.query(
        `insert into storage.objects (bucket_id, name) values ('vendor-documents', $1)`,
        [path],
      ),
    );
    await market.call(vendor, 'attach_credential_document', { credential_id: id, path });
  };
  const verifySeen = (expected_document: string) =>
    market.call(admin, 'verify_credential', {
      credential_id: id,
      evidence: 'Read it',
      expected_document,
    });
  const [first, second] = [`${vendor}/${randomUUID()}.pdf`, `${vendor}/${randomUUID()}.pdf`];
  await attach(first);
  await attach(second);
  for (const seen of ['', first]) {
    expect((await refusal(verifySeen(seen))).message).toBe(
      'The Pro replaced this document after you opened it. Review the new one first.',
    );
  }
  await verifySeen(second);
});

test('the path of a document that was behind a credential never holds another file', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const id = await credential(vendor, 90, 'license');
  const [seen, other] = [`${vendor}/${randomUUID()}.pdf`, `${vendor}/${randomUUID()}.pdf`];
  const asVendor = (sql: string, path: string) =>
    market.database.as({ userId: vendor }, (queries) => queries.query(sql, [path]));
  const attach = (path: string) =>
    market.call(vendor, 'attach_credential_document', { credential_id: id, path });
  const remove = (path: string) =>
    asVendor('delete from storage.objects where name = $1 returning 1', path);
  const upload = `insert into storage.objects (bucket_id, name) values ('vendor-documents', $1)`;
  const loose = `${vendor}/${randomUUID()}.pdf`;
  for (const path of [seen, other, loose]) await asVendor(upload, path);
  for (const path of [seen, other, seen, seen, other]) await attach(path);
  expect(await remove(seen)).toEqual([]);
  expect(await remove(other)).toEqual([]);
  expect(await remove(loose)).toHaveLength(1);
});

test('who is no longer insured is not hired, even before the clock pauses the business', async () => {
  const vendor = await market.vendor();
  const owner = await market.owner();
  const { lead } = await market.accept((await market.submit(owner)).id, vendor);
  const quote = await market.quote(vendor, lead, 90_000);
  const accept = () =>
    market.call(owner, 'accept_quote', { quote_id: quote, idempotency_key: randomUUID() });
  const insureFor = (days: number) =>
    market.database.query(
      `update public.vendor_credentials set expires_on = current_date + $2::int where vendor_id = $1`,
      [vendor, days],
    );
  await insureFor(-2);
  expect((await standing(vendor))?.state).toBe('approved');
  expect((await refusal(accept())).message).toBe(
    "This Pro isn't taking work at the moment. Choose another quote.",
  );
  await insureFor(2);
  await accept();
});

test('the business pauses automatically when the last day of its insurance is over, and says why', async () => {
  const { vendor } = await insured(40);
  const end = await due(vendor, 'pause');
  expect(
    await market.value(
      `to_char($1::timestamptz at time zone 'America/Chicago', 'HH24:MI') || ' ' ||
       (($1::timestamptz at time zone 'America/Chicago')::date - current_date)`,
      [end.toISOString()],
    ),
  ).toBe('00:00 41');
  await market.clock(later(end, -1));
  expect((await standing(vendor))?.state).toBe('approved');
  await market.clock(later(end, 1));
  expect(await standing(vendor)).toEqual({
    state: 'paused',
    by: 'insurance',
    why: expect.stringMatching(/^Your liability insurance has expired\./),
  });
});

test('insurance that is renewed in time pauses nothing', async () => {
  const { vendor } = await insured(40);
  const end = await due(vendor, 'pause');
  await verify(await credential(vendor, 400));
  await market.clock(later(end, 1));
  expect((await standing(vendor))?.state).toBe('approved');
});

test('verifying new insurance opens the business again, if that was why it was paused', async () => {
  const { vendor, policy } = await insured();
  await market.call(admin, 'withdraw_credential_verification', {
    credential_id: policy,
    reason: 'The insurer canceled it',
  });
  expect(await standing(vendor)).toMatchObject({ state: 'paused', by: 'insurance' });
  const early = await refusal(market.call(vendor, 'resume_business'));
  expect(early.message).toMatch(/^Your liability insurance has expired/);
  const byAdmin = await refusal(
    market.call(admin, 'decide_vendor', {
      vendor_id: vendor,
      decision: 'resume',
      reason: 'Please',
    }),
  );
  expect(byAdmin.message).toMatch(/^This Pro has no verified liability insurance/);
  await verify(await credential(vendor, 300));
  expect(await standing(vendor)).toEqual({ state: 'approved', by: null, why: null });

  await market.call(vendor, 'pause_business', { reason: 'Holidays' });
  await verify(await credential(vendor, 500));
  expect(await standing(vendor)).toEqual({ state: 'paused', by: 'vendor', why: 'Holidays' });
});

test('what once was verified stays on record', async () => {
  const { vendor, policy } = await insured();
  await market.call(admin, 'withdraw_credential_verification', {
    credential_id: policy,
    reason: 'Canceled',
  });
  const removed = await market.database.as({ userId: vendor }, (queries) =>
    queries.query('delete from public.vendor_credentials where id = $1 returning 1', [policy]),
  );
  expect(removed).toEqual([]);
});

test('reminders come 30 and 7 days before the end, once, unless something follows', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const card = await credential(vendor, 60, 'traq');
  await verify(card);
  const timers = await market.database.query<{ due_at: Date }>(
    `select due_at from private.timers where subject_id = $1 and event = 'remind' order by due_at`,
    [vendor],
  );
  expect(timers).toHaveLength(2);
  const [first, second] = timers.map((timer) => timer.due_at);
  expect(((second?.getTime() ?? 0) - (first?.getTime() ?? 0)) / DAY).toBeCloseTo(23, 0);
  await market.clock(later(first ?? new Date(), 1));
  await market.clock(later(first ?? new Date(), 2));
  const reminders = () =>
    market.database.query(
      'select days_before from public.credential_reminders where credential_id = $1 order by 1',
      [card],
    );
  expect(await reminders()).toEqual([{ days_before: 30 }]);
  await verify(await credential(vendor, 400, 'traq'));
  await market.clock(later(second ?? new Date(), 1));
  expect(await reminders()).toEqual([{ days_before: 30 }]);
  expect(
    await market.value(
      `select note from public.state_events where subject_id = $1 and event = 'remind'`,
      [vendor],
    ),
  ).toMatch(/^Your tree risk assessment qualification ends in 30 days/);
});

test('of two administrators, the second sees that the business has changed', async () => {
  const vendor = await market.vendor({ isInsured: false });
  const current = () =>
    market.value<number>('select version from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]);
  const version = await current();
  const decide = (decision: string, expected_version: number) =>
    market.call(admin, 'decide_vendor', {
      vendor_id: vendor,
      decision,
      reason: 'Seen',
      expected_version,
    });
  await verify(await credential(vendor, 90));
  expect((await refusal(decide('suspend', version))).message).toMatch(
    /^This business was changed since you opened it/,
  );
  // What the database counts by itself changes nothing an administrator decides on.
  const fresh = await current();
  await market.database.query(
    'update public.vendor_profiles set rating_count = 5, rating_sum = 20 where vendor_id = $1',
    [vendor],
  );
  expect(await decide('suspend', fresh)).toBe('suspended');
});
