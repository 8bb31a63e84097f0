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
    // The forwarding of reports, which acts with it, too.
    reports_to_forward: { allowed: 'nobody', given: () => ({}) },
    note_forwarded_reports: {
      allowed: 'nobody',
      given: () => ({ last_error: null, last_vital: null }),
    },
  },
};
