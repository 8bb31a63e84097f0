import {
  acceptanceDue,
  acceptedAutomatically,
  agreedPrice,
  contactOf,
  contactOfRequest,
  formatCents,
  hiddenContactInWords,
  listedPrice,
  dayOfJob,
  momentInZone,
  RELEASE_RULES,
  ruleWords,
  REVIEW_STATES,
  sharedContactInWords,
  statusOfLead,
  statusOfLeadForOwner,
  statusOfRequest,
  timeInZone,
  type DisputeState,
  type JobState,
  type LeadState,
  type QuoteState,
  type RequestState,
  type ReviewState,
} from '@tree-service/domain';
import { summarizeOffers } from '../../shared/market/src/features/timeline/summarizeOffers';
import { clockLabel } from '../../shared/market/src/features/disputes/disputeWords';
import { jobInWords } from '../../mf-vendor/src/pages/VendorRequest/job/jobWords';
import { nextStep } from '../../mf-owner/src/pages/RequestDetail/nextStep';
import { leadStatus } from '../../mf-vendor/src/pages/VendorRequest/leadStatus';
import { quoteTerms } from '../../shared/market/src/features/quotes/TermsOfQuote';

interface Dispute {
  readonly state: DisputeState;
  readonly opened_by: 'owner' | 'vendor';
  readonly due_at: string | null;
}
interface Job {
  readonly state: JobState;
  readonly scheduled_for: string | null;
  readonly delivered_at: string | null;
  readonly accept_by: string | null;
  readonly price_cents: number;
  readonly job_disputes: readonly Dispute[];
}
interface Lead {
  readonly id: string;
  readonly vendor_id: string;
  readonly state: LeadState;
  readonly token_price: number;
  readonly engaged_at: string | null;
  readonly decline_reason: string | null;
  readonly contact_shared_at: string | null;
  readonly offer_expires_at: string;
  readonly jobs: Job | null;
  /** What the reader is given of the other side's contact details. */
  readonly contact: unknown;
}
interface Quote {
  readonly id: string;
  readonly lead_id: string;
  readonly version: number;
  readonly state: QuoteState;
  readonly total_cents: number;
  readonly highest_cents: number;
  readonly earliest_start: string | null;
  readonly valid_until: string;
}

interface Review {
  readonly id: string;
  readonly state: ReviewState;
  readonly author_side: 'owner' | 'vendor';
  readonly rating: number;
  readonly body: string;
  readonly reply: string | null;
}

/** A request with what belongs to it, as far as one person may read it. */
export interface Read {
  readonly number: number;
  readonly state: RequestState;
  readonly time_zone: string;
  readonly contact_name: string;
  readonly estimate_low_cents: number;
  readonly estimate_high_cents: number;
  /** The latest first, as the pages read them. */
  readonly quotes: readonly Quote[];
  readonly leads: readonly Lead[];
  readonly jobs: readonly Job[];
  readonly reviews: readonly Review[];
}

/**
 * What one side sees of a request. `lead`: where it stands with this Pro; `clock`: deadlines; `contact`: the kind of
 * sentence about contact details; `reviews`: those of the job that both sides may read.
 */
export interface Story {
  readonly status: string;
  /** The owner's next step, as the top of the page shows it. */
  readonly next?: string;
  readonly lead: string;
  readonly date?: string;
  readonly money: readonly string[];
  /** The price in lists and on dashboards. */
  readonly listed?: string;
  readonly clock: readonly string[];
  readonly contact: string;
  readonly reviews: readonly string[];
}

const rules = ruleWords(RELEASE_RULES);
const plain = (text: string) => text.replaceAll('\u202F', ' ');

function moneyOf({ quotes, jobs }: Read): string[] {
  const [job] = jobs;
  return quotes
    .filter(({ state }) => state !== 'draft')
    .map((quote) => {
      const price = agreedPrice(quote, quote.state === 'accepted' ? job : null);
      return `${quote.id}: ${formatCents(price.cents)} to ${formatCents(price.highestCents)}`;
    });
}

function clocksOfQuotes({ quotes, time_zone }: Read): string[] {
  return quotes
    .filter(({ state }) => state !== 'draft')
    .flatMap((quote) =>
      quoteTerms(quote, time_zone).map(({ term, description }) => `${term}: ${description}`),
    );
}

function listedIn(request: Read, jobs: readonly Job[]): string {
  const { term, amount } = listedPrice(request, jobs);
  return `${term}: ${amount}`;
}

/** Dispute deadlines: the wording differs by side, the time doesn't. */
function clocksOfDisputes(job: Job | undefined | null, side: 'owner' | 'vendor', zone: string) {
  return (job?.job_disputes ?? []).flatMap((dispute) =>
    clockLabel(dispute, side) === null || dispute.due_at === null
      ? []
      : [`Dispute: ${momentInZone(dispute.due_at, zone)}`],
  );
}

/** When finished work is accepted without an answer, as it is part of a sentence. */
function clockIn(sentence: string): string[] {
  return sentence.match(/accepted automatically on .*\d{4}/g) ?? [];
}

/** What both read of reviews: before the other side may read one, there is nothing to compare. */
function publishedReviews({ reviews }: Read): string[] {
  return reviews
    .filter(({ state }) => state === 'published')
    .map(({ id, state, rating, body, reply }) =>
      [id, REVIEW_STATES[state].label, rating, body, reply].join(': '),
    )
    .sort();
}

/** The kind of a sentence about contact details, told by its words alone. */
function kindOfContact(sentence: string): string {
  if (sentence.includes('can see')) return 'shared';
  if (sentence.includes('because this job is over')) return 'ended';
  return sentence.includes('until') ? 'shareable' : 'hidden';
}

/** What the owner of a request reads of it beside the Pro of one of its leads. */
export function ownersStory(mine: Read, lead: Lead | undefined, vendor: string, now: Date): Story {
  const [job] = mine.jobs;
  const { time_zone: zone } = mine;
  const isSilent = lead?.state === 'offered' || lead?.state === 'viewed';
  const offers =
    summarizeOffers(
      lead === undefined ? [] : [lead],
      isSilent ? lead.offer_expires_at : null,
      now,
      zone,
    ) ?? '';
  const delivered = job === undefined ? null : acceptanceDue(job);
  const names = lead !== undefined && contactOf(lead) === 'shared' ? [vendor] : [];
  return {
    status: statusOfRequest(mine).label,
    next: nextStep(mine, true).title,
    lead: lead === undefined ? '' : statusOfLeadForOwner({ ...lead, quotes: mine.quotes }).label,
    ...(job && { date: dayOfJob(job, zone) }),
    money: moneyOf(mine),
    listed: listedIn(mine, mine.jobs),
    clock: [
      ...clocksOfQuotes(mine),
      ...(offers.match(/\d{1,2}:\d{2} [AP]M \w+/g) ?? []).map((time) => `Offer: ${time}`),
      ...clockIn(delivered === null ? '' : acceptedAutomatically(delivered, zone)),
      ...clocksOfDisputes(job, 'owner', zone),
    ].map(plain),
    contact: kindOfContact(sharedContactInWords(contactOfRequest(mine), names)),
    reviews: publishedReviews(mine),
  };
}

/** What the Pro of a lead reads of its request. */
export function vendorsStory(theirs: Read, owner: string, now: Date): Story {
  const [lead] = theirs.leads;
  const { time_zone: zone } = theirs;
  if (lead === undefined) {
    return { status: '', lead: '', money: [], clock: [], contact: 'hidden', reviews: [] };
  }
  const job = lead.jobs;
  const isOpen = lead.state === 'offered' || lead.state === 'viewed';
  const contact = contactOf(lead);
  const status = statusOfLead({ ...lead, quotes: theirs.quotes }).label;
  return {
    status,
    lead: lead.state === 'won' ? 'Won' : status,
    ...(job && { date: dayOfJob(job, zone) }),
    money: moneyOf({ ...theirs, jobs: job ? [job] : [] }),
    listed: listedIn(theirs, job ? [job] : []),
    clock: [
      ...clocksOfQuotes(theirs),
      ...(isOpen && new Date(lead.offer_expires_at) > now
        ? [`Offer: ${timeInZone(lead.offer_expires_at, zone)}`]
        : []),
      ...clockIn(job ? jobInWords(job, owner, zone) : leadStatus(lead, owner, rules)),
      ...clocksOfDisputes(job, 'vendor', zone),
    ].map(plain),
    contact: contact === 'shared' ? 'shared' : kindOfContact(hiddenContactInWords(contact, owner)),
    reviews: publishedReviews(theirs),
  };
}

/** Every deadline a person reads in a request, as ISO times. */
export function deadlinesOf({ quotes, leads, jobs }: Read): string[] {
  return [
    ...leads
      .filter(({ state }) => state === 'offered' || state === 'viewed')
      .map((lead) => lead.offer_expires_at),
    ...quotes
      .filter(({ state }) => state === 'sent' || state === 'viewed')
      .map((quote) => quote.valid_until),
    ...jobs.flatMap((job) => [
      ...[acceptanceDue(job)].filter((due) => due !== null),
      ...job.job_disputes.flatMap((dispute) =>
        clockLabel(dispute, 'owner') === null || dispute.due_at === null ? [] : [dispute.due_at],
      ),
    ]),
  ];
}
