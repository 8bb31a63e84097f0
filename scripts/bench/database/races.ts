import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

const RACERS = 200;
const CLIENTS = 50;

async function asVendor<T>(
  sql: postgres.Sql,
  vendor: string,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
) {
  return sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: vendor, role: 'authenticated' });
    await transaction`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${vendor}, true), set_config('role', 'authenticated', true)`;
    return work(transaction);
  });
}

/** Lets 200 Pros accept one request at the same moment and counts who got it and what it cost. */
export async function raceForOneLead(url: string): Promise<string> {
  const sql = postgres(url, { max: CLIENTS, onnotice: () => undefined });
  try {
    const [request] = await sql<{ id: string; owner_id: string }[]>`
      select r.id, r.owner_id from public.service_requests r
      where r.state = 'open' and not exists (select 1 from public.jobs j where j.request_id = r.id)
      order by r.id limit 1`;
    if (!request) throw new Error('There is no open request to race for.');
    await sql`delete from public.conversations where request_id = ${request.id}`;
    await sql`delete from public.leads where request_id = ${request.id}`;
    const leads = await sql<{ id: string; vendor_id: string }[]>`
      insert into public.leads (request_id, vendor_id, owner_id, offer_position, distance_km, token_price, offer_expires_at)
      select ${request.id}, v.vendor_id, ${request.owner_id}, row_number() over (), 1, 5, now() + interval '1 hour'
      from (select vendor_id from public.vendor_profiles order by vendor_id desc limit ${RACERS}) v
      returning id, vendor_id`;
    const start = performance.now();
    const outcomes = await Promise.allSettled(
      leads.map(({ id, vendor_id }) =>
        asVendor(
          sql,
          vendor_id,
          (transaction) => transaction`
          select public.accept_lead(${id}, ${randomUUID()})`,
        ),
      ),
    );
    const seconds = (performance.now() - start) / 1000;
    const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const unplanned = outcomes.filter(
      (outcome) =>
        outcome.status === 'rejected' &&
        !(outcome.reason instanceof postgres.PostgresError && outcome.reason.code === 'P0001'),
    ).length;
    const [sums] = await sql<{ held: number; wrong: number }[]>`
      select sum(a.held)::int as held, count(*) filter (where a.held <> (
        select coalesce(sum(l.held_delta), 0) from public.token_ledger l where l.vendor_id = a.vendor_id))::int as wrong
      from public.token_accounts a where a.vendor_id in ${sql(leads.map(({ vendor_id }) => vendor_id))}`;
    return `  ${RACERS} Pros race for one request: ${accepted} accepted, ${unplanned} failed otherwise than by a rule, ${sums?.held ?? 0} tokens held, ${sums?.wrong ?? 0} accounts off, ${seconds.toFixed(1)} s`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
