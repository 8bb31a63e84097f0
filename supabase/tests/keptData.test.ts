import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';
import { rolledBack } from './support/rolledBack';

// What ends by itself. The table of the privacy page is generated from the same rows.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
  const [owner, vendor] = [await market.owner(), await market.vendor()];
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const job = await market.award(owner, await market.quote(vendor, lead, 80_000));
  const start_at = new Date(Date.now() + 86_400_000).toISOString();
  await market.call(vendor, 'schedule_job', { job_id: job, start_at });
  await market.database.query(
    'select private.new_appointment_link(j, j.owner_id) from public.jobs j where j.id = $1',
    [job],
  );
  await market.call(owner, 'save_request_draft', { key: randomUUID(), answers: {} });
  const draft = { key: 'details', draft_id: 'one', content: {}, age_ms: 0 };
  await market.call(owner, 'save_form_drafts', { drafts: [draft] });
  const message = { name: 'Maya', email: 'maya@example.com', topic: 'question', body: 'Hello' };
  await market.call(owner, 'send_contact_message', message);
  await market.database.query(
    `insert into private.waitlist (email, zip) values ('maya@example.com', '78704')`,
  );
  await market.database.script(`
    insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{}', now());
    insert into public.text_consents (person_id, phone, terms) values ('${owner}', '+15125550123', 'Agreed');
    insert into private.text_codes (person_id, phone) values ('${owner}', '+15125550123');
    insert into public.error_logs (message, severity, category) values ('Broke', 'error', 'ui');
    insert into private.page_vitals (page, device, metric, value) values ('/', 'wide', 'LCP', 1);`);
});
afterAll(() => market.database.close());

interface Kept {
  readonly name: string;
  readonly kept_days: number;
  readonly kept_in: string;
  readonly clock: string;
  readonly [column: string]: unknown;
}

/** How many rows there are before the removals, and after them, when the clock of all stands at so many days ago. */
async function rowsWhenAged({ kept_in, clock }: Kept, days: number | null) {
  return rolledBack(market.database, async (queries) => {
    const count = async () => {
      const [row] = await queries.query<{ rows: number }>(
        `select count(*)::int as rows from ${kept_in}`,
      );
      return row?.rows;
    };
    // Without the triggers, which would set the time of the last change.
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update ${kept_in} set ${clock} = ${days === null ? 'null' : `now() - interval '${days} days'`}`,
    );
    const before = await count();
    await queries.query('set local session_replication_role = origin');
    await queries.query('select private.remove_old_data(), private.remove_old_reports()');
    return { before, after: await count() };
  });
}

test('each kind of data goes when its days are over, and not before', async () => {
  const kinds = await market.database.query<Kept>('select * from private.kept_data order by place');
  expect(kinds.length).toBeGreaterThan(10);
  for (const kind of kinds) {
    const kept = await rowsWhenAged(kind, kind.kept_days - 1);
    expect([kind.name, kept.before]).not.toEqual([kind.name, 0]);
    expect([kind.name, kept.after]).toEqual([kind.name, kept.before]);
    const gone = await rowsWhenAged(kind, kind.kept_days + 1);
    expect([kind.name, gone.after]).toEqual([kind.name, 0]);
  }
});

test('what has not happened yet waits for ever: a timer, a message to us without an answer', async () => {
  const kinds = await market.database.query<Kept>(
    `select * from private.kept_data where name in ('timers', 'contact_messages', 'outbox')`,
  );
  for (const kind of kinds) {
    const { before, after } = await rowsWhenAged(kind, null);
    expect([kind.name, after]).toEqual([kind.name, before]);
  }
});

test('a draft that is written now lasts as long as it says', async () => {
  const days = await market.value<number>(
    `select round(extract(epoch from private.draft_expiry() - now()) / 86400)::int`,
  );
  expect(days).toBe(
    await market.value(`select kept_days from private.kept_data where name = 'unsent_requests'`),
  );
});
