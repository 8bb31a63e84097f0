import type { CreditReason } from '@tree-service/market/api/claims';
import type { LeadDetail, LeadJob } from '@tree-service/market/api/leads';

/** Keys as stored; `hint` says when the claim is decided or what to tell us. */
export const CREDIT_REASONS: Readonly<
  Record<CreditReason, { label: string; hint: string; needsDetails: boolean }>
> = {
  owner_silent: {
    label: 'The owner never messaged me or replied to my quote',
    hint: 'Decided immediately, from 5 days after the owner’s first reply.',
    needsDetails: false,
  },
  request_cancelled: {
    label: 'The owner canceled soon after',
    hint: 'Decided immediately: granted within 72 hours of the owner’s reply.',
    needsDetails: false,
  },
  duplicate_request: {
    label: 'I already paid for the same request',
    hint: 'Decided immediately if we find the other request.',
    needsDetails: false,
  },
  contact_unreachable: {
    label: 'I can’t reach the owner',
    hint: 'Tell us how and when you tried.',
    needsDetails: true,
  },
  owner_no_show: {
    label: 'The owner didn’t show up',
    hint: 'Report the no-show on the job first.',
    needsDetails: false,
  },
  not_as_described: {
    label: 'The work is not as described',
    hint: 'Tell us what’s different.',
    needsDetails: true,
  },
  not_genuine: {
    label: 'The request isn’t genuine',
    hint: 'Tell us why you think so.',
    needsDetails: true,
  },
  other: { label: 'Something else', hint: 'Tell us what was wrong.', needsDetails: true },
};

const DAY_MS = 86_400_000;

export type ClaimedLead = Pick<LeadDetail, 'state' | 'engaged_at'> & {
  lead_credit_claims: object | null;
  jobs: Pick<LeadJob, 'state' | 'no_show_side'> | null;
};

/**
 * As far as it is known here: without a known window (in days) only the database knows when it
 * ends.
 */
export function canClaim(lead: ClaimedLead, windowDays: number | null, now: Date): boolean {
  if (lead.engaged_at === null || lead.lead_credit_claims !== null) return false;
  if (['offered', 'viewed', 'credited', 'won'].includes(lead.state)) return false;
  if (lead.jobs !== null && lead.jobs.state !== 'cancelled' && lead.jobs.no_show_side !== 'owner') {
    return false;
  }
  if (windowDays === null) return true;
  return now.getTime() - Date.parse(lead.engaged_at) < windowDays * DAY_MS;
}

/** Days of a database interval like "30 days"; null for any other. */
export function intervalDays(text: unknown): number | null {
  const days = typeof text === 'string' ? /^(\d+) days?$/.exec(text)?.[1] : undefined;
  return days === undefined ? null : Number(days);
}
