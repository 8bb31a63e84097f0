import { formatMoment } from './time';

interface KindLabel {
  /** What the preferences call it. */
  name: string;
  /** Under which heading the preferences show it. */
  topic: NotificationTopic;
  /** What the notification says. */
  says: (facts: WordedFacts) => string;
}

/** Headings of the preferences. */
export type NotificationTopic = 'Messages' | 'Requests and offers' | 'Quotes' | 'Jobs' | 'Account';

/** What a notification is told by, in words. */
export interface WordedFacts {
  request: string;
  business: string;
  customer: string;
  /** The other side, as whoever reads it knows it. */
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

/** What each kind of notification is called and says. */
export const NOTIFICATION_KINDS = {
  message_received: kind('Messages', 'New messages', ({ other, count, request }) =>
    count > 1
      ? `${count} new messages from ${other} about ${request}`
      : `${other} wrote to you about ${request}`,
  ),
  contact_shared: kind(
    'Messages',
    'Contact details shared with you',
    (f) => `${f.customer} has shared contact details for ${f.request}`,
  ),
  lead_offered: kind(
    'Requests and offers',
    'New requests for you',
    (f) => `${f.request} in ${f.text('city') || 'your area'} has been offered to you`,
  ),
  lead_accepted: kind(
    'Requests and offers',
    'A Pro wants to quote',
    (f) => `${f.business} wants to quote for ${f.request}`,
  ),
  lead_engaged: kind(
    'Requests and offers',
    'An owner answers you',
    (f) => `${f.customer} has answered you about ${f.request}`,
  ),
  lead_lost: kind(
    'Requests and offers',
    'A request goes to another Pro',
    (f) => `${f.request} went to another Pro`,
  ),
  lead_expired: kind(
    'Requests and offers',
    'An offer ends unanswered',
    (f) => `The offer of ${f.request} has ended`,
  ),
  pro_withdrew: kind(
    'Requests and offers',
    'A Pro withdraws',
    (f) => `${f.business} has withdrawn from ${f.request}`,
  ),
  request_expiring: kind(
    'Requests and offers',
    'A request is about to end',
    (f) => `${f.request} ends ${f.left}`,
  ),
  request_expired: kind(
    'Requests and offers',
    'A request has ended',
    (f) => `${f.request} has ended`,
  ),
  request_removed: kind(
    'Requests and offers',
    'A request was removed',
    (f) => `${f.request} was removed`,
  ),
  quote_received: kind(
    'Quotes',
    'New quotes',
    (f) => `${f.business} has sent you a quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_changes_requested: kind(
    'Quotes',
    'Changes to a quote are wanted',
    (f) => `${f.customer} asks for a changed quote for ${f.request}`,
  ),
  quote_accepted: kind(
    'Quotes',
    'A quote is accepted',
    (f) => `${f.customer} has accepted your quote${f.amount ? ` of ${f.amount}` : ''}`,
  ),
  quote_declined: kind(
    'Quotes',
    'A quote is declined',
    (f) => `${f.customer} has declined your quote for ${f.request}`,
  ),
  quote_expired: kind(
    'Quotes',
    'A quote is no longer valid',
    (f) => `The quote for ${f.request} is no longer valid`,
  ),
  quote_withdrawn: kind(
    'Quotes',
    'A quote is withdrawn',
    (f) => `${f.business} has withdrawn the quote for ${f.request}`,
  ),
  job_scheduled: kind(
    'Jobs',
    'A date is set',
    (f) => `${f.request} is planned${f.when ? ` for ${f.when}` : ''}`,
  ),
  job_on_the_way: kind('Jobs', 'The Pro is on the way', (f) => `${f.business} is on the way`),
  job_started: kind('Jobs', 'Work begins', (f) => `${f.business} has begun the work`),
  job_on_hold: kind(
    'Jobs',
    'Work waits for the weather',
    (f) => `${f.request} waits for better weather`,
  ),
  job_delivered: kind(
    'Jobs',
    'Work is finished',
    (f) => `${f.request} is finished. Please have a look`,
  ),
  delivery_reminder: kind(
    'Jobs',
    'Reminder to look at finished work',
    (f) => `${f.request} is accepted automatically ${f.left}`,
  ),
  job_reopened: kind(
    'Jobs',
    'Something is missing',
    (f) => `${f.customer} says that something is missing at ${f.request}`,
  ),
  job_completed: kind('Jobs', 'A job is completed', (f) => `${f.request} is completed`),
  job_cancelled: kind('Jobs', 'A job is cancelled', (f) => `The job of ${f.request} was cancelled`),
  job_no_show: kind(
    'Jobs',
    'A missed appointment',
    (f) => `A missed appointment was reported for ${f.request}`,
  ),
  change_order_proposed: kind(
    'Jobs',
    'A change is proposed',
    (f) => `${f.business} proposes a change to ${f.request}`,
  ),
  change_order_answered: kind(
    'Jobs',
    'Your change is answered',
    (f) =>
      `Your change to ${f.request} was ${f.text('event') === 'approve_change' ? 'approved' : 'declined'}`,
  ),
  review_published: kind('Jobs', 'Reviews of you', (f) => `There is a new review of ${f.request}`),
  dispute_opened: kind('Jobs', 'Disputes', (f) => `A dispute about ${f.request} was opened`),
  dispute_decided: kind(
    'Jobs',
    'Decisions of disputes',
    (f) => `The dispute about ${f.request} has been decided`,
  ),
  claim_decided: kind(
    'Account',
    'Decisions of claims',
    (f) => `Your claim for ${f.request} was ${f.text('event') === 'grant' ? 'granted' : 'denied'}`,
  ),
  tokens_released: kind(
    'Account',
    'Tokens come back',
    (f) => `Your tokens for ${f.request} are back`,
  ),
  tokens_low: kind('Account', 'Few tokens left', (f) => `You have ${f.text('tokens')} tokens left`),
  credential_expiring: kind(
    'Account',
    'A credential is about to end',
    (f) => f.text('note') || 'A credential of yours is about to end',
  ),
  vendor_decision: kind(
    'Account',
    'Decisions about your business',
    (f) => `Your business is ${DECISIONS[f.text('event')] ?? 'being looked at'}`,
  ),
  application_received: kind('Account', 'New applications', (f) => `${f.business} has applied`),
  claim_to_decide: kind(
    'Account',
    'Claims to decide',
    (f) => `${f.business} asks for the tokens of ${f.request} back`,
  ),
  dispute_to_decide: kind(
    'Account',
    'Disputes to decide',
    (f) => `A dispute about ${f.request} waits for a decision`,
  ),
  account_deletion: kind(
    'Account',
    'Deletion of your account',
    (f) =>
      `Your account will be deleted${f.text('expires_at') ? ` on ${formatMoment(f.text('expires_at'))}` : ''}`,
  ),
  account_erased: kind('Account', 'Your account was deleted', () => 'Your account is deleted'),
} as const satisfies Record<string, KindLabel>;

/** A kind of notification the interface can word. */
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
