import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

// A Pro who cannot get the work any more sees neither the place nor who got it.

let market: Marketplace;
let owner: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
});
beforeEach(() =>
  market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  ),
);
afterAll(() => market.database.close());

async function request(): Promise<{ id: string; photo: string }> {
  const photo = await market.photo(owner);
  const { id } = await market.submit(owner, { photos: [photo], access_notes: 'Gate code 4711' });
  return { id, photo };
}
const sees = (who: string, { id, photo }: { id: string; photo: string }) =>
  market.database.as({ userId: who }, async (queries) => ({
    notes: (
      await queries.query('select notes from public.request_access where request_id = $1', [id])
    ).length,
    photos: (
      await queries.query('select path from public.request_photos where request_id = $1', [id])
    ).length,
    objects: (await queries.query('select name from storage.objects where name = $1', [photo]))
      .length,
  }));
const everything = { notes: 1, photos: 1, objects: 1 };
const nothing = { notes: 0, photos: 0, objects: 0 };

const losses: [string, (asked: { id: string }, vendor: string) => Promise<unknown>][] = [
  [
    'declined',
    async ({ id }, vendor) =>
      market.call(vendor, 'decline_lead', {
        lead_id: await market.lead(id, vendor),
        reason: 'Too far',
      }),
  ],
  ['let the offer lapse', () => market.clock(new Date(Date.now() + 6 * 86_400_000))],
  [
    'withdrew',
    async ({ id }, vendor) => {
      const { lead } = await market.accept(id, vendor);
      await market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' });
    },
  ],
  [
    'was suspended',
    (_, vendor) =>
      market.call(admin, 'decide_vendor', {
        vendor_id: vendor,
        decision: 'suspend',
        reason: 'Fraud',
      }),
  ],
  [
    'lost to another',
    async ({ id }, vendor) => {
      await market.accept(id, vendor);
      const winner = (await market.leads(id)).find((lead) => lead.vendor_id !== vendor);
      const { lead } = await market.accept(id, winner?.vendor_id ?? '');
      await market.award(owner, await market.quote(winner?.vendor_id ?? '', lead, 50_000));
    },
  ],
  [
    'was hired and then let go',
    async ({ id }, vendor) => {
      const { lead } = await market.accept(id, vendor);
      const job = await market.award(owner, await market.quote(vendor, lead, 50_000));
      await market.call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false });
    },
  ],
  [
    'did the work and can no longer be asked about it',
    async ({ id }, vendor) => {
      const { lead } = await market.accept(id, vendor);
      const job = await market.award(owner, await market.quote(vendor, lead, 50_000));
      await market.deliver(vendor, job);
      await market.call(owner, 'accept_delivery', { job_id: job });
      await market.database.query(
        `update public.jobs set completed_at = completed_at
           - ((select dispute_days from private.resolution_rules()) + 1) * interval '1 day' where id = $1`,
        [job],
      );
    },
  ],
];
test.each(losses)('a Pro who %s sees neither notes nor photos', async (_, lose) => {
  const vendor = await market.vendor();
  await market.vendor();
  const asked = await request();
  expect(await sees(vendor, asked)).toEqual(everything);
  await lose(asked, vendor);
  expect(await sees(vendor, asked)).toEqual(nothing);
  expect(await sees(owner, asked)).toEqual(everything);
});

test('the hired Pro sees them, and a loser nowhere reads who that is', async () => {
  const [winner = '', loser = ''] = await market.vendors(2);
  const asked = await request();
  const won = await market.accept(asked.id, winner);
  await market.accept(asked.id, loser);
  await market.award(owner, await market.quote(winner, won.lead, 50_000));
  expect(await sees(winner, asked)).toEqual(everything);
  const tables = await market.database.query<{ name: string; columns: string }>(
    `select c.oid::regclass::text as name, string_agg(format('t.%I', a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_attribute r on r.attrelid = c.oid and r.attname = 'request_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by c.oid`,
  );
  const seen = await market.database.as({ userId: loser }, async (queries) => {
    const rows: unknown[] = await queries.query('select * from public.service_requests');
    for (const { name, columns } of tables)
      rows.push(await queries.query(`select ${columns} from ${name} t`));
    return JSON.stringify(rows);
  });
  expect(tables.length).toBeGreaterThan(8);
  expect(seen).toContain(loser);
  expect(seen).not.toContain(winner);
});

test('that a Pro got tokens back stays between the Pro and us', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  await market.value(`private.credit_lead($1, 'system', 'A credit claim was granted')`, [lead]);
  const credits = (who: string) =>
    market.database.as({ userId: who }, (queries) =>
      queries.query(`select 1 from public.state_events where event = 'credit'`),
    );
  expect(await credits(vendor)).toHaveLength(1);
  expect(await credits(owner)).toHaveLength(0);
});

test.each(losses.slice(0, 5))(
  'a Pro who %s reads the request for 90 days more, and its owner and an administrator always',
  async (_, lose) => {
    const vendor = await market.vendor();
    await market.vendor();
    const asked = await request();
    await lose(asked, vendor);
    const lead = await market.lead(asked.id, vendor);
    const reads = async (who: string) =>
      (
        await market.database.as({ userId: who }, (queries) =>
          queries.query('select description from public.service_requests where id = $1', [
            asked.id,
          ]),
        )
      ).length;
    const listed = async () => {
      const { leads } = await market.call<{ leads: { request_id: string }[] }>(
        vendor,
        'my_lead_list',
        { filter: { states: ['lost', 'declined', 'expired', 'withdrawn'], sort: 'newest' } },
      );
      return leads.length;
    };
    // What the list counts is what its pages hold.
    const counted = async () => {
      const counts = await market.database.as({ userId: vendor }, (queries) =>
        queries.query<{ leads: string }>(
          `select leads from public.my_lead_counts() where state in ('lost', 'declined', 'expired', 'withdrawn')`,
        ),
      );
      return counts.reduce((sum, { leads }) => sum + Number(leads), 0);
    };
    expect([await reads(vendor), await listed(), await counted()]).toEqual([1, 1, 1]);
    await market.database.query('alter table public.leads disable trigger user');
    await market.database.query(
      `update public.leads set updated_at = now() - interval '91 days' where id = $1`,
      [lead],
    );
    await market.database.query('alter table public.leads enable trigger user');
    expect([await reads(vendor), await listed(), await counted()]).toEqual([0, 0, 0]);
    expect([await reads(owner), await reads(admin)]).toEqual([1, 1]);
  },
);

test('no side reads which administrator decided or moved tokens', async () => {
  const vendor = await market.vendor();
  await request();
  for (const decision of ['suspend', 'reinstate']) {
    await market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Looked at' });
  }
  await market.call(admin, 'grant_tokens', {
    vendor_id: vendor,
    tokens: 5,
    reason: 'An apology',
    idempotency_key: randomUUID(),
  });
  const message = await market.call<string>(vendor, 'send_contact_message', {
    name: 'Ash & Sons',
    email: 'ash@example.com',
    topic: 'question',
    body: 'When do we start?',
  });
  await market.call(admin, 'answer_contact_message', { message_id: message, note: 'Tomorrow' });
  const tables = await market.database.query<{ name: string; columns: string }>(
    `select c.oid::regclass::text as name, string_agg(format('t.%I', a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by c.oid`,
  );
  for (const who of [vendor, owner]) {
    const seen = await market.database.as({ userId: who }, async (queries) => {
      const rows: unknown[] = [];
      for (const { name, columns } of tables) {
        rows.push(...(await queries.query(`select ${columns} from ${name} t`)));
      }
      return JSON.stringify(rows);
    });
    expect(seen).toContain(who);
    expect(seen).not.toContain(admin);
  }
});
