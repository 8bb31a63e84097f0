import { VENDORS, SIGNED_IN, type Aggregate } from './aggregate';

const JANUARY = { from_day: '2026-01-01', to_day: '2026-01-31' };

export const firstViews: Aggregate = {
  functions: {
    market_proof: { allowed: 'everyone', given: () => ({}) },
    my_header: { allowed: SIGNED_IN, given: () => ({}) },
    my_business: { allowed: SIGNED_IN, given: () => ({}) },
    my_request_list: {
      allowed: 'owner otherOwner',
      given: () => ({ words: 'oak', sort: 'newest' }),
    },
    owner_dashboard: { allowed: 'owner otherOwner', given: () => ({}) },
    my_lead_list: {
      allowed: VENDORS,
      given: () => ({ filter: { states: ['offered'] }, after: null, at_most: 20 }),
    },
    vendor_dashboard: { allowed: VENDORS, given: () => ({}) },
    vendor_records: {
      allowed: 'admin',
      given: (world) => ({ vendor_ids: `{${world.ids.vendor}}` }),
    },
    open_decisions: { allowed: 'admin', given: () => ({}) },
    admin_dashboard: { allowed: 'admin', given: () => JANUARY },
  },
};
