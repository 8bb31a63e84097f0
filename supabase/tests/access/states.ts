import { SIDES, uuid, type Aggregate } from './aggregate';

export const states: Aggregate = {
  tables: {
    'public.state_events': {
      target: (world) => `subject_id = ${uuid(world.scheduled.lead)}`,
      select: SIDES,
    },
  },
  functions: {
    run_due_timers: { allowed: 'nobody', given: () => ({}) },
    // The daily check's, which acts with the service role.
    health_findings: { allowed: 'nobody', given: () => ({}) },
    note_health_report: { allowed: 'nobody', given: () => ({}) },
    // The cleaning of photos and the forwarding of reports, which act with it, too.
    claim_photos: { allowed: 'nobody', given: () => ({}) },
    finish_photo: { allowed: 'nobody', given: ({ ids }) => ({ id: ids.owner }) },
    reports_to_forward: { allowed: 'nobody', given: () => ({}) },
    note_forwarded_reports: {
      allowed: 'nobody',
      given: () => ({ last_error: null, last_vital: null }),
    },
  },
};
