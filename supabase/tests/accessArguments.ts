import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './accessWorld';
import { quoteInput, requestInput, type Arguments } from './inputs';

/** Arguments with which each public function succeeds for whoever may call it. */
export function functionArguments(world: AccessWorld): Record<string, Arguments> {
  const key = { idempotency_key: randomUUID() };
  return {
    accept_delivery: { job_id: world.delivered.job },
    accept_lead: { lead_id: world.offered.lead, ...key },
    accept_quote: { quote_id: world.quoted.quote, ...key },
    add_property: { label: 'Garden', address: '5 New Street', zip: '78704' },
    cancel_request: { request_id: world.offered.request, reason: 'No longer needed' },
    decide_vendor: {
      vendor_id: world.applicants.underReview,
      decision: 'approve',
      reason: 'Checked',
    },
    decline_lead: { lead_id: world.offered.lead, reason: 'Fully booked' },
    decline_quote: { quote_id: world.quoted.quote, reason: 'Too expensive' },
    deliver_job: { job_id: world.started.job, note: 'Done', photos: [] },
    estimate_request: { input: requestInput() },
    lead_contact: { lead_id: world.scheduled.lead },
    mark_conversation_read: { conversation_id: world.quoted.conversation },
    my_conversations: {},
    my_lead_competition: {},
    my_match_explanation: { lead_id: world.offered.lead },
    reapply_vendor_application: {},
    reopen_job: { job_id: world.delivered.job, reason: 'The stump is still there' },
    reply_to_review: { review_id: world.completed.review, reply: 'Thank you' },
    request_quote_changes: { quote_id: world.quoted.quote, note: 'Without the stump, please' },
    run_due_timers: {},
    schedule_job: {
      job_id: world.scheduled.job,
      start_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
    send_message: { conversation_id: world.quoted.conversation, body: 'Hello', ...key },
    send_quote: quoteInput(world.quoted.lead, 50_000),
    share_contact: { lead_id: world.quoted.lead },
    start_job: { job_id: world.scheduled.job },
    start_travel: { job_id: world.scheduled.job },
    submit_request: { input: requestInput(), ...key },
    submit_review: { job_id: world.completed.job, rating: 5, body: 'Good.' },
    submit_vendor_application: {},
    verify_credential: { credential_id: world.credential, evidence: 'Asked the issuer' },
    view_lead: { lead_id: world.offered.lead },
    view_quote: { quote_id: world.quoted.quote },
  };
}
