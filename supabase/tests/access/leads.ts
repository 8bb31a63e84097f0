import { randomUUID } from 'node:crypto';
import { mine, VENDORS, SIDES, SIGNED_IN, type Aggregate } from './aggregate';

export const leads: Aggregate = {
  tables: {
    'public.leads': { target: mine('owner_id', 'owner'), select: SIDES },
  },
  functions: {
    view_lead: { allowed: 'vendor', given: (world) => ({ lead_id: world.offered.lead }) },
    accept_lead: {
      allowed: 'vendor',
      given: (world) => ({ lead_id: world.offered.lead, idempotency_key: randomUUID() }),
    },
    decline_lead: {
      allowed: 'vendor',
      given: (world) => ({ lead_id: world.offered.lead, reason: 'Fully booked' }),
    },
    withdraw_lead: {
      allowed: 'vendor',
      given: (world) => ({ lead_id: world.quoted.lead, reason: 'The crew is ill' }),
    },
    unshare_contact: { allowed: 'owner', given: (world) => ({ lead_id: world.quoted.lead }) },
    share_contact: { allowed: 'owner', given: (world) => ({ lead_id: world.quoted.lead }) },
    // These answer with the caller's own: nothing for everyone but the sides of the deal.
    lead_contact: { allowed: SIGNED_IN, given: (world) => ({ lead_id: world.scheduled.lead }) },
    my_lead_competition: { allowed: SIGNED_IN, given: () => ({}) },
    my_lead_counts: { allowed: SIGNED_IN, given: () => ({}) },
    my_lead_page: {
      allowed: VENDORS,
      given: () => ({ filter: { states: ['offered'] }, after: null, at_most: 20 }),
    },
  },
};
