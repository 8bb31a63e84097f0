import { formatCents, formatCentsRange, type Cents } from './money';
import {
  DISPUTE_STATES,
  JOB_STATES,
  LEAD_STATES,
  LEAD_STATES_FOR_OWNER,
  REQUEST_STATES,
  type DisputeState,
  type JobState,
  type LeadState,
  type QuoteState,
  type RequestState,
  type StateLabel,
} from './states';
import { formatDay } from './time';
import { isLive } from './vendorSearch';
import { momentInZone } from './zonedTime';

/** What both sides read the status and the date of a job from; times are ISO. */
export interface JobFacts {
  readonly state: JobState;
  readonly scheduled_for: string | null;
  readonly job_disputes: ReadonlyArray<{ readonly state: DisputeState }>;
}

/** What the owner reads the status of a request from. */
interface RequestFacts {
  readonly state: RequestState;
  readonly quotes: ReadonlyArray<{ readonly state: QuoteState }>;
  readonly jobs: readonly JobFacts[];
  /** Absent where a list does not read them. */
  readonly leads?: ReadonlyArray<{ readonly state: LeadState }>;
}

/** What both sides read the status of a lead from; its quotes, the latest first. */
interface LeadFacts {
  readonly state: LeadState;
  readonly quotes: ReadonlyArray<{ readonly state: QuoteState }>;
}

/** The active or completed job of a request; undefined when there is none. */
export function activeJob<Job extends { readonly state: JobState }>(
  jobs: readonly Job[],
): Job | undefined {
  return jobs.find(({ state }) => state !== 'canceled' && state !== 'no_show');
}

const OPEN_DISPUTES: ReadonlySet<DisputeState> = new Set([
  'submitted',
  'under_review',
  'decided',
  'appealed',
]);

/** Whether a dispute about a job is not over; a decision can be appealed for some days. */
export function hasOpenDispute({ job_disputes }: Pick<JobFacts, 'job_disputes'>): boolean {
  return job_disputes.some(({ state }) => OPEN_DISPUTES.has(state));
}

/** The status of a job, the same for both sides. */
export function statusOfJob(job: JobFacts): StateLabel {
  const dispute = job.job_disputes.find(({ state }) => OPEN_DISPUTES.has(state));
  if (dispute) {
    const { label, tone } = DISPUTE_STATES[dispute.state];
    return { label: `Dispute: ${label.toLowerCase()}`, tone };
  }
  if (job.state === 'scheduled' && job.scheduled_for === null) {
    return { label: 'To schedule', tone: 'info' };
  }
  return JOB_STATES[job.state];
}

/** How many quotes of a request wait for the owner's answer. */
export function quotesToAnswer(quotes: RequestFacts['quotes']): number {
  return quotes.filter(({ state }) => state === 'sent' || state === 'viewed').length;
}

/** The status of a request as its owner reads it: that of its job once a Pro is hired. */
export function statusOfRequest({ state, quotes, jobs, leads = [] }: RequestFacts): StateLabel {
  const job = activeJob(jobs);
  switch (state) {
    case 'awarded':
    case 'scheduled':
    case 'in_progress':
    case 'completed':
    case 'closed':
      return job === undefined ? REQUEST_STATES[state] : statusOfJob(job);
    case 'matching':
    case 'open': {
      const waiting = quotesToAnswer(quotes);
      if (waiting === 0) {
        const isNobodyLeft = leads.length > 0 && !leads.some(isLive);
        return REQUEST_STATES[isNobodyLeft ? 'matching' : state];
      }
      return { label: waiting === 1 ? '1 quote' : `${waiting} quotes`, tone: 'success' };
    }
    default:
      return REQUEST_STATES[state];
  }
}

/** What became of a quote that waits for no answer; the same for both sides. */
const ANSWERED: Partial<Record<QuoteState, StateLabel>> = {
  changes_requested: { label: 'Changes requested', tone: 'warning' },
  declined: { label: 'Quote declined', tone: 'neutral' },
  expired: { label: 'Quote expired', tone: 'neutral' },
  withdrawn: { label: 'Quote withdrawn', tone: 'neutral' },
};

function ofLatestQuote({ state, quotes }: LeadFacts): StateLabel | undefined {
  const latest = quotes.find((quote) => quote.state !== 'draft');
  return state === 'quoted' && latest !== undefined ? ANSWERED[latest.state] : undefined;
}

/** The status of a lead as its Pro reads it: that of the latest quote, and of the job once the Pro is hired. */
export function statusOfLead(lead: LeadFacts & { readonly jobs: JobFacts | null }): StateLabel {
  return lead.state === 'won' && lead.jobs !== null
    ? statusOfJob(lead.jobs)
    : (ofLatestQuote(lead) ?? LEAD_STATES[lead.state]);
}

/** The status of a lead as the owner of the request reads it: that of the latest quote once there is one. */
export function statusOfLeadForOwner(lead: LeadFacts): StateLabel {
  return ofLatestQuote(lead) ?? LEAD_STATES_FOR_OWNER[lead.state];
}

/** The date of a job on the property's clock, the same for both sides: "Nov 23, 8:00 AM CST". */
export function jobDate(
  { scheduled_for }: Pick<JobFacts, 'scheduled_for'>,
  timeZone: string,
): string {
  return scheduled_for === null ? 'Not set yet' : momentInZone(scheduled_for, timeZone);
}

/**
 * The day of a job that both sides read beside its status: that on which it was finished, which may be another
 * than the one it was planned for, and until then its date.
 */
export function dayOfJob(
  job: Pick<JobFacts, 'state' | 'scheduled_for'> & { readonly delivered_at: string | null },
  timeZone: string,
): string {
  const isFinished = job.state === 'delivered' || job.state === 'completed';
  return isFinished && job.delivered_at !== null
    ? `Finished ${formatDay(job.delivered_at, timeZone)}`
    : jobDate(job, timeZone);
}

/**
 * When finished work is accepted without an answer, as an ISO time; null for other work, and while a dispute is
 * open, which stops that clock.
 */
export function acceptanceDue(
  job: Pick<JobFacts, 'state' | 'job_disputes'> & { readonly accept_by: string | null },
): string | null {
  return job.state === 'delivered' && !hasOpenDispute(job) ? job.accept_by : null;
}

/** When finished work is accepted without an answer, as both sides read it within a sentence. */
export function acceptedAutomatically(acceptBy: string, timeZone: string): string {
  return `accepted automatically on ${formatDay(acceptBy, timeZone)}`;
}

/** Why a job waits for the weather, as its Pro wrote it; the same for both sides. */
export function weatherHoldInWords(reason: string | null): string {
  return reason === null
    ? 'On hold because of the weather.'
    : `On hold because of the weather: “${reason}”`;
}

/** A price in force; `quotedCents` is that of the quote where agreed changes moved it, else null. */
export interface AgreedPrice {
  readonly cents: Cents;
  /** Above `cents` while the owner has options to choose between. */
  readonly highestCents: Cents;
  readonly quotedCents: Cents | null;
}

/** The price of a quote: that of its job once there is one. */
export function agreedPrice(
  { total_cents, highest_cents }: { readonly total_cents: Cents; readonly highest_cents: Cents },
  job: { readonly price_cents: Cents } | null | undefined,
): AgreedPrice {
  const cents = job?.price_cents ?? total_cents;
  return {
    cents,
    highestCents: job?.price_cents ?? highest_cents,
    quotedCents: cents === total_cents ? null : total_cents,
  };
}

/** What a request costs, as lists show it: what both sides agreed on, or the estimate while no job stands. */
export function listedPrice(
  request: { readonly estimate_low_cents: Cents; readonly estimate_high_cents: Cents },
  jobs: ReadonlyArray<{ readonly state: JobState; readonly price_cents: Cents }>,
): { readonly term: 'Agreed price' | 'Estimate'; readonly amount: string } {
  const job = activeJob(jobs);
  return job === undefined
    ? {
        term: 'Estimate',
        amount: formatCentsRange(request.estimate_low_cents, request.estimate_high_cents),
      }
    : { term: 'Agreed price', amount: formatCents(job.price_cents) };
}
