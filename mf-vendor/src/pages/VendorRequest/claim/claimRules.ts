import type { CreditReason } from '@tree-service/market/api/claims';
import type { RuleText } from '@tree-service/domain';
import type { LeadDetail, LeadJob } from '@tree-service/market/api/leads';

/** Reasons to claim tokens back, as stored, with what people read and when they are answered. */
export const CREDIT_REASONS: Readonly<
  Record<CreditReason, { label: string; explained: RuleText; needsWords: boolean }>
> = {
  owner_silent: {
    label: 'The owner never wrote or answered a quote',
    explained: ({ silentAfter }) =>
      `Answered at once, from ${silentAfter} after the owner first reacted.`,
    needsWords: false,
  },
  request_cancelled: {
    label: 'The owner cancelled soon afterwards',
    explained: ({ cancelledWithin }) =>
      `Answered at once: granted within ${cancelledWithin} of the owner’s answer.`,
    needsWords: false,
  },
  duplicate_request: {
    label: 'I already paid for the same work',
    explained: 'Answered at once where we find the other request.',
    needsWords: false,
  },
  contact_unreachable: {
    label: 'The owner cannot be reached',
    explained: 'Say how and when you tried.',
    needsWords: true,
  },
  owner_no_show: {
    label: 'The owner was not there as agreed',
    explained: 'Report the missed appointment in the job first.',
    needsWords: false,
  },
  not_as_described: {
    label: 'The work is not as described',
    explained: 'Say what differs.',
    needsWords: true,
  },
  not_genuine: {
    label: 'The request is not genuine',
    explained: 'Say what makes you think so.',
    needsWords: true,
  },
  other: { label: 'Something else', explained: 'Say what was wrong.', needsWords: true },
};

const DAY_MS = 86_400_000;

/** The facts of a lead a claim depends on. */
export type ClaimedLead = Pick<LeadDetail, 'state' | 'engaged_at'> & {
  lead_credit_claims: object | null;
  jobs: Pick<LeadJob, 'state' | 'no_show_side'> | null;
};

/**
 * Whether tokens spent on a lead can still be claimed back, as far as is known here.
 */
export function canClaim(lead: ClaimedLead, windowDays: number, now: Date): boolean {
  if (lead.engaged_at === null || lead.lead_credit_claims !== null) return false;
  if (['offered', 'viewed', 'credited', 'won'].includes(lead.state)) return false;
  if (lead.jobs !== null && lead.jobs.state !== 'cancelled' && lead.jobs.no_show_side !== 'owner') {
    return false;
  }
  return now.getTime() - Date.parse(lead.engaged_at) < windowDays * DAY_MS;
}
