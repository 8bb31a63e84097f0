import type { AdminPerson } from '../api/person';

const AT = '2026-11-01T10:00:00Z';

/** An owner's account, as administrators read it, with `changes`. */
export const personFacts = (changes: Partial<AdminPerson> = {}): AdminPerson => ({
  id: 'p1',
  email: 'maya@example.com',
  user_type: 'owner',
  first_name: 'Maya',
  last_name: 'Torres',
  phone: null,
  address: null,
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  version: 3,
  created_at: AT,
  deleted_at: null,
  business_name: null,
  email_confirmed_at: null,
  has_second_factor: false,
  deletion_due_at: null,
  mails_stopped: null,
  suspended_at: null,
  suspension_reason: null,
  requests_paused_at: null,
  sessions: [],
  viewings: [],
  ...changes,
});
