import { formatMoment } from './time';

interface KindLabel {
  /** Its name in the preferences. */
  name: string;
  topic: NotificationTopic;
  says: (facts: WordedFacts) => string;
}

/** Headings of the preferences. */
export type NotificationTopic = 'Messages' | 'Requests and offers' | 'Quotes' | 'Jobs' | 'Account';

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

const kind = (topic: NotificationTopic, name: string, says: KindLabel['says']): KindLabel => ({
  topic,
  name,
  says,
});

const DECISIONS: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'not approved',
  request_documents: 'waiting for documents',
  pause: 'paused',
  resume: 'active again',
  suspend: 'suspended',
  reinstate: 'active again',
  terminate: 'closed',
};

/** Name and text of each kind of notification. */
export const NOTIFICATION_KINDS = {
  message_received: kind('Messages', 'New messages', ({ other, count, request }) =>
    count > 1
      ? `${count} new messages from ${other} about ${request}`
      : `${other} wrote to you about ${request}`,
  ),
  contact_shared: kind(
    'Messages',
    'Contact details shared with you',
    (f) => `${f.customer} shared contact details for ${f.request}`,
  ),
  lead_offered: kind(
    'Requests and offers',
    'New requests for you',
    (f) => `${f.request} in ${f.text('city') || 'your area'} was offered to you`,
  ),
  lead_accepted: kind(
    'Requests and offers',
    'A Pro wants to quote',
    (f) => `${f.business} wants to quote for ${f.request}`,
  ),
  lead_engaged: kind(
    'Requests and offers',
    'Owner replied',
    (f) => `${f.customer} replied about ${f.request}`,
  ),
  lead_lost: kind(
    'Requests and offers',
    'Request went to another Pro',
    (f) => `${f.request} went to another Pro`,
  ),
  lead_expired: kind(
    'Requests and offers',
    'Offer expired',
    (f) => `Your offer for ${f.request} expired`,
  ),
  pro_withdrew: kind(
    'Requests and offers',
    'Pro withdrew',
    (f) => `${f.business} withdrew from ${f.request}`,
  ),
  request_expiring: kind(
    'Requests and offers',
    'Request expires soon',
    (f) => `${f.request} expires ${f.left}`,
  ),
  request_expired: kind('Requests and offers', 'Request expired', (f) => `${f.request} expired`),
  request_removed: kind(
    'Requests and offers',
    'Request removed',
    (f) => `${f.request} was removed`,
  ),
  quote_received: kind(
    'Quotes',
    'New quotes',
    (f) => `${f.business} sent you a quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_changes_requested: kind(
    'Quotes',
    'Quote change requested',
    (f) => `${f.customer} requested changes to your quote for ${f.request}`,
  ),
  quote_accepted: kind(
    'Quotes',
    'Quote accepted',
    (f) => `${f.customer} accepted your quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_declined: kind(
    'Quotes',
    'Quote declined',
    (f) => `${f.customer} declined your quote for ${f.request}`,
  ),
  quote_expired: kind('Quotes', 'Quote expired', (f) => `The quote for ${f.request} expired`),
  quote_withdrawn: kind(
    'Quotes',
    'Quote withdrawn',
    (f) => `${f.business} withdrew the quote for ${f.request}`,
  ),
  job_scheduled: kind(
    'Jobs',
    'Date set',
    (f) => `${f.request} is scheduled${f.when ? ` for ${f.when}` : ''}`,
  ),
  job_on_the_way: kind('Jobs', 'Pro on the way', (f) => `${f.business} is on the way`),
  job_started: kind('Jobs', 'Work started', (f) => `${f.business} started the work`),
  job_on_hold: kind('Jobs', 'Weather hold', (f) => `${f.request} is waiting for weather`),
  job_delivered: kind(
    'Jobs',
    'Work finished',
    (f) => `${f.request} is finished. Please review the work`,
  ),
  delivery_reminder: kind(
    'Jobs',
    'Reminder to review finished work',
    (f) => `${f.request} will be accepted automatically ${f.left}`,
  ),
  job_reopened: kind(
    'Jobs',
    'Work incomplete',
    (f) => `${f.customer} says something is missing from ${f.request}`,
  ),
  job_completed: kind('Jobs', 'Job completed', (f) => `${f.request} is completed`),
  job_cancelled: kind('Jobs', 'Job canceled', (f) => `The job for ${f.request} was canceled`),
  job_no_show: kind(
    'Jobs',
    'Missed appointment',
    (f) => `A missed appointment was reported for ${f.request}`,
  ),
  change_order_proposed: kind(
    'Jobs',
    'Change proposed',
    (f) => `${f.business} proposed a change to ${f.request}`,
  ),
  change_order_answered: kind(
    'Jobs',
    'Reply to your change',
    (f) =>
      `Your change to ${f.request} was ${f.text('event') === 'approve_change' ? 'approved' : 'declined'}`,
  ),
  review_published: kind('Jobs', 'New reviews', (f) => `You have a new review for ${f.request}`),
  dispute_opened: kind('Jobs', 'Disputes', (f) => `A dispute about ${f.request} was opened`),
  dispute_decided: kind(
    'Jobs',
    'Dispute decisions',
    (f) => `The dispute about ${f.request} was decided`,
  ),
  claim_decided: kind(
    'Account',
    'Claim decisions',
    (f) => `Your claim for ${f.request} was ${f.text('event') === 'grant' ? 'granted' : 'denied'}`,
  ),
  tokens_released: kind(
    'Account',
    'Tokens refunded',
    (f) => `Your tokens for ${f.request} were refunded`,
  ),
  tokens_low: kind(
    'Account',
    'Low token balance',
    (f) => `You have ${f.text('tokens')} tokens left`,
  ),
  credential_expiring: kind(
    'Account',
    'Credential expires soon',
    (f) => f.text('note') || 'One of your credentials expires soon',
  ),
  vendor_decision: kind(
    'Account',
    'Your business status',
    (f) => `Your business is ${DECISIONS[f.text('event')] ?? 'under review'}`,
  ),
  application_received: kind('Account', 'New applications', (f) => `${f.business} applied`),
  claim_to_decide: kind(
    'Account',
    'Claims to review',
    (f) => `${f.business} claimed a token refund for ${f.request}`,
  ),
  dispute_to_decide: kind(
    'Account',
    'Disputes to review',
    (f) => `A dispute about ${f.request} needs a decision`,
  ),
  account_deletion: kind(
    'Account',
    'Account deletion',
    (f) =>
      `Your account will be deleted${f.text('expires_at') ? ` on ${formatMoment(f.text('expires_at'))}` : ''}`,
  ),
  account_erased: kind('Account', 'Account deleted', () => 'Your account was deleted'),
} as const satisfies Record<string, KindLabel>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
