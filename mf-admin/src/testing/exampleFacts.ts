import type { AdminPerson } from '../api/person';

/** A priority plan, as it is stored. */
export const planFacts = (id: string, name: string) => ({
  id,
  name,
  tier: id,
  subscription_type: 'priority_tier',
  monthly_price: 99.99,
  quarterly_price: 269.97,
  yearly_price: 999.9,
  features: {},
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
});

/** For tests. */
export const exampleNow = new Date('2026-11-21T12:00:00Z');

/** For tests: verified, valid for a year. */
export const exampleInsurance = {
  kind: 'liability_insurance' as const,
  verified_at: '2026-11-01T00:00:00Z',
  expires_on: '2027-11-21',
  rejected_at: null,
};

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
