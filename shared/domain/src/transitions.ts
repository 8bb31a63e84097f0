// Generated from the database by `npm run db:types`. Do not edit.

/** The states of each machine. */
export interface MachineStates {
  account_deletion: 'requested' | 'canceled' | 'erased';
  care_reminder: 'planned' | 'sent' | 'dropped';
  job:
    | 'scheduled'
    | 'en_route'
    | 'in_progress'
    | 'change_order_pending'
    | 'delivered'
    | 'completed'
    | 'weather_hold'
    | 'canceled'
    | 'no_show';
  job_dispute: 'submitted' | 'under_review' | 'decided' | 'appealed' | 'closed' | 'withdrawn';
  lead:
    | 'offered'
    | 'viewed'
    | 'accepted'
    | 'engaged'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'declined'
    | 'expired'
    | 'released'
    | 'credited'
    | 'withdrawn';
  lead_credit_claim:
    'submitted' | 'under_review' | 'granted' | 'denied' | 'appealed' | 'closed' | 'withdrawn';
  payment_refund:
    'pending' | 'approved' | 'refused' | 'withdrawn' | 'completed' | 'failed' | 'settled';
  quote:
    | 'draft'
    | 'sent'
    | 'viewed'
    | 'changes_requested'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'withdrawn'
    | 'superseded';
  request:
    | 'draft'
    | 'submitted'
    | 'matching'
    | 'open'
    | 'awarded'
    | 'scheduled'
    | 'in_progress'
    | 'completed'
    | 'closed'
    | 'canceled'
    | 'expired'
    | 'rejected_spam';
  review: 'submitted' | 'published' | 'removed';
  subscription: 'incomplete' | 'active' | 'past_due' | 'canceled' | 'unpaid';
  token_adjustment: 'pending' | 'approved' | 'refused' | 'withdrawn';
  vendor:
    | 'applied'
    | 'documents_pending'
    | 'under_review'
    | 'approved'
    | 'paused'
    | 'suspended'
    | 'rejected'
    | 'terminated';
}

/** The allowed moves of each machine: in a state, an event, made by one of the actors, leads to a state. */
export const TRANSITIONS = {
  account_deletion: [
    { from: 'requested', event: 'cancel', to: 'canceled', actors: ['owner', 'vendor'] },
    { from: 'requested', event: 'erase', to: 'erased', actors: ['timer'] },
    { from: 'requested', event: 'postpone', to: 'requested', actors: ['timer'] },
  ],
  care_reminder: [
    { from: 'planned', event: 'drop', to: 'dropped', actors: ['system', 'timer'] },
    { from: 'planned', event: 'remind', to: 'sent', actors: ['timer'] },
    { from: 'dropped', event: 'plan', to: 'planned', actors: ['system'] },
  ],
  job: [
    { from: 'scheduled', event: 'ask_arrival', to: 'scheduled', actors: ['timer'] },
    {
      from: 'scheduled',
      event: 'cancel',
      to: 'canceled',
      actors: ['owner', 'vendor', 'admin', 'system'],
    },
    { from: 'scheduled', event: 'confirm_arrival', to: 'scheduled', actors: ['owner'] },
    { from: 'scheduled', event: 'confirm_start', to: 'scheduled', actors: ['vendor', 'owner'] },
    { from: 'scheduled', event: 'deny_arrival', to: 'scheduled', actors: ['owner'] },
    { from: 'scheduled', event: 'hold_for_weather', to: 'weather_hold', actors: ['vendor'] },
    { from: 'scheduled', event: 'remind_start', to: 'scheduled', actors: ['timer'] },
    { from: 'scheduled', event: 'report_no_show', to: 'no_show', actors: ['owner', 'vendor'] },
    { from: 'scheduled', event: 'reschedule', to: 'scheduled', actors: ['vendor', 'owner'] },
    { from: 'scheduled', event: 'run_late', to: 'scheduled', actors: ['vendor'] },
    { from: 'scheduled', event: 'start', to: 'in_progress', actors: ['vendor'] },
    { from: 'scheduled', event: 'start_travel', to: 'en_route', actors: ['vendor'] },
    { from: 'en_route', event: 'ask_arrival', to: 'en_route', actors: ['timer'] },
    { from: 'en_route', event: 'cancel', to: 'canceled', actors: ['vendor', 'admin', 'system'] },
    { from: 'en_route', event: 'confirm_arrival', to: 'en_route', actors: ['owner'] },
    { from: 'en_route', event: 'deny_arrival', to: 'en_route', actors: ['owner'] },
    { from: 'en_route', event: 'hold_for_weather', to: 'weather_hold', actors: ['vendor'] },
    { from: 'en_route', event: 'report_no_show', to: 'no_show', actors: ['owner', 'vendor'] },
    { from: 'en_route', event: 'run_late', to: 'en_route', actors: ['vendor'] },
    { from: 'en_route', event: 'start', to: 'in_progress', actors: ['vendor'] },
    { from: 'in_progress', event: 'cancel', to: 'canceled', actors: ['admin', 'system'] },
    { from: 'in_progress', event: 'deliver', to: 'delivered', actors: ['vendor'] },
    { from: 'in_progress', event: 'hold_for_weather', to: 'weather_hold', actors: ['vendor'] },
    {
      from: 'in_progress',
      event: 'propose_change',
      to: 'change_order_pending',
      actors: ['vendor'],
    },
    { from: 'change_order_pending', event: 'approve_change', to: 'in_progress', actors: ['owner'] },
    { from: 'change_order_pending', event: 'cancel', to: 'canceled', actors: ['admin', 'system'] },
    {
      from: 'change_order_pending',
      event: 'decline_change',
      to: 'in_progress',
      actors: ['owner', 'timer'],
    },
    {
      from: 'change_order_pending',
      event: 'withdraw_change',
      to: 'in_progress',
      actors: ['vendor'],
    },
    { from: 'delivered', event: 'accept', to: 'completed', actors: ['owner', 'system', 'timer'] },
    { from: 'delivered', event: 'cancel', to: 'canceled', actors: ['admin', 'system'] },
    { from: 'delivered', event: 'remind', to: 'delivered', actors: ['timer'] },
    { from: 'delivered', event: 'reopen', to: 'in_progress', actors: ['owner', 'system'] },
    {
      from: 'weather_hold',
      event: 'cancel',
      to: 'canceled',
      actors: ['owner', 'vendor', 'admin', 'system'],
    },
    { from: 'weather_hold', event: 'remind_start', to: 'weather_hold', actors: ['timer'] },
    { from: 'weather_hold', event: 'reschedule', to: 'scheduled', actors: ['vendor', 'owner'] },
    { from: 'weather_hold', event: 'start', to: 'in_progress', actors: ['vendor'] },
    { from: 'weather_hold', event: 'start_travel', to: 'en_route', actors: ['vendor'] },
  ],
  job_dispute: [
    { from: 'submitted', event: 'answer', to: 'under_review', actors: ['owner', 'vendor'] },
    { from: 'submitted', event: 'review', to: 'under_review', actors: ['timer'] },
    { from: 'submitted', event: 'settle', to: 'closed', actors: ['owner', 'vendor'] },
    { from: 'submitted', event: 'withdraw', to: 'withdrawn', actors: ['owner', 'vendor'] },
    { from: 'under_review', event: 'decide', to: 'decided', actors: ['admin'] },
    { from: 'under_review', event: 'overdue', to: 'under_review', actors: ['timer'] },
    { from: 'under_review', event: 'settle', to: 'closed', actors: ['owner', 'vendor'] },
    { from: 'under_review', event: 'withdraw', to: 'withdrawn', actors: ['owner', 'vendor'] },
    { from: 'decided', event: 'appeal', to: 'appealed', actors: ['owner', 'vendor'] },
    { from: 'decided', event: 'close', to: 'closed', actors: ['timer'] },
    { from: 'appealed', event: 'decide', to: 'closed', actors: ['admin'] },
    { from: 'appealed', event: 'overdue', to: 'appealed', actors: ['timer'] },
  ],
  lead: [
    { from: 'offered', event: 'accept', to: 'accepted', actors: ['vendor'] },
    { from: 'offered', event: 'decline', to: 'declined', actors: ['vendor'] },
    { from: 'offered', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'offered', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'offered', event: 'retract', to: 'withdrawn', actors: ['system'] },
    { from: 'offered', event: 'view', to: 'viewed', actors: ['vendor'] },
    { from: 'viewed', event: 'accept', to: 'accepted', actors: ['vendor'] },
    { from: 'viewed', event: 'decline', to: 'declined', actors: ['vendor'] },
    { from: 'viewed', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'viewed', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'viewed', event: 'retract', to: 'withdrawn', actors: ['system'] },
    { from: 'accepted', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'accepted', event: 'engage', to: 'engaged', actors: ['owner'] },
    { from: 'accepted', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'accepted', event: 'quote', to: 'quoted', actors: ['vendor'] },
    { from: 'accepted', event: 'release', to: 'released', actors: ['timer'] },
    { from: 'accepted', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'engaged', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'engaged', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'engaged', event: 'quote', to: 'quoted', actors: ['vendor'] },
    { from: 'engaged', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'quoted', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'quoted', event: 'engage', to: 'quoted', actors: ['owner'] },
    { from: 'quoted', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'quoted', event: 'release', to: 'quoted', actors: ['timer'] },
    { from: 'quoted', event: 'win', to: 'won', actors: ['owner'] },
    { from: 'quoted', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'won', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'won', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'won', event: 'withdraw', to: 'withdrawn', actors: ['vendor'] },
    { from: 'lost', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'lost', event: 'offer', to: 'offered', actors: ['system'] },
    { from: 'declined', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'declined', event: 'offer', to: 'offered', actors: ['system'] },
    { from: 'expired', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
    { from: 'expired', event: 'offer', to: 'offered', actors: ['system'] },
    { from: 'released', event: 'engage', to: 'engaged', actors: ['owner'] },
    { from: 'released', event: 'lose', to: 'lost', actors: ['system'] },
    { from: 'released', event: 'quote', to: 'quoted', actors: ['vendor'] },
    { from: 'released', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'withdrawn', event: 'credit', to: 'credited', actors: ['admin', 'system'] },
  ],
  lead_credit_claim: [
    { from: 'submitted', event: 'deny', to: 'denied', actors: ['system'] },
    { from: 'submitted', event: 'grant', to: 'granted', actors: ['system'] },
    { from: 'submitted', event: 'review', to: 'under_review', actors: ['system'] },
    { from: 'under_review', event: 'deny', to: 'denied', actors: ['admin'] },
    { from: 'under_review', event: 'grant', to: 'granted', actors: ['admin', 'system'] },
    { from: 'under_review', event: 'overdue', to: 'under_review', actors: ['timer'] },
    { from: 'under_review', event: 'withdraw', to: 'withdrawn', actors: ['vendor'] },
    { from: 'denied', event: 'appeal', to: 'appealed', actors: ['vendor'] },
    { from: 'denied', event: 'close', to: 'closed', actors: ['timer'] },
    { from: 'denied', event: 'grant', to: 'granted', actors: ['system'] },
    { from: 'appealed', event: 'deny', to: 'closed', actors: ['admin'] },
    { from: 'appealed', event: 'grant', to: 'granted', actors: ['admin', 'system'] },
    { from: 'appealed', event: 'overdue', to: 'appealed', actors: ['timer'] },
    { from: 'appealed', event: 'withdraw', to: 'withdrawn', actors: ['vendor'] },
  ],
  payment_refund: [
    { from: 'pending', event: 'approve', to: 'approved', actors: ['admin'] },
    { from: 'pending', event: 'complete', to: 'completed', actors: ['system'] },
    { from: 'pending', event: 'refuse', to: 'refused', actors: ['admin'] },
    { from: 'pending', event: 'settle', to: 'settled', actors: ['admin'] },
    { from: 'pending', event: 'withdraw', to: 'withdrawn', actors: ['admin', 'system'] },
    { from: 'approved', event: 'complete', to: 'completed', actors: ['system'] },
    { from: 'approved', event: 'withdraw', to: 'withdrawn', actors: ['system'] },
    { from: 'completed', event: 'fail', to: 'failed', actors: ['system'] },
    { from: 'failed', event: 'settle', to: 'settled', actors: ['admin'] },
  ],
  quote: [
    { from: 'draft', event: 'send', to: 'sent', actors: ['vendor'] },
    { from: 'draft', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'sent', event: 'accept', to: 'accepted', actors: ['owner'] },
    { from: 'sent', event: 'decline', to: 'declined', actors: ['owner'] },
    { from: 'sent', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'sent', event: 'remind', to: 'sent', actors: ['timer'] },
    { from: 'sent', event: 'request_changes', to: 'changes_requested', actors: ['owner'] },
    { from: 'sent', event: 'supersede', to: 'superseded', actors: ['system'] },
    { from: 'sent', event: 'view', to: 'viewed', actors: ['owner'] },
    { from: 'sent', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'viewed', event: 'accept', to: 'accepted', actors: ['owner'] },
    { from: 'viewed', event: 'decline', to: 'declined', actors: ['owner'] },
    { from: 'viewed', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'viewed', event: 'remind', to: 'viewed', actors: ['timer'] },
    { from: 'viewed', event: 'request_changes', to: 'changes_requested', actors: ['owner'] },
    { from: 'viewed', event: 'supersede', to: 'superseded', actors: ['system'] },
    { from: 'viewed', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'changes_requested', event: 'decline', to: 'declined', actors: ['owner'] },
    { from: 'changes_requested', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'changes_requested', event: 'supersede', to: 'superseded', actors: ['system'] },
    { from: 'changes_requested', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
    { from: 'accepted', event: 'withdraw', to: 'withdrawn', actors: ['vendor', 'system'] },
  ],
  request: [
    { from: 'draft', event: 'cancel', to: 'canceled', actors: ['owner'] },
    { from: 'draft', event: 'submit', to: 'submitted', actors: ['owner'] },
    { from: 'submitted', event: 'cancel', to: 'canceled', actors: ['owner', 'admin'] },
    { from: 'submitted', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'submitted', event: 'match', to: 'matching', actors: ['system'] },
    { from: 'submitted', event: 'reject_spam', to: 'rejected_spam', actors: ['admin'] },
    { from: 'matching', event: 'ask_if_needed', to: 'matching', actors: ['system'] },
    { from: 'matching', event: 'cancel', to: 'canceled', actors: ['owner', 'admin'] },
    { from: 'matching', event: 'change', to: 'matching', actors: ['owner'] },
    { from: 'matching', event: 'confirm', to: 'matching', actors: ['owner'] },
    { from: 'matching', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'matching', event: 'extend', to: 'matching', actors: ['admin'] },
    { from: 'matching', event: 'find_none', to: 'matching', actors: ['system'] },
    { from: 'matching', event: 'find_vendor', to: 'matching', actors: ['system'] },
    { from: 'matching', event: 'offer', to: 'open', actors: ['system'] },
    { from: 'matching', event: 'reject_spam', to: 'rejected_spam', actors: ['admin'] },
    { from: 'matching', event: 'rematch', to: 'matching', actors: ['timer'] },
    { from: 'matching', event: 'remind', to: 'matching', actors: ['timer'] },
    { from: 'matching', event: 'resume', to: 'matching', actors: ['timer'] },
    { from: 'matching', event: 'run_out', to: 'matching', actors: ['system'] },
    { from: 'open', event: 'ask_if_needed', to: 'open', actors: ['system'] },
    { from: 'open', event: 'award', to: 'awarded', actors: ['owner'] },
    { from: 'open', event: 'cancel', to: 'canceled', actors: ['owner', 'admin'] },
    { from: 'open', event: 'change', to: 'open', actors: ['owner'] },
    { from: 'open', event: 'confirm', to: 'open', actors: ['owner'] },
    { from: 'open', event: 'expire', to: 'expired', actors: ['timer'] },
    { from: 'open', event: 'extend', to: 'open', actors: ['admin'] },
    { from: 'open', event: 'find_vendor', to: 'open', actors: ['system'] },
    { from: 'open', event: 'reject_spam', to: 'rejected_spam', actors: ['admin'] },
    { from: 'open', event: 'rematch', to: 'open', actors: ['timer'] },
    { from: 'open', event: 'remind', to: 'open', actors: ['timer'] },
    { from: 'open', event: 'resume', to: 'open', actors: ['timer'] },
    { from: 'open', event: 'run_out', to: 'open', actors: ['system'] },
    { from: 'awarded', event: 'cancel', to: 'canceled', actors: ['owner', 'admin', 'system'] },
    { from: 'awarded', event: 'look_further', to: 'matching', actors: ['owner', 'admin'] },
    { from: 'awarded', event: 'schedule', to: 'scheduled', actors: ['vendor', 'owner'] },
    { from: 'awarded', event: 'start', to: 'in_progress', actors: ['vendor'] },
    { from: 'awarded', event: 'withdraw', to: 'matching', actors: ['vendor'] },
    { from: 'scheduled', event: 'cancel', to: 'canceled', actors: ['owner', 'admin', 'system'] },
    { from: 'scheduled', event: 'look_further', to: 'matching', actors: ['owner', 'admin'] },
    { from: 'scheduled', event: 'start', to: 'in_progress', actors: ['vendor'] },
    { from: 'scheduled', event: 'withdraw', to: 'matching', actors: ['vendor'] },
    { from: 'in_progress', event: 'cancel', to: 'canceled', actors: ['admin', 'system'] },
    {
      from: 'in_progress',
      event: 'complete',
      to: 'completed',
      actors: ['owner', 'system', 'timer'],
    },
    { from: 'in_progress', event: 'look_further', to: 'matching', actors: ['admin'] },
    { from: 'completed', event: 'close', to: 'closed', actors: ['timer', 'system'] },
  ],
  review: [
    { from: 'submitted', event: 'publish', to: 'published', actors: ['timer', 'system'] },
    { from: 'submitted', event: 'remove', to: 'removed', actors: ['admin'] },
    { from: 'published', event: 'remove', to: 'removed', actors: ['admin'] },
  ],
  subscription: [
    { from: 'incomplete', event: 'activate', to: 'active', actors: ['admin', 'system', 'timer'] },
    {
      from: 'incomplete',
      event: 'cancel',
      to: 'canceled',
      actors: ['vendor', 'admin', 'timer', 'system'],
    },
    {
      from: 'active',
      event: 'cancel',
      to: 'canceled',
      actors: ['vendor', 'admin', 'timer', 'system'],
    },
    { from: 'active', event: 'miss_payment', to: 'past_due', actors: ['timer', 'system'] },
    { from: 'active', event: 'renew', to: 'active', actors: ['admin', 'system'] },
    { from: 'active', event: 'schedule', to: 'active', actors: ['vendor'] },
    { from: 'past_due', event: 'cancel', to: 'canceled', actors: ['vendor', 'admin', 'system'] },
    { from: 'past_due', event: 'give_up', to: 'unpaid', actors: ['timer', 'system'] },
    { from: 'past_due', event: 'pay', to: 'active', actors: ['system'] },
    { from: 'past_due', event: 'remind', to: 'past_due', actors: ['timer'] },
    { from: 'unpaid', event: 'cancel', to: 'canceled', actors: ['vendor', 'admin', 'system'] },
  ],
  token_adjustment: [
    { from: 'pending', event: 'approve', to: 'approved', actors: ['admin'] },
    { from: 'pending', event: 'refuse', to: 'refused', actors: ['admin'] },
    { from: 'pending', event: 'withdraw', to: 'withdrawn', actors: ['admin'] },
  ],
  vendor: [
    { from: 'applied', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'applied', event: 'start_documents', to: 'documents_pending', actors: ['vendor'] },
    { from: 'applied', event: 'submit', to: 'under_review', actors: ['vendor'] },
    { from: 'documents_pending', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'documents_pending', event: 'submit', to: 'under_review', actors: ['vendor'] },
    { from: 'under_review', event: 'approve', to: 'approved', actors: ['admin'] },
    { from: 'under_review', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'under_review', event: 'reject', to: 'rejected', actors: ['admin'] },
    {
      from: 'under_review',
      event: 'request_documents',
      to: 'documents_pending',
      actors: ['admin'],
    },
    { from: 'approved', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'approved', event: 'pause', to: 'paused', actors: ['vendor', 'timer', 'system'] },
    { from: 'approved', event: 'rematch', to: 'approved', actors: ['timer'] },
    { from: 'approved', event: 'remind', to: 'approved', actors: ['timer'] },
    { from: 'approved', event: 'suspend', to: 'suspended', actors: ['admin'] },
    { from: 'approved', event: 'terminate', to: 'terminated', actors: ['admin'] },
    { from: 'paused', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'paused', event: 'remind', to: 'paused', actors: ['timer'] },
    {
      from: 'paused',
      event: 'resume',
      to: 'approved',
      actors: ['vendor', 'admin', 'timer', 'system'],
    },
    { from: 'paused', event: 'suspend', to: 'suspended', actors: ['admin'] },
    { from: 'paused', event: 'terminate', to: 'terminated', actors: ['admin'] },
    { from: 'suspended', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'suspended', event: 'reinstate', to: 'approved', actors: ['admin'] },
    { from: 'suspended', event: 'terminate', to: 'terminated', actors: ['admin'] },
    { from: 'rejected', event: 'close_account', to: 'terminated', actors: ['system'] },
    { from: 'rejected', event: 'reapply', to: 'documents_pending', actors: ['vendor'] },
  ],
} as const;
