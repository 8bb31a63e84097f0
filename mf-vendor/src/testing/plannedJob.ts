import type { VendorJob } from '@tree-service/market/api/jobs';

/** A scheduled job of four working hours; `scheduledFor` is an ISO time. */
export function plannedJob(scheduledFor: string): VendorJob {
  return {
    id: 'job',
    lead_id: 'lead',
    quote_id: 'quote',
    request_id: 'request',
    review_folder: 'folder',
    owner_id: 'owner',
    vendor_id: 'vendor',
    state: 'scheduled',
    job_disputes: [],
    planned_hours: 4,
    people: null,
    machines: [],
    price_cents: 98_000,
    scheduled_for: scheduledFor,
    scheduled_until: null,
    start_set_by: 'vendor',
    start_set_at: '2026-11-20T10:00:00Z',
    start_confirmed_at: null,
    accept_by: null,
    delivered_at: null,
    delivery_note: null,
    completed_at: null,
    end_reason: null,
    no_show_side: null,
    reminded_at: null,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    version: 1,
    service_requests: {
      number: 1001,
      category: 'tree_removal',
      city: 'Austin',
      region: 'TX',
      zip: '78704',
      contact_name: 'Maya',
      time_zone: 'America/Chicago',
    },
  };
}
