/** Who can move a machine: a side of the deal, an administrator, a timer or the product itself. */
export type Actor = 'owner' | 'vendor' | 'admin' | 'timer' | 'system';

/** One allowed move of a machine: in a state, an event, made by one of the actors, leads to a state. */
export interface Transition {
  from: string;
  event: string;
  to: string;
  actors: readonly Actor[];
}

const move = (from: string, event: string, to: string, ...actors: Actor[]): Transition => ({
  from,
  event,
  to,
  actors,
});

/**
 * The allowed moves of every machine, as the database enforces them (private.state_transitions).
 * The interface uses them to know which buttons to offer; a test compares the two cell by cell.
 */
export const TRANSITIONS = {
  vendor: [
    move('applied', 'start_documents', 'documents_pending', 'vendor'),
    move('applied', 'submit', 'under_review', 'vendor'),
    move('documents_pending', 'submit', 'under_review', 'vendor'),
    move('under_review', 'approve', 'approved', 'admin'),
    move('under_review', 'reject', 'rejected', 'admin'),
    move('under_review', 'request_documents', 'documents_pending', 'admin'),
    move('rejected', 'reapply', 'documents_pending', 'vendor'),
    move('approved', 'pause', 'paused', 'vendor', 'timer', 'system'),
    move('paused', 'resume', 'approved', 'vendor', 'admin', 'timer', 'system'),
    move('approved', 'remind', 'approved', 'timer'),
    move('paused', 'remind', 'paused', 'timer'),
    move('approved', 'suspend', 'suspended', 'admin'),
    move('paused', 'suspend', 'suspended', 'admin'),
    move('suspended', 'reinstate', 'approved', 'admin'),
    move('approved', 'terminate', 'terminated', 'admin'),
    move('paused', 'terminate', 'terminated', 'admin'),
    move('suspended', 'terminate', 'terminated', 'admin'),
  ],
  request: [
    move('draft', 'submit', 'submitted', 'owner'),
    move('submitted', 'match', 'matching', 'system'),
    move('matching', 'offer', 'open', 'system'),
    move('open', 'award', 'awarded', 'owner'),
    move('awarded', 'schedule', 'scheduled', 'vendor', 'owner'),
    move('awarded', 'start', 'in_progress', 'vendor'),
    move('scheduled', 'start', 'in_progress', 'vendor'),
    move('in_progress', 'complete', 'completed', 'owner', 'timer'),
    move('completed', 'close', 'closed', 'timer', 'system'),
    move('awarded', 'withdraw', 'matching', 'vendor'),
    move('scheduled', 'withdraw', 'matching', 'vendor'),
    move('draft', 'cancel', 'cancelled', 'owner'),
    move('submitted', 'cancel', 'cancelled', 'owner', 'admin'),
    move('matching', 'cancel', 'cancelled', 'owner', 'admin'),
    move('open', 'cancel', 'cancelled', 'owner', 'admin'),
    move('awarded', 'cancel', 'cancelled', 'owner', 'admin'),
    move('scheduled', 'cancel', 'cancelled', 'owner', 'admin'),
    move('submitted', 'expire', 'expired', 'timer'),
    move('matching', 'expire', 'expired', 'timer'),
    move('open', 'expire', 'expired', 'timer'),
    move('submitted', 'reject_spam', 'rejected_spam', 'admin'),
    move('matching', 'reject_spam', 'rejected_spam', 'admin'),
    move('open', 'reject_spam', 'rejected_spam', 'admin'),
  ],
  lead: [
    move('offered', 'view', 'viewed', 'vendor'),
    move('offered', 'accept', 'accepted', 'vendor'),
    move('viewed', 'accept', 'accepted', 'vendor'),
    move('offered', 'decline', 'declined', 'vendor'),
    move('viewed', 'decline', 'declined', 'vendor'),
    move('offered', 'expire', 'expired', 'timer'),
    move('viewed', 'expire', 'expired', 'timer'),
    move('accepted', 'engage', 'engaged', 'owner'),
    move('quoted', 'engage', 'quoted', 'owner'),
    move('released', 'engage', 'engaged', 'owner'),
    move('accepted', 'release', 'released', 'timer'),
    move('quoted', 'release', 'quoted', 'timer'),
    move('accepted', 'quote', 'quoted', 'vendor'),
    move('engaged', 'quote', 'quoted', 'vendor'),
    move('released', 'quote', 'quoted', 'vendor'),
    move('quoted', 'win', 'won', 'owner'),
    move('offered', 'lose', 'lost', 'system'),
    move('viewed', 'lose', 'lost', 'system'),
    move('accepted', 'lose', 'lost', 'system'),
    move('engaged', 'lose', 'lost', 'system'),
    move('quoted', 'lose', 'lost', 'system'),
    move('released', 'lose', 'lost', 'system'),
    move('engaged', 'credit', 'credited', 'admin', 'system'),
    move('quoted', 'credit', 'credited', 'admin', 'system'),
    move('accepted', 'withdraw', 'withdrawn', 'vendor'),
    move('engaged', 'withdraw', 'withdrawn', 'vendor'),
    move('quoted', 'withdraw', 'withdrawn', 'vendor'),
    move('released', 'withdraw', 'withdrawn', 'vendor'),
    move('won', 'withdraw', 'withdrawn', 'vendor'),
  ],
  quote: [
    move('draft', 'send', 'sent', 'vendor'),
    move('sent', 'view', 'viewed', 'owner'),
    move('sent', 'request_changes', 'changes_requested', 'owner'),
    move('viewed', 'request_changes', 'changes_requested', 'owner'),
    move('sent', 'accept', 'accepted', 'owner'),
    move('viewed', 'accept', 'accepted', 'owner'),
    move('sent', 'decline', 'declined', 'owner'),
    move('viewed', 'decline', 'declined', 'owner'),
    move('changes_requested', 'decline', 'declined', 'owner'),
    move('sent', 'expire', 'expired', 'timer'),
    move('viewed', 'expire', 'expired', 'timer'),
    move('changes_requested', 'expire', 'expired', 'timer'),
    move('draft', 'withdraw', 'withdrawn', 'vendor'),
    move('sent', 'withdraw', 'withdrawn', 'vendor'),
    move('viewed', 'withdraw', 'withdrawn', 'vendor'),
    move('changes_requested', 'withdraw', 'withdrawn', 'vendor'),
    move('sent', 'supersede', 'superseded', 'system'),
    move('viewed', 'supersede', 'superseded', 'system'),
    move('changes_requested', 'supersede', 'superseded', 'system'),
  ],
  job: [
    move('scheduled', 'reschedule', 'scheduled', 'vendor', 'owner'),
    move('scheduled', 'depart', 'en_route', 'vendor'),
    move('scheduled', 'start', 'in_progress', 'vendor'),
    move('en_route', 'start', 'in_progress', 'vendor'),
    move('in_progress', 'propose_change', 'change_order_pending', 'vendor'),
    move('change_order_pending', 'approve_change', 'in_progress', 'owner'),
    move('change_order_pending', 'decline_change', 'in_progress', 'owner'),
    move('in_progress', 'deliver', 'delivered', 'vendor'),
    move('delivered', 'reopen', 'in_progress', 'owner'),
    move('delivered', 'accept', 'completed', 'owner', 'timer'),
    move('scheduled', 'hold_for_weather', 'weather_hold', 'vendor'),
    move('en_route', 'hold_for_weather', 'weather_hold', 'vendor'),
    move('in_progress', 'hold_for_weather', 'weather_hold', 'vendor'),
    move('weather_hold', 'reschedule', 'scheduled', 'vendor', 'owner'),
    move('scheduled', 'cancel', 'cancelled', 'owner', 'vendor', 'admin'),
    move('weather_hold', 'cancel', 'cancelled', 'owner', 'vendor', 'admin'),
    move('scheduled', 'report_no_show', 'no_show', 'owner', 'vendor'),
    move('en_route', 'report_no_show', 'no_show', 'owner', 'vendor'),
  ],
  review: [
    move('submitted', 'publish', 'published', 'timer', 'system'),
    move('published', 'remove', 'removed', 'admin'),
    move('submitted', 'remove', 'removed', 'admin'),
  ],
  subscription: [
    move('incomplete', 'activate', 'active', 'admin', 'system'),
    move('active', 'miss_payment', 'past_due', 'system'),
    move('past_due', 'pay', 'active', 'system'),
    move('past_due', 'give_up', 'unpaid', 'timer', 'system'),
    move('active', 'cancel', 'canceled', 'vendor', 'admin', 'timer'),
    move('past_due', 'cancel', 'canceled', 'vendor', 'admin'),
    move('unpaid', 'cancel', 'canceled', 'vendor', 'admin'),
  ],
} as const satisfies Record<string, readonly Transition[]>;

/** The name of a state machine. */
export type Machine = keyof typeof TRANSITIONS;

/** Whether an actor may make an event happen to something in a state. */
export function canMove(machine: Machine, state: string, event: string, actor: Actor): boolean {
  return TRANSITIONS[machine].some(
    (transition: Transition) =>
      transition.from === state && transition.event === event && transition.actors.includes(actor),
  );
}
