import type { Queries } from '../support/database';
import type { Marketplace } from '../support/marketplace';

/** What the Pro of a deal, or its owner, has become; in the first nobody has become anything. */
export const STANDINGS = [
  'approved',
  'paused',
  'suspended',
  'terminated',
  'erased',
  'ownerSuspended',
  'ownerErased',
] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * How far the deal had come by then; offered has not been taken yet, and in withdrawn the Pro left after the quote. Forced is quoted too, with a standing set behind the back of what
 * ends open work, so that nothing but the checks themselves stands in the way. Called off is hired and then canceled.
 */
export const STAGES = ['offered', 'quoted', 'withdrawn', 'hired', 'forced', 'calledOff'] as const;
export type Stage = (typeof STAGES)[number];

/** A deal of which one side has come to a standing. */
export interface Deal {
  readonly owner: string;
  readonly vendor: string;
  readonly request: string;
  readonly lead: string;
  readonly quote: string | null;
  readonly conversation: string | null;
  readonly job: string | null;
}

interface Sides {
  readonly owner: string;
  readonly vendor: string;
}

async function comeTo(market: Marketplace, admin: string, { owner, vendor }: Sides, to: Standing) {
  const decide = (decision: string) =>
    market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Looked into it' });
  if (to === 'paused') await market.call(vendor, 'pause_business', { reason: 'Holidays' });
  if (to === 'suspended') await decide('suspend');
  if (to === 'terminated') await decide('terminate');
  if (to === 'erased') await market.value('private.erase_person($1)', [vendor]);
  if (to === 'ownerSuspended')
    await market.call(admin, 'admin_suspend_owner', { person_id: owner, reason: 'Advertising' });
  if (to === 'ownerErased') await market.value('private.erase_person($1)', [owner]);
}

/** The standings a Pro can be forced into: those that are one value of the business. */
const FORCED: readonly Standing[] = ['approved', 'paused', 'suspended', 'terminated'];

async function force(market: Marketplace, vendor: string, standing: Standing): Promise<void> {
  await market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    await queries.query('update public.vendor_profiles set state = $2 where vendor_id = $1', [
      vendor,
      standing,
    ]);
  });
}

/** The standings a deal of a stage can come to. */
export function standingsOf(stage: Stage): readonly Standing[] {
  return stage === 'forced' ? FORCED : STANDINGS;
}

/** Builds a deal of each stage for each standing of its sides. */
export async function buildDeals(market: Marketplace): Promise<Map<string, Deal>> {
  const admin = await market.admin();
  const deals = new Map<string, Deal>();
  for (const stage of STAGES) {
    for (const standing of standingsOf(stage)) {
      const [owner, vendor] = [
        await market.owner(),
        await market.vendor({ tokens: 100, crewSize: 20 }),
      ];
      const request = (await market.submit(owner, { access_notes: 'Gate code 4711' })).id;
      const isTaken = stage !== 'offered';
      const lead = await market.lead(request, vendor);
      const conversation = isTaken ? (await market.accept(request, vendor)).conversation : null;
      const quote = isTaken ? await market.quote(vendor, lead, 90_000) : null;
      const isHired = stage === 'hired' || stage === 'calledOff';
      const job = isHired && quote !== null ? await market.award(owner, quote) : null;
      if (stage === 'withdrawn') {
        await market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' });
      }
      if (stage === 'calledOff') {
        await market.call(owner, 'cancel_job', {
          job_id: job,
          reason: 'Sold',
          look_further: false,
        });
      }
      if (stage === 'forced') await force(market, vendor, standing);
      else await comeTo(market, admin, { owner, vendor }, standing);
      deals.set(`${stage} ${standing}`, { owner, vendor, request, lead, quote, conversation, job });
      // Out of the way of the next request, of which only so many Pros are told at once.
      await market.database.query(
        `update public.vendor_profiles set zip = '97214', service_radius_km = 1 where vendor_id = $1`,
        [vendor],
      );
    }
  }
  return deals;
}

const one = (table: string, column: keyof Deal, key = 'id') => ({
  sql: `select 1 from public.${table} where ${key} = $1`,
  column,
});

/** What either side may try, by name. */
export const TRIES: Readonly<Record<string, { sql: string; column: keyof Deal }>> = {
  'reads the Pro': one('vendor_profiles', 'vendor', 'vendor_id'),
  'reads credentials': one('vendor_credentials', 'vendor', 'vendor_id'),
  'reads the request': one('service_requests', 'request'),
  'reads access notes': one('request_access', 'request', 'request_id'),
  'reads the lead': one('leads', 'lead'),
  'reads the quote': one('quotes', 'quote'),
  'reads the conversation': one('conversations', 'conversation'),
  'reads the job': one('jobs', 'request', 'request_id'),
  'has contact details': {
    sql: `select 1 where public.lead_contact($1) ? 'phone' or public.lead_contact($1) ? 'email'`,
    column: 'lead',
  },
  'shares contact': { sql: 'select public.share_contact($1)', column: 'lead' },
  'accepts the quote': {
    sql: 'select public.accept_quote($1, gen_random_uuid())',
    column: 'quote',
  },
  writes: {
    sql: `select public.send_message($1, 'When?', gen_random_uuid())`,
    column: 'conversation',
  },
  'starts the job': { sql: 'select public.start_job($1)', column: 'job' },
};

/** Whether a try finds or changes something, within a transaction of its caller. */
export async function succeeds(queries: Queries, deal: Deal, name: string): Promise<boolean> {
  const attempt = TRIES[name];
  if (!attempt) throw new Error(`Nobody tries “${name}”.`);
  const subject = deal[attempt.column];
  if (subject === null) return false;
  try {
    return (await queries.query(attempt.sql, [subject])).length > 0;
  } catch {
    return false;
  }
}
