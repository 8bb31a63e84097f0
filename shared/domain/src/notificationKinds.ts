import { formatMoment } from './time';

interface KindLabel {
  /** Its name in the preferences. */
  name: string;
  topic: NotificationTopic;
  weight: NotificationWeight;
  says: (facts: WordedFacts) => string;
}

/** Headings of the preferences. */
export type NotificationTopic = 'Messages' | 'Requests and offers' | 'Quotes' | 'Jobs' | 'Account';

/**
 * What it asks of its reader: `urgent` has a deadline or happens today, `action` waits for an answer,
 * `news` asks for nothing.
 */
export type NotificationWeight = 'urgent' | 'action' | 'news';

/** The facts of a notification, formatted. */
export interface WordedFacts {
  request: string;
  business: string;
  customer: string;
  /** The other side's name. */
  other: string;
  amount: string;
  when: string;
  /** How long is left: "in two days". */
  left: string;
  count: number;
  text: (name: string) => string;
}

type NewKind = (topic: NotificationTopic, name: string, says: KindLabel['says']) => KindLabel;

const weighing =
  (weight: NotificationWeight): NewKind =>
  (topic, name, says) => ({ topic, name, says, weight });

const urgent = weighing('urgent');
const action = weighing('action');
const news = weighing('news');

const DECISIONS: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'not approved',
  request_documents: 'missing documents',
  pause: 'paused',
  resume: 'active again',
  suspend: 'suspended',
  reinstate: 'active again',
  terminate: 'removed from the marketplace',
};

/** Name and text of each kind of notification. */
export const NOTIFICATION_KINDS = {
  message_received: action('Messages', 'New messages', ({ other, count, request }) =>
    count > 1
      ? `${count} new messages from ${other} about ${request}`
      : `${other} sent you a message about ${request}`,
  ),
  contact_shared: action(
    'Messages',
    'Contact details shared with you',
    (f) => `${f.customer} shared contact details for ${f.request}`,
  ),
  letter_received: action(
    'Messages',
    'Letters from us',
    (f) => `We wrote to you about ${f.request}`,
  ),
  lead_offered: urgent(
    'Requests and offers',
    'New requests for you',
    (f) => `${f.request} in ${f.text('city') || 'your area'} was offered to you`,
  ),
  lead_accepted: action(
    'Requests and offers',
    'A Pro wants to quote',
    (f) => `${f.business} wants to quote for ${f.request}`,
  ),
  lead_engaged: action(
    'Requests and offers',
    'Owner replied',
    (f) => `${f.customer} replied about ${f.request}`,
  ),
  lead_lost: news(
    'Requests and offers',
    'Request went to another Pro',
    (f) => `${f.request} went to another Pro`,
  ),
  lead_expired: news(
    'Requests and offers',
    'Offer expired',
    (f) => `Your offer for ${f.request} expired`,
  ),
  vendor_withdrew: urgent(
    'Requests and offers',
    'Pro withdrew',
    (f) => `${f.business} withdrew from ${f.request}`,
  ),
  request_received: news('Requests and offers', 'Request received', (f) => `We have ${f.request}`),
  vendor_available: action(
    'Requests and offers',
    'A Pro becomes available',
    (f) => `A Pro was found for ${f.request}`,
  ),
  vendors_passed: action(
    'Requests and offers',
    'Every Pro has passed',
    (f) => `Every Pro we asked has passed on ${f.request}`,
  ),
  still_needed: action(
    'Requests and offers',
    'Still needed?',
    (f) => `Do you still need the work for ${f.request}?`,
  ),
  request_closed: news('Requests and offers', 'Request closed', (f) => `We closed ${f.request}`),
  request_expiring: urgent(
    'Requests and offers',
    'Request expires soon',
    (f) => `${f.request} expires ${f.left}`,
  ),
  request_expired: news('Requests and offers', 'Request expired', (f) => `${f.request} expired`),
  request_removed: news(
    'Requests and offers',
    'Request removed',
    (f) => `${f.request} was removed`,
  ),
  quote_received: action(
    'Quotes',
    'New quotes',
    (f) => `${f.business} sent you a quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_changes_requested: action(
    'Quotes',
    'Quote change requested',
    (f) => `${f.customer} requested changes to your quote for ${f.request}`,
  ),
  quote_accepted: action(
    'Quotes',
    'Quote accepted',
    (f) => `${f.customer} accepted your quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_declined: news(
    'Quotes',
    'Quote declined',
    (f) => `${f.customer} declined your quote for ${f.request}`,
  ),
  quote_unanswered: action(
    'Quotes',
    'Quote without an answer',
    (f) => `${f.customer} has not responded to your quote for ${f.request}`,
  ),
  quote_expired: news('Quotes', 'Quote expired', (f) => `The quote for ${f.request} expired`),
  quote_withdrawn: news(
    'Quotes',
    'Quote withdrawn',
    (f) => `${f.business} withdrew the quote for ${f.request}`,
  ),
  job_scheduled: action(
    'Jobs',
    'Date set',
    (f) => `${f.request} is scheduled${f.when ? ` for ${f.when}` : ''}`,
  ),
  job_reminder: action(
    'Jobs',
    'Reminder before the day',
    (f) => `${f.request} is coming up${f.when ? `: ${f.when}` : ''}`,
  ),
  job_today: urgent(
    'Jobs',
    'Reminder on the day',
    (f) => `${f.request} is today${f.when ? `: ${f.when}` : ''}`,
  ),
  job_late: urgent(
    'Jobs',
    'Pro running late',
    (f) => `${f.business} is running ${f.text('late_minutes') || 'a few'} minutes late`,
  ),
  job_arrival: urgent(
    'Jobs',
    'Did the crew arrive?',
    (f) => `Did the crew arrive for ${f.request}?`,
  ),
  job_waiting: urgent(
    'Jobs',
    'Owner is waiting',
    (f) => `${f.customer} says that nobody has arrived for ${f.request}`,
  ),
  job_en_route: urgent('Jobs', 'Pro on the way', (f) => `${f.business} is on the way`),
  job_started: news('Jobs', 'Work started', (f) => `${f.business} started the work`),
  job_on_hold: urgent('Jobs', 'Weather hold', (f) => `${f.request} is waiting for weather`),
  job_delivered: action(
    'Jobs',
    'Work finished',
    (f) => `${f.request} is finished. Please review the work`,
  ),
  delivery_reminder: urgent(
    'Jobs',
    'Reminder to review finished work',
    (f) => `${f.request} will be accepted automatically ${f.left}`,
  ),
  job_reopened: action(
    'Jobs',
    'Work incomplete',
    (f) => `${f.customer} says something is missing from ${f.request}`,
  ),
  job_completed: action('Jobs', 'Job completed', (f) => `${f.request} is completed`),
  job_canceled: urgent('Jobs', 'Job canceled', (f) => `The job for ${f.request} was canceled`),
  job_no_show: urgent('Jobs', 'No-show', (f) => `A no-show was reported for ${f.request}`),
  change_order_proposed: urgent(
    'Jobs',
    'Change proposed',
    (f) => `${f.business} proposed a change to ${f.request}`,
  ),
  change_order_answered: action(
    'Jobs',
    'Reply to your change',
    (f) =>
      `Your change to ${f.request} was ${f.text('event') === 'approve_change' ? 'approved' : 'declined'}`,
  ),
  care_reminder: news(
    'Jobs',
    'Tree care reminders',
    (f) =>
      `${f.text('title') || 'Time to care for a tree'}: ${f.text('tree') || 'your tree'} at ${f.text('place') || 'your property'}`,
  ),
  review_published: news('Jobs', 'New reviews', (f) => `You have a new review for ${f.request}`),
  dispute_opened: urgent('Jobs', 'Disputes', (f) => `A dispute about ${f.request} was opened`),
  dispute_decided: news(
    'Jobs',
    'Dispute decisions',
    (f) => `The dispute about ${f.request} was decided`,
  ),
  claim_decided: news(
    'Account',
    'Claim decisions',
    (f) => `Your claim for ${f.request} was ${f.text('event') === 'grant' ? 'granted' : 'denied'}`,
  ),
  tokens_released: news(
    'Account',
    'Tokens refunded',
    (f) => `Your tokens for ${f.request} were refunded`,
  ),
  tokens_low: action(
    'Account',
    'Low token balance',
    (f) => `You have ${f.text('tokens')} tokens left`,
  ),
  payment_failed: urgent(
    'Account',
    'Payment failed',
    (f) => `Your payment for ${f.text('what') || 'your order'} did not go through`,
  ),
  payment_late: urgent(
    'Account',
    'Plan ends without payment',
    (f) => `${f.text('plan') || 'Your plan'} ends soon unless you pay`,
  ),
  refund_decided: news(
    'Account',
    'Refund decisions',
    (f) => `Your refund${f.amount ? ` of ${f.amount}` : ''} was ${f.text('answer') || 'decided'}`,
  ),
  refund_failed: news(
    'Account',
    'Failed refunds',
    (f) => `Your refund${f.amount ? ` of ${f.amount}` : ''} did not go through`,
  ),
  refund_settled: news(
    'Account',
    'Settled refunds',
    (f) => `Your refund${f.amount ? ` of ${f.amount}` : ''} was ${f.text('answer') || 'settled'}`,
  ),
  chargeback_opened: urgent(
    'Account',
    'Payment disputed by your bank',
    (f) => `Your bank disputes your payment${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  chargeback_ended: news(
    'Account',
    'Disputed payment decided',
    (f) =>
      `Your disputed payment${f.amount ? ` of ${f.amount}` : ''} was ${f.text('answer') || 'decided'}`,
  ),
  chargeback_to_answer: urgent(
    'Account',
    'Payments disputed by a bank',
    (f) => `A bank disputes a payment${f.amount ? ` of ${f.amount}` : ''} by ${f.business}`,
  ),
  chargeback_closed: news(
    'Account',
    'Disputed payments decided',
    (f) =>
      `The disputed payment${f.amount ? ` of ${f.amount}` : ''} by ${f.business} was ${f.text('answer') || 'decided'}`,
  ),
  plan_canceled: news(
    'Account',
    'Plan canceled',
    (f) =>
      `${f.text('plan') || 'Your plan'} is canceled${f.text('expires_at') ? ` and stays active until ${formatMoment(f.text('expires_at'))}` : ''}`,
  ),
  plan_ended: urgent('Account', 'Plan ended', (f) => `${f.text('plan') || 'Your plan'} has ended`),
  application_submitted: news('Account', 'Application received', () => 'We have your application'),
  credential_expiring: urgent(
    'Account',
    'Credential expires soon',
    (f) => f.text('note') || 'One of your credentials expires soon',
  ),
  vendor_decision: urgent(
    'Account',
    'Your business status',
    (f) => `Your business is ${DECISIONS[f.text('event')] ?? 'under review'}`,
  ),
  account_decision: urgent(
    'Account',
    'Your account status',
    (f) => `Your account is ${DECISIONS[f.text('event')] ?? 'under review'}`,
  ),
  account_corrected: urgent(
    'Account',
    'Account details corrected',
    (f) =>
      `An administrator corrected your account details${f.text('what') && `: ${f.text('what')}`}`,
  ),
  business_corrected: urgent(
    'Account',
    'Business profile corrected',
    (f) =>
      `An administrator corrected your business profile${f.text('what') && `: ${f.text('what')}`}`,
  ),
  second_factor_removed: urgent(
    'Account',
    'Second factor removed',
    () => 'Two administrators removed your second factor',
  ),
  business_change_decided: urgent(
    'Account',
    'Changes of your business decided',
    (f) =>
      `Your new ${f.text('field') === 'zip' ? 'starting ZIP code' : 'business name'} was ${f.text('event') === 'approve' ? 'approved' : 'not approved'}`,
  ),
  application_received: action('Account', 'New applications', (f) => `${f.business} applied`),
  request_unmatched: urgent('Account', 'Requests without a Pro', (f) => `${f.request} has no Pro`),
  letter_answered: action(
    'Account',
    'Answers to your letters',
    (f) => `${f.customer} answered your letter about ${f.request}`,
  ),
  claim_to_decide: action(
    'Account',
    'Claims to review',
    (f) => `${f.business} claimed a token refund for ${f.request}`,
  ),
  dispute_to_decide: urgent(
    'Account',
    'Disputes to review',
    (f) => `A dispute about ${f.request} needs a decision`,
  ),
  case_assigned: action(
    'Account',
    'Cases assigned to you',
    (f) =>
      `${f.text('who') || 'A colleague'} assigned a case to you${f.text('case') ? `: ${f.text('case')}` : ''}`,
  ),
  cases_due: urgent(
    'Account',
    'Cases due soon',
    (f) => `${f.text('cases') || 'Cases are'} due soon or overdue`,
  ),
  errors_found: urgent(
    'Account',
    'New errors',
    (f) => `Error log: ${f.text('found') || 'a new kind of error'}`,
  ),
  account_deletion: urgent(
    'Account',
    'Account deletion',
    (f) =>
      `Your account will be deleted${f.text('expires_at') ? ` on ${formatMoment(f.text('expires_at'))}` : ''}`,
  ),
  account_erased: news('Account', 'Account deleted', () => 'Your account was deleted'),
} as const satisfies Record<string, KindLabel>;
