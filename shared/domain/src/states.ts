import type { MachineStates } from './transitions';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface StateLabel {
  label: string;
  tone: Tone;
}

const says = (label: string, tone: Tone): StateLabel => ({ label, tone });

export type RequestState = MachineStates['request'];

/** As the request's owner reads them. */
export const REQUEST_STATES = {
  draft: says('Draft', 'neutral'),
  submitted: says('Submitted', 'info'),
  matching: says('Looking for Pros', 'info'),
  open: says('Offered to Pros', 'info'),
  awarded: says('Pro chosen', 'success'),
  scheduled: says('Scheduled', 'success'),
  in_progress: says('Work in progress', 'info'),
  completed: says('Completed', 'success'),
  closed: says('Closed', 'neutral'),
  canceled: says('Canceled', 'neutral'),
  expired: says('Expired', 'neutral'),
  rejected_spam: says('Removed', 'danger'),
} as const satisfies Record<RequestState, StateLabel>;

export type LeadState = MachineStates['lead'];

/** As the Pro reads them. */
export const LEAD_STATES = {
  offered: says('New', 'warning'),
  viewed: says('Viewed', 'warning'),
  accepted: says('Accepted', 'info'),
  engaged: says('In conversation', 'info'),
  quoted: says('Quoted', 'info'),
  won: says('Won', 'success'),
  lost: says('Lost', 'neutral'),
  declined: says('Declined', 'neutral'),
  expired: says('Expired', 'neutral'),
  released: says('Tokens refunded', 'neutral'),
  credited: says('Tokens refunded', 'neutral'),
  withdrawn: says('Withdrawn', 'neutral'),
} as const satisfies Record<LeadState, StateLabel>;

/** As the request's owner reads them. */
export const LEAD_STATES_FOR_OWNER = {
  offered: says('Notified', 'neutral'),
  viewed: says('Viewed your request', 'neutral'),
  accepted: says('Wants to quote', 'info'),
  engaged: says('In conversation', 'info'),
  quoted: says('Sent a quote', 'success'),
  won: says('Chosen', 'success'),
  lost: says('Not chosen', 'neutral'),
  declined: says('Not available', 'neutral'),
  expired: says("Didn't reply", 'neutral'),
  released: says('Waiting for your reply', 'warning'),
  credited: says('Closed', 'neutral'),
  withdrawn: says('Withdrew', 'neutral'),
} as const satisfies Record<LeadState, StateLabel>;

export type QuoteState = MachineStates['quote'];

export const QUOTE_STATES = {
  draft: says('Draft', 'neutral'),
  sent: says('Sent', 'info'),
  viewed: says('Viewed', 'info'),
  changes_requested: says('Changes requested', 'warning'),
  accepted: says('Accepted', 'success'),
  declined: says('Declined', 'neutral'),
  expired: says('Expired', 'neutral'),
  withdrawn: says('Withdrawn', 'neutral'),
  superseded: says('Replaced', 'neutral'),
} as const satisfies Record<QuoteState, StateLabel>;

export type JobState = MachineStates['job'];

export const JOB_STATES = {
  scheduled: says('Scheduled', 'info'),
  en_route: says('On the way', 'info'),
  in_progress: says('Work in progress', 'info'),
  change_order_pending: says('Change proposed', 'warning'),
  delivered: says('Finished, waiting for acceptance', 'warning'),
  completed: says('Completed', 'success'),
  weather_hold: says('Waiting for weather', 'warning'),
  canceled: says('Canceled', 'neutral'),
  no_show: says('No-show', 'danger'),
} as const satisfies Record<JobState, StateLabel>;

export type ReviewState = MachineStates['review'];

export const REVIEW_STATES = {
  submitted: says('Not published yet', 'info'),
  published: says('Published', 'success'),
  removed: says('Removed', 'danger'),
} as const satisfies Record<ReviewState, StateLabel>;

export type CreditClaimState = MachineStates['lead_credit_claim'];

export const CREDIT_CLAIM_STATES = {
  submitted: says('Submitted', 'info'),
  under_review: says('Under review', 'info'),
  granted: says('Granted', 'success'),
  denied: says('Denied', 'danger'),
  appealed: says('Appealed', 'warning'),
  closed: says('Denied (final)', 'neutral'),
  withdrawn: says('Withdrawn', 'neutral'),
} as const satisfies Record<CreditClaimState, StateLabel>;

export type DisputeState = MachineStates['job_dispute'];

export const DISPUTE_STATES = {
  submitted: says('Waiting for a reply', 'warning'),
  under_review: says('Under review', 'info'),
  decided: says('Decided', 'success'),
  appealed: says('Appealed', 'warning'),
  closed: says('Closed', 'neutral'),
  withdrawn: says('Withdrawn', 'neutral'),
} as const satisfies Record<DisputeState, StateLabel>;

export type VendorState = MachineStates['vendor'];

export const VENDOR_STATES = {
  applied: says('Not submitted', 'neutral'),
  documents_pending: says('Documents missing', 'warning'),
  under_review: says('Under review', 'info'),
  approved: says('Approved', 'success'),
  paused: says('Paused', 'warning'),
  suspended: says('Suspended', 'danger'),
  rejected: says('Rejected', 'danger'),
  terminated: says('Removed', 'danger'),
} as const satisfies Record<VendorState, StateLabel>;

export type SubscriptionState = MachineStates['subscription'];

export const SUBSCRIPTION_STATES = {
  incomplete: says('Requested', 'warning'),
  active: says('Active', 'success'),
  past_due: says('Past due', 'warning'),
  canceled: says('Ended', 'neutral'),
  unpaid: says('Unpaid', 'danger'),
} as const satisfies Record<SubscriptionState, StateLabel>;

/** Of a payment of a Pro, as both sides read it. */
export const PAYMENT_STATES = {
  paid: says('Paid', 'success'),
  failed: says('Failed', 'danger'),
  refunding: says('Refund on its way', 'info'),
  refunded: says('Refunded', 'neutral'),
  disputed: says('Disputed by the bank', 'warning'),
  charged_back: says('Returned by the bank', 'neutral'),
} as const satisfies Record<string, StateLabel>;
