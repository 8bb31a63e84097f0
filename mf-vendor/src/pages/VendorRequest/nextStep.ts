import type { LeadDetail } from '../../api/leads';
import { groupOfLead } from '../../leads/leadGroups';
import { tokensInWords } from '../../leads/words';
import { isAnotherDay } from './job/isAnotherDay';
import { canQuote, isAwaitingOwner } from './quote/canQuote';

/** What a Pro can do next about a request: quote an open offer, set a date, or go to a part of the page. */
export type NextStep =
  | { readonly kind: 'accept' | 'schedule'; readonly label: string }
  | {
      readonly kind: 'part';
      readonly part: 'quote' | 'job' | 'dispute' | 'messages';
      readonly label: string;
    };

type Lead = Pick<LeadDetail, 'state' | 'token_price' | 'offer_expires_at' | 'conversations'> & {
  service_requests: Pick<LeadDetail['service_requests'], 'state' | 'contact_name' | 'time_zone'>;
  quotes: readonly Pick<LeadDetail['quotes'][number], 'state'>[];
  jobs: Pick<NonNullable<LeadDetail['jobs']>, 'state' | 'scheduled_for' | 'job_disputes'> | null;
};

function jobStep(
  { state, scheduled_for, job_disputes }: NonNullable<Lead['jobs']>,
  timeZone: string,
  now: Date,
): NextStep | null {
  const onPage = (label: string): NextStep => ({ kind: 'part', part: 'job', label });
  if (
    job_disputes.some((dispute) => dispute.state === 'submitted' && dispute.opened_by === 'owner')
  ) {
    return { kind: 'part', part: 'dispute', label: 'Respond to the dispute' };
  }
  if (state === 'weather_hold') return { kind: 'schedule', label: 'Set a new date' };
  if (state === 'scheduled' && scheduled_for === null) {
    return { kind: 'schedule', label: 'Set date' };
  }
  if (state === 'scheduled' && isAnotherDay(scheduled_for, timeZone, now)) {
    return onPage('Go to the job');
  }
  if (state === 'scheduled' || state === 'en_route') return onPage('Start the job');
  return state === 'in_progress' ? onPage('Finish the job') : null;
}

/** The next step, in the words of a button; null when it is the owner's turn or all is done. */
export function nextStep(lead: Lead, now: Date): NextStep | null {
  const { jobs: job, quotes } = lead;
  if (job) return jobStep(job, lead.service_requests.time_zone, now);
  if (groupOfLead(lead.state) === 'new' && now < new Date(lead.offer_expires_at)) {
    return { kind: 'accept', label: `Accept and quote, ${tokensInWords(lead.token_price)}` };
  }
  if (!canQuote(lead)) return null;
  const latest = quotes[0];
  if (latest === undefined) return { kind: 'part', part: 'quote', label: 'Write your quote' };
  if (!isAwaitingOwner(latest.state)) {
    return { kind: 'part', part: 'quote', label: 'Send a new quote' };
  }
  const { contact_name: owner } = lead.service_requests;
  return lead.conversations ? { kind: 'part', part: 'messages', label: `Message ${owner}` } : null;
}
