import type { Queries } from '../support/database';
import type { Marketplace } from '../support/marketplace';

/** What the Pro of a deal has become, besides approved. */
export const STANDINGS = ['approved', 'paused', 'suspended', 'terminated', 'erased'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How far the deal had come by then. */
export const STAGES = ['quoted', 'hired'] as const;
export type Stage = (typeof STAGES)[number];

/** A deal whose Pro has come to a standing. */
export interface Deal {
  readonly owner: string;
  readonly pro: string;
  readonly request: string;
  readonly lead: string;
  readonly quote: string;
  readonly conversation: string;
  readonly job: string | null;
}

async function comeTo(market: Marketplace, admin: string, pro: string, standing: Standing) {
  const decide = (decision: string) =>
    market.call(admin, 'decide_vendor', { vendor_id: pro, decision, reason: 'Looked into it' });
  if (standing === 'paused') await market.call(pro, 'pause_business', { reason: 'Holidays' });
  if (standing === 'suspended') await decide('suspend');
  if (standing === 'terminated') await decide('terminate');
  if (standing === 'erased') await market.value('private.erase_person($1)', [pro]);
}

/** Builds a deal of each stage for each standing of its Pro. */
export async function buildDeals(market: Marketplace): Promise<Map<string, Deal>> {
  const admin = await market.admin();
  const deals = new Map<string, Deal>();
  for (const stage of STAGES) {
    for (const standing of STANDINGS) {
      const [owner, pro] = [await market.owner(), await market.pro({ tokens: 100, crewSize: 20 })];
      const request = (await market.submit(owner, { access_notes: 'Gate code 4711' })).id;
      const { lead, conversation } = await market.accept(request, pro);
      const quote = await market.quote(pro, lead, 90_000);
      const job = stage === 'hired' ? await market.award(owner, quote) : null;
      await comeTo(market, admin, pro, standing);
      deals.set(`${stage} ${standing}`, { owner, pro, request, lead, quote, conversation, job });
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
  'reads the Pro': one('vendor_profiles', 'pro', 'vendor_id'),
  'reads credentials': one('vendor_credentials', 'pro', 'vendor_id'),
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
