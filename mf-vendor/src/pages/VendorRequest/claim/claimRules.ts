import type { CreditReason } from '@tree-service/market/api/claims';
import type { RuleText } from '@tree-service/domain';
import type { LeadJob, LeadDetail } from '../../../api/leads';

/** Keys as stored; `hint` says when the claim is decided or what to tell us. */
export const CREDIT_REASONS: Readonly<
  Record<CreditReason, { label: string; explained: RuleText; needsDetails: boolean }>
> = {
  owner_silent: {
    label: 'The owner never messaged me or replied to my quote',
    explained: ({ silentAfter }) =>
      `Decided immediately, if it's been ${silentAfter} since the owner's first reply.`,
    needsDetails: false,
  },
  request_canceled: {
    label: 'The owner canceled soon after replying',
    explained: ({ canceledWithin }) =>
      `Decided immediately: granted if canceled within ${canceledWithin} of the owner's reply.`,
    needsDetails: false,
  },
  duplicate_request: {
    label: 'I already paid for the same request',
    explained: 'Decided immediately if we find the other request.',
    needsDetails: false,
  },
  contact_unreachable: {
    label: "I can't reach the owner",
    explained: 'Tell us how and when you tried.',
    needsDetails: true,
  },
  owner_no_show: {
    label: "The owner didn't show up",
    explained: 'Report the no-show on the job first.',
    needsDetails: false,
  },
  not_as_described: {
    label: 'The work is not as described',
    explained: "Tell us what's different.",
    needsDetails: true,
  },
  not_genuine: {
    label: "The request isn't genuine",
    explained: 'Tell us why you think so.',
    needsDetails: true,
  },
  other: { label: 'Something else', explained: 'Tell us what was wrong.', needsDetails: true },
};

const DAY_MS = 86_400_000;

export type ClaimedLead = Pick<LeadDetail, 'state' | 'engaged_at'> & {
  lead_credit_claims: object | null;
  jobs: Pick<LeadJob, 'state' | 'no_show_side'> | null;
};

/**
 * Whether a refund for spent tokens can still be claimed, as far as it is known here.
 */
export function canClaim(lead: ClaimedLead, windowDays: number, now: Date): boolean {
  if (lead.engaged_at === null || lead.lead_credit_claims !== null) return false;
  if (['offered', 'viewed', 'credited', 'won'].includes(lead.state)) return false;
  if (lead.jobs !== null && lead.jobs.state !== 'canceled' && lead.jobs.no_show_side !== 'owner') {
    return false;
  }
  return now.getTime() - Date.parse(lead.engaged_at) < windowDays * DAY_MS;
}
