import { randomUUID } from 'node:crypto';
import { accounts, type AccountName } from './accounts';
import type { Person } from '../support/asPerson';
import type { ProductCopy } from './productCopy';

const MINUTE_MS = 60_000;

export interface SentRequest {
  readonly id: string;
  readonly number: number;
}

/** Sends a request for trimming one oak in Austin, at an address of its own, with what a test wants otherwise. */
export function sendRequest(
  owner: Person,
  address: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<SentRequest> {
  return owner.call<SentRequest>('submit_request', {
    input: {
      category: 'maintenance',
      timing: 'this_month',
      description: 'Branches over the roof.',
      property: { address, zip: '78704' },
      trees: [{ species: 'Live oak', height_m: 13, diameter_cm: 50, near_structure: true }],
      photos: [],
      contact: { first_name: 'Maya' },
      ...changes,
    },
    idempotency_key: randomUUID(),
  });
}

/** Makes a demo owner's open requests so old that the same work can be asked for again. */
export async function ageOpenRequests(product: ProductCopy, owner: AccountName): Promise<void> {
  await product.query(
    `update public.service_requests set created_at = created_at - interval '60 days'
     where state in ('submitted', 'matching', 'open')
       and owner_id = (select id from public.profiles where email = '${accounts[owner].email}')`,
  );
}

/** The lead a Pro has of a request. */
export async function leadOf(vendor: Person, request: SentRequest): Promise<string> {
  const [lead] = await vendor.read<{ id: string }>(`leads?select=id&request_id=eq.${request.id}`);
  if (!lead) throw new Error(`The Pro has no lead of request ${request.number}.`);
  return lead.id;
}

/** A Pro takes a lead. */
export function takeLead(vendor: Person, lead: string): Promise<unknown> {
  return vendor.call('accept_lead', { lead_id: lead, idempotency_key: randomUUID() });
}

/**
 * A Pro sends a quote, or a new version of it: descriptions and dollars, and by description the tree a
 * line is for. Returns its id.
 */
export async function sendQuote(
  vendor: Person,
  lead: string,
  lines: Readonly<Record<string, number>>,
  trees: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { id } = await vendor.call<{ id: string }>('send_quote', {
    lead_id: lead,
    line_items: Object.entries(lines).map(([description, dollars]) => ({
      description,
      quantity: 1,
      unit_price_cents: dollars * 100,
      ...(trees[description] !== undefined && { tree_id: trees[description] }),
    })),
    message: 'We bring our own chipper.',
    earliest_start: null,
    valid_days: 14,
    idempotency_key: randomUUID(),
  });
  return id;
}

/** From a sent request to running work with the Pro, at this price in dollars. Returns the job's id. */
export async function workBegins(
  owner: Person,
  vendor: Person,
  request: SentRequest,
  dollars: number,
): Promise<string> {
  const lead = await leadOf(vendor, request);
  await takeLead(vendor, lead);
  const quote = await sendQuote(vendor, lead, { 'Crown lift': dollars });
  const { job_id: job } = await owner.call<{ job_id: string }>('accept_quote', {
    quote_id: quote,
    idempotency_key: randomUUID(),
  });
  await vendor.call('start_job', { job_id: job });
  return job;
}

/**
 * An owner in Austin accepts a quote, and the Pro sets the job to begin at once. Returns the job and the
 * property's day, such as 2026-11-23.
 */
export async function hireForToday(
  owner: Person,
  vendor: Person,
  quote: string,
): Promise<{ job: string; day: string }> {
  const { job_id: job } = await owner.call<{ job_id: string }>('accept_quote', {
    quote_id: quote,
    idempotency_key: randomUUID(),
  });
  const start = new Date(Date.now() + 2 * MINUTE_MS);
  await vendor.call('schedule_job', {
    job_id: job,
    start_at: start.toISOString(),
    hours: 1,
    people: 2,
    despite_conflict: true,
  });
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
  });
  return { job, day: format.format(start) };
}
