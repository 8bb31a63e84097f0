import type { TestDatabase } from '../tests/support/database';
import { DEMO_PASSWORD, demoAccounts } from '../../demo/accounts';
import { seededDatabase } from './seededDatabase';

const accounts = Object.values(demoAccounts);
let database: TestDatabase;

beforeAll(async () => {
  database = await seededDatabase();
}, 300_000);
afterAll(() => database.close());

const ids = async (email: string) => {
  const [row] = await database.query<{ id: string }>(
    'select id from public.profiles where email = $1',
    [email],
  );
  return row?.id ?? '';
};

test('every demo account exists with its type, a confirmed address and the printed password', async () => {
  await database.script('create extension if not exists pgcrypto');
  const rows = await database.query<{
    email: string;
    user_type: string;
    opens: boolean;
    confirmed: boolean;
  }>(
    `select p.email, p.user_type, u.email_confirmed_at is not null as confirmed,
       u.encrypted_password = crypt($2, u.encrypted_password) as opens
     from public.profiles p join auth.users u using (id) join auth.identities i on i.user_id = u.id
     where p.email = any ($1::text[])`,
    [accounts.map((account) => account.email), DEMO_PASSWORD],
  );
  expect(new Map(rows.map((row) => [row.email, row.user_type]))).toEqual(
    new Map(accounts.map((account) => [account.email, account.userType])),
  );
  expect(rows.every((row) => row.confirmed && row.opens)).toBe(true);
});

test('everything invented is labeled as a demo', async () => {
  const [row] = await database.query(
    `select count(*) filter (where not is_demo) as unlabeled, count(*) as vendors,
       count(*) filter (where state = 'approved') >= 40 as many_approved
     from public.vendor_profiles`,
  );
  expect(row).toEqual({ unlabeled: 0, vendors: 59, many_approved: true });
  const strangers = await database.query(
    `select email from auth.users where email not like '%@demo.example'`,
  );
  expect(strangers).toEqual([]);
});

test('there are requests in every state a request can come to', async () => {
  const rows = await database.query<{ state: string }>(
    'select distinct state::text from public.service_requests',
  );
  expect(rows.map((row) => row.state).sort()).toEqual([
    'awarded',
    'canceled',
    'closed',
    'completed',
    'expired',
    'in_progress',
    'matching',
    'open',
    'rejected_spam',
    'scheduled',
  ]);
  const leads = await database.query<{ state: string }>(
    'select distinct state::text from public.leads',
  );
  expect(leads.map((row) => row.state).sort()).toEqual([
    'accepted',
    'declined',
    'expired',
    'lost',
    'offered',
    'quoted',
    'released',
    'viewed',
    'won',
  ]);
});

test.each(['owner@demo.example', 'manager@demo.example', 'pro1@demo.example', 'pro2@demo.example'])(
  '%s has work in several stages to look at',
  async (email) => {
    const rows = await database.as({ userId: await ids(email) }, (queries) =>
      queries.query<{ state: string }>('select distinct state::text from public.service_requests'),
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
  },
);

test('balances are the sums of the ledger, and none is below zero', async () => {
  const wrong = await database.query(
    `select a.vendor_id from public.token_accounts a left join public.token_ledger l using (vendor_id)
     group by a.vendor_id, a.posted, a.held
     having a.posted <> coalesce(sum(l.posted_delta), 0) or a.held <> coalesce(sum(l.held_delta), 0)
       or a.posted - a.held < 0`,
  );
  expect(wrong).toEqual([]);
});

test('the ledger runs forward in time, each balance the sum of what came before', async () => {
  const [row] = await database.query(
    `select count(*) > 100 as many, count(*) filter (where created_at < before) as backward,
       count(*) filter (where balance_after <> balance) as wrong
     from (select created_at, lag(created_at) over (order by id) as before, balance_after,
         sum(posted_delta - held_delta) over (partition by vendor_id order by id) as balance
       from public.token_ledger) l`,
  );
  expect(row).toEqual({ many: true, backward: 0, wrong: 0 });
});

test('every Pro who answered an offer has a rate of acceptance that counts it', async () => {
  const [row] = await database.query(
    `select count(*) filter (where l.accepted > 0) > 10 as many,
       count(*) filter (where v.accepts_count <> l.accepted) as wrong
     from public.vendor_profiles v join (
       select l.vendor_id, count(distinct l.id) filter (where e.to_state = 'accepted') as accepted
       from public.leads l left join public.state_events e on e.machine = 'lead' and e.subject_id = l.id
       group by l.vendor_id) l using (vendor_id)`,
  );
  expect(row).toEqual({ many: true, wrong: 0 });
});

test('the inbox of every Pro lists all leads as they are', async () => {
  const wrong = await database.query(
    `select f.lead_id from private.fresh_lead_listings f
     left join private.lead_listings l on l is not distinct from f where l.lead_id is null`,
  );
  expect(wrong).toEqual([]);
});

test('ratings are the sums of published reviews', async () => {
  const wrong = await database.query(
    `select v.business_name from public.vendor_profiles v
     left join public.reviews r on r.vendor_id = v.vendor_id and r.state = 'published' and r.author_side = 'owner'
     group by v.vendor_id having v.rating_count <> count(r.id) or v.rating_sum <> coalesce(sum(r.rating), 0)`,
  );
  expect(wrong).toEqual([]);
});

test('every row with a state is where its last event left it', async () => {
  const wrong = await database.query(
    `select e.machine, e.subject_id, e.to_state from (
       select distinct on (machine, subject_id) machine, subject_id, to_state
       from public.state_events order by machine, subject_id, id desc
     ) e
     left join public.service_requests r on e.machine = 'request' and r.id = e.subject_id
     left join public.leads l on e.machine = 'lead' and l.id = e.subject_id
     left join public.quotes q on e.machine = 'quote' and q.id = e.subject_id
     left join public.jobs j on e.machine = 'job' and j.id = e.subject_id
     left join public.vendor_profiles v on e.machine = 'vendor' and v.vendor_id = e.subject_id
     left join public.reviews w on e.machine = 'review' and w.id = e.subject_id
     left join public.vendor_subscriptions s on e.machine = 'subscription' and s.id = e.subject_id
     left join public.lead_credit_claims c on e.machine = 'lead_credit_claim' and c.id = e.subject_id
     left join public.job_disputes d on e.machine = 'job_dispute' and d.id = e.subject_id
     left join public.token_adjustments a on e.machine = 'token_adjustment' and a.id = e.subject_id
     left join public.payment_refunds p on e.machine = 'payment_refund' and p.id = e.subject_id
     where e.to_state is distinct from coalesce(r.state::text, l.state::text, q.state::text, j.state::text,
       v.state::text, w.state::text, s.state::text, c.state::text, d.state::text, a.state::text,
       p.state::text)`,
  );
  expect(wrong).toEqual([]);
});

test('time runs forward in every timeline and never into the future', async () => {
  const wrong = await database.query(
    `select id from (
       select id, created_at, lag(created_at) over (partition by request_id order by id) as before
       from public.state_events where request_id is not null
     ) e where created_at < before or created_at > now()`,
  );
  expect(wrong).toEqual([]);
});

test('a case waits in every queue of the administrators, and nobody is alerted of the past', async () => {
  const queues = await database.query<{ queue: string; cases: number }>(
    `select q.queue, count(w.id)::int as cases from private.case_queues q
     left join private.waiting_cases() w on w.queue = q.queue group by q.queue order by q.queue`,
  );
  expect(queues.filter(({ cases }) => cases === 0)).toEqual([]);
  const kept = new Map(queues.map(({ queue, cases }) => [queue, cases]));
  expect(kept.get('approvals')).toBeGreaterThanOrEqual(3);
  expect(kept.get('adjustments')).toBeGreaterThanOrEqual(2);
  expect(await database.query('select private.alert_due_cases() as cases')).toEqual([{ cases: 0 }]);
});

test('the audit trail of the demo is whole', async () => {
  const entries = await database.query('select count(*) > 100 as many from private.audit_chain');
  expect(entries).toEqual([{ many: true }]);
  expect(await database.query('select * from private.audit_findings(0, 100000)')).toEqual([]);
});

test('the audit trail of the demo runs forward in time', async () => {
  const [row] = await database.query(
    `select count(*) filter (where created_at < before) as backward, count(*) > 100 as many
     from (select created_at, lag(created_at) over (order by id) as before from public.admin_audit) a`,
  );
  expect(row).toEqual({ backward: 0, many: true });
});

test('work took place before it was delivered', async () => {
  const late = await database.query(
    `select id from public.jobs where delivered_at is not null and scheduled_for > delivered_at`,
  );
  expect(late).toEqual([]);
});

test('crews begin between 8 AM and 3 PM at the property, those called out after a storm by the evening', async () => {
  const odd = await database.query(
    `select j.id, r.category, j.scheduled_for at time zone r.time_zone as start
     from public.jobs j join public.service_requests r on r.id = j.request_id,
       lateral (select extract(hour from j.scheduled_for at time zone r.time_zone) as hour) local
     where hour not between 8 and case r.category when 'emergency' then 20 else 15 end`,
  );
  expect(odd).toEqual([]);
});

test('completed jobs are marked as paid after some weeks', async () => {
  const [row] = await database.query(
    `select count(*) filter (where p.marked_at < j.completed_at) as early, count(p.job_id) > 50 as many,
       count(*) filter (where p.job_id is null) > 0 as some_unpaid
     from public.jobs j left join public.paid_jobs p on p.job_id = j.id where j.state = 'completed'`,
  );
  expect(row).toEqual({ early: 0, many: true, some_unpaid: true });
});

test('nothing of the past is left for the timers to do', async () => {
  const [row] = await database.query<{ fired: number }>(
    'select public.run_due_timers(now()) as fired',
  );
  expect(row?.fired).toBe(0);
});

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

test('every picture is of its type, and storage knows it under its version', async () => {
  const rows = await database.query<{
    type: string;
    size: number;
    written: number | null;
    start: string | null;
  }>(
    `select metadata ->> 'mimetype' as type, (metadata ->> 'size')::int as size, length(p.bytes) as written,
       encode(substr(p.bytes, 1, 16), 'hex') as start
     from storage.objects o left join test.pictures p on p.version = o.version`,
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) {
    const signature = SIGNATURES[row.type] ?? [];
    expect(signature).not.toEqual([]);
    expect(row.written).toBe(row.size);
    const start = Buffer.from(row.start ?? '', 'hex');
    expect([...start.subarray(0, signature.length)]).toEqual(signature);
  }
});

test('every Pro has hours and people, and some show documents and pictures of their work', async () => {
  const [row] = await database.query(
    `select count(*) filter (where not exists (select 1 from public.vendor_hours h where h.vendor_id = v.vendor_id)
         or not exists (select 1 from public.vendor_crew c where c.vendor_id = v.vendor_id))::int as bare,
       count(*) filter (where exists (select 1 from public.vendor_media m where m.vendor_id = v.vendor_id)) >= 10 as shown,
       count(*) filter (where exists (select 1 from public.credential_documents d where d.vendor_id = v.vendor_id)) >= 10 as proven
     from public.vendor_profiles v`,
  );
  expect(row).toEqual({ bare: 0, shown: true, proven: true });
});

const AUSTIN_ZIPS = ['78704', '78745', '78759', '78660', '78613'];
const WORK = [
  { category: 'tree_removal', trees: [{ height_m: 12, diameter_cm: 40, stump: true }] },
  { category: 'maintenance', trees: [{ height_m: 9 }] },
  { category: 'stump_grinding', trees: [{ height_m: 0.5, diameter_cm: 40 }] },
  { category: 'arborist', trees: [{ height_m: 12 }] },
  { category: 'emergency', trees: [{ height_m: 12, diameter_cm: 40, condition: 'hazardous' }] },
];

test.each(WORK)(
  'a new request for $category in Austin is offered to pro1 and pro2',
  async (work) => {
    const owner = await ids('owner@demo.example');
    for (const [place, zip] of AUSTIN_ZIPS.entries()) {
      const input = {
        ...work,
        timing: work.category === 'emergency' ? 'emergency' : 'this_month',
        description: 'Test',
        property: { address: `${place + 1} Test Lane`, zip },
        contact: { first_name: 'Maya' },
      };
      const [answer] = await database.as({ userId: owner }, (queries) =>
        queries.query<{ id: string }>(
          `select public.submit_request($1::jsonb, gen_random_uuid()) ->> 'id' as id`,
          [JSON.stringify(input)],
        ),
      );
      const offered = await database.query<{ email: string }>(
        `select p.email from public.leads l join public.profiles p on p.id = l.vendor_id where l.request_id = $1`,
        [answer?.id],
      );
      const emails = offered.map((row) => row.email);
      expect(emails).toEqual(expect.arrayContaining(['pro1@demo.example', 'pro2@demo.example']));
      expect(emails.length).toBeLessThanOrEqual(5);
    }
  },
);

test('a tree near wires is offered to line-clearance qualified Pros alone, pro1 first among them', async () => {
  const input = {
    category: 'tree_removal',
    timing: 'this_week',
    description: 'Close to the wires',
    property: { address: '9 Test Lane', zip: '78704' },
    contact: { first_name: 'Maya' },
    trees: [{ height_m: 12, near_wires: true }],
  };
  const [answer] = await database.as({ userId: await ids('owner@demo.example') }, (queries) =>
    queries.query<{ id: string }>(
      `select public.submit_request($1::jsonb, gen_random_uuid()) ->> 'id' as id`,
      [JSON.stringify(input)],
    ),
  );
  const offered = await database.query<{ email: string; cleared: boolean }>(
    `select p.email, exists (select 1 from public.vendor_credentials c where c.vendor_id = l.vendor_id
        and c.kind = 'line_clearance' and c.verified_at is not null) as cleared
     from public.leads l join public.profiles p on p.id = l.vendor_id
     where l.request_id = $1 order by l.offer_position`,
    [answer?.id],
  );
  expect(offered[0]?.email).toBe('pro1@demo.example');
  expect(offered.map((row) => row.email)).not.toContain('pro2@demo.example');
  expect(offered.every((row) => row.cleared)).toBe(true);
});

/** The sentences of a text, without what ends them. */
const sentences = (text: string): string[] =>
  text.split(/[.!?](?:\s+|$)/).flatMap((sentence) => sentence.trim() || []);

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(sentences).filter((sentence) => seen.has(sentence) || !seen.add(sentence));
}

test('finds a sentence that two texts share', () => {
  expect(repeated(['One tree. Two trees.', 'Three trees! Two trees?'])).toEqual(['Two trees']);
});

test('no sentence is said of two demo businesses', async () => {
  const abouts = await database.query<{ about: string }>(
    'select about from public.vendor_profiles where about is not null',
  );
  expect(abouts).toHaveLength(59);
  expect(repeated(abouts.map(({ about }) => about))).toEqual([]);
  const reviews = await database.query<{ body: string; reply: string | null }>(
    `select body, reply from public.reviews where author_side = 'owner'`,
  );
  expect(reviews.length).toBeGreaterThan(30);
  expect(repeated(reviews.flatMap(({ body, reply }) => [body, reply ?? '']))).toEqual([]);
});

test('every approved demo business shows a logo and pictures of its own', async () => {
  const rows = await database.query<{ logos: number; photos: number }>(
    `select count(m.id) filter (where m.kind = 'logo')::int as logos,
       count(m.id) filter (where m.kind = 'photo')::int as photos
     from public.vendor_profiles v left join public.vendor_media m using (vendor_id)
     where v.state = 'approved' group by v.vendor_id`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows.filter(({ logos, photos }) => logos !== 1 || photos < 3)).toEqual([]);
  const alike = await database.query(
    `select metadata ->> 'eTag' from storage.objects where bucket_id = 'vendor-media'
     group by 1 having count(*) > 1`,
  );
  expect(alike).toEqual([]);
});
