import type { RequestEvent } from '../../api/requests';

export type TimelineViewer = 'owner' | 'vendor' | 'admin';

export type TimelineEvent = Pick<
  RequestEvent,
  'id' | 'machine' | 'event' | 'from_state' | 'actor' | 'vendor_id' | 'note' | 'created_at'
>;

interface Voices {
  /** "You" for the owner, "The owner" for anyone else. */
  owner: string;
  /** "You" for the Pro, else the business, else "A Pro". */
  vendor: string;
  ownerReads: boolean;
  vendorReads: boolean;
}

const sideOf = (voices: Voices, actor: string) =>
  actor === 'owner' ? voices.owner : voices.vendor;

type Wording = string | ((voices: Voices, event: TimelineEvent) => string | null);

const WORDINGS: Readonly<Record<string, Wording>> = {
  'request.submit': ({ owner }) => `${owner} sent the request`,
  'request.close': 'The request was closed',
  'request.withdraw': "The chosen Pro withdrew. We're looking for another",
  'request.look_further': "We're looking for another Pro",
  'request.remind': 'The request will expire soon',
  'request.find_none': 'No Pro near you was available',
  'request.run_out': 'Every Pro we asked has passed',
  'request.find_vendor': 'A Pro became available',
  'request.ask_if_needed': ({ ownerReads }) =>
    ownerReads ? 'We asked whether you still need the work' : null,
  'request.confirm': ({ owner }) => `${owner} still ${owner === 'You' ? 'need' : 'needs'} the work`,
  'request.change': ({ owner }) => `${owner} changed the timing or description`,
  'request.extend': 'The request stays open longer',
  'request.cancel': (voices, { actor }) =>
    actor === 'owner' ? `${voices.owner} canceled the request` : 'The request was canceled',
  'request.expire': 'The request expired',
  'request.reject_spam': 'The request was removed',
  'lead.offer': (voices, { from_state }) => {
    if (from_state !== null)
      return `${voices.vendor} ${voices.vendorReads ? 'were' : 'was'} offered the request again`;
    return voices.vendorReads ? 'You were offered the request' : null;
  },
  'lead.view': ({ vendor }) => `${vendor} viewed the request`,
  'lead.accept': ({ vendor, vendorReads }) =>
    vendorReads ? 'You accepted the request' : `${vendor} wants to quote`,
  'lead.decline': ({ vendor }) => `${vendor} passed on the request`,
  'lead.expire': ({ vendor }) => `${vendor} didn't respond in time`,
  'lead.release': ({ ownerReads, vendor }) =>
    ownerReads
      ? `${vendor} is still waiting for your reply`
      : "Tokens refunded: the owner didn't reply in time",
  'lead.engage': ({ owner, vendor, vendorReads }) =>
    `${owner} replied to ${vendorReads ? 'you' : vendor}`,
  'lead.lose': ({ vendorReads }) => (vendorReads ? 'You were not chosen' : null),
  'lead.credit': 'Tokens refunded after your claim',
  'lead.retract': ({ vendorReads }) => (vendorReads ? 'The offer ended' : null),
  'lead.withdraw': (voices, { actor }) =>
    actor === 'system'
      ? voices.vendorReads
        ? 'The lead ended'
        : `${voices.vendor} is no longer available`
      : `${voices.vendor} withdrew`,
  'quote.send': ({ vendor }) => `${vendor} sent a quote`,
  'quote.view': ({ owner, vendor, vendorReads }) =>
    `${owner} opened ${vendorReads ? 'your quote' : `${vendor}'s quote`}`,
  'quote.remind': ({ ownerReads, vendorReads }) =>
    ownerReads
      ? null
      : `We reminded ${vendorReads ? 'you' : 'the Pro'} of a quote without an answer`,
  'quote.request_changes': ({ owner }) => `${owner} requested changes to a quote`,
  'quote.accept': ({ owner, vendor, vendorReads }) =>
    vendorReads ? `${owner} accepted your quote` : `${owner} accepted ${vendor}'s quote`,
  'quote.decline': ({ owner, vendor, vendorReads }) =>
    vendorReads ? `${owner} declined your quote` : `${owner} declined ${vendor}'s quote`,
  'quote.expire': 'A quote is no longer valid',
  'quote.withdraw': (voices, { actor }) =>
    actor === 'system' ? null : `${voices.vendor} withdrew a quote`,
  'job.reschedule': 'The work date was set',
  'job.confirm_start': (voices, { actor }) => `${sideOf(voices, actor)} confirmed the work date`,
  'job.run_late': ({ vendor, vendorReads }) =>
    vendorReads ? "You said you're running late" : `${vendor} is running late`,
  'job.ask_arrival': ({ ownerReads }) =>
    ownerReads
      ? 'We asked you whether the crew arrived'
      : 'We asked the owner whether the crew arrived',
  'job.confirm_arrival': ({ owner }) => `${owner} said the crew arrived`,
  'job.deny_arrival': ({ owner }) => `${owner} said nobody has arrived yet`,
  'job.start_travel': ({ vendor, vendorReads }) =>
    vendorReads ? "You're on the way" : `${vendor} is on the way`,
  'job.start': ({ vendor }) => `${vendor} started the work`,
  'job.propose_change': ({ vendor }) => `${vendor} proposed a change`,
  'job.withdraw_change': ({ vendor }) => `${vendor} withdrew the change`,
  'job.approve_change': ({ owner }) => `${owner} approved the change`,
  'job.decline_change': (voices, { actor }) =>
    actor === 'timer'
      ? 'The proposed change expired without a reply'
      : `${voices.owner} declined the change`,
  'job.deliver': ({ vendor }) => `${vendor} finished the work and added photos`,
  'job.remind': ({ ownerReads }) =>
    ownerReads
      ? 'Please review the finished work'
      : 'We reminded the owner to review the finished work',
  'job.reopen': (voices, { actor }) =>
    actor === 'system'
      ? 'The work continues, as decided'
      : `${voices.owner} said what is still missing`,
  'job.accept': (voices, { actor }) => {
    if (actor === 'timer') return 'The work was accepted automatically';
    return actor === 'system'
      ? 'The work was accepted, as decided'
      : `${voices.owner} accepted the work`;
  },
  'job.hold_for_weather': 'The work is waiting for weather',
  'job.cancel': 'The job was canceled',
  'job.report_no_show': 'A no-show was reported',
  'job_dispute.open': (voices, { actor }) => `${sideOf(voices, actor)} opened a dispute`,
  'job_dispute.answer': (voices, { actor }) => `${sideOf(voices, actor)} responded to the dispute`,
  'job_dispute.review': 'The dispute went to an administrator without a response',
  'job_dispute.settle': 'Both sides agreed. The dispute is closed',
  'job_dispute.withdraw': (voices, { actor }) => `${sideOf(voices, actor)} withdrew the dispute`,
  'job_dispute.decide': 'An administrator decided the dispute',
  'job_dispute.appeal': (voices, { actor }) => `${sideOf(voices, actor)} appealed the decision`,
  'job_dispute.close': 'The decision about the dispute took effect',
  'lead_credit_claim.file': ({ vendor }) => `${vendor} claimed a token refund`,
  'lead_credit_claim.grant': 'The refund claim was granted',
  'lead_credit_claim.deny': 'The refund claim was denied',
  'lead_credit_claim.appeal': ({ vendor }) => `${vendor} appealed`,
  'lead_credit_claim.withdraw': ({ vendor }) => `${vendor} withdrew the refund claim`,
  'review.publish': 'A review was published',
  'review.remove': 'A review was removed',
};

/**
 * What happened, in one sentence for the reader; null for events that are steps of the product and
 * not of people, or that another event of the same moment already tells (a job accepted also completes
 * its request).
 */
export function describeEvent(
  event: TimelineEvent,
  viewer: TimelineViewer,
  vendorName: (vendorId: string) => string | null,
): string | null {
  const wording = WORDINGS[`${event.machine}.${event.event}`];
  if (wording === undefined || typeof wording === 'string') return wording ?? null;
  const name = event.vendor_id === null ? null : vendorName(event.vendor_id);
  return wording(
    {
      owner: viewer === 'owner' ? 'You' : 'The owner',
      vendor: viewer === 'vendor' ? 'You' : (name ?? 'A Pro'),
      ownerReads: viewer === 'owner',
      vendorReads: viewer === 'vendor',
    },
    event,
  );
}
