import { randomUUID } from 'node:crypto';
import { mine, VENDORS, row, uuid, type Aggregate } from './aggregate';

export const vendors: Aggregate = {
  tables: {
    'public.vendor_profiles': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      update: {
        allowed: 'vendor',
        change: `about = 'Changed'`,
      },
    },
    'public.vendor_profiles of an applicant': {
      target: (world) => `vendor_id = ${uuid(world.applicants.ready)}`,
      select: 'admin',
    },
    'public.business_proposals': { target: mine('vendor_id', 'vendor'), select: 'vendor' },
    'public.vendor_equipment of an applicant': {
      target: (world) => `vendor_id = ${uuid(world.applicants.ready)}`,
      select: 'admin',
    },
    'public.vendor_equipment': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      insert: {
        allowed: VENDORS,
        values: (self) => `(vendor_id, kind) values (${uuid(self)}, 'crane')`,
      },
      update: { allowed: 'vendor', change: 'quantity = 2' },
      delete: 'vendor',
    },
    'public.vendor_prices': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor admin',
      insert: {
        allowed: VENDORS,
        values: (self) =>
          `(vendor_id, label, unit, price_cents) values (${uuid(self)}, 'Pruning', 'each', 100)`,
      },
      update: {
        allowed: 'vendor',
        change: 'price_cents = 2',
      },
      delete: 'vendor',
    },
  },
  functions: {
    decide_vendor: {
      allowed: 'admin',
      given: (world) => ({
        vendor_id: world.applicants.underReview,
        decision: 'approve',
        reason: 'Checked',
      }),
    },
    similar_accounts: { allowed: 'admin', given: (world) => ({ vendor_id: world.ids.vendor }) },
    withdraw_business_proposal: {
      allowed: 'vendor',
      given: (world) => ({ proposal_id: row(world, 'businessProposal') }),
    },
    decide_business_proposal: {
      allowed: 'admin',
      given: (world) => ({
        proposal_id: row(world, 'businessProposal'),
        decision: 'refuse',
        reason: 'The policy names somebody else',
      }),
    },
    pause_business: { allowed: 'vendor otherVendor', given: () => ({ reason: 'Holidays' }) },
    // Approved Pros have nothing to resume; vendorPauses.test.ts tries them paused.
    resume_business: { allowed: 'nobody', given: () => ({}) },
    my_onboarding: { allowed: VENDORS, given: () => ({}) },
    my_vendor_stats: {
      allowed: VENDORS,
      given: () => ({ from_day: '2026-01-01', to_day: '2026-02-01' }),
    },
    public_vendor_profile: {
      allowed: 'everyone',
      given: (world) => ({ vendor_id: world.ids.vendor }),
    },
    find_vendors: {
      allowed: 'everyone',
      given: () => ({ zip: '78701', category: 'tree_removal', page_size: 10 }),
    },
    // Approved Pros have nothing to apply for; accessFunctions.test.ts tries them as applicants.
    submit_vendor_application: { allowed: 'nobody', given: () => ({}) },
    reapply_vendor_application: { allowed: 'nobody', given: () => ({}) },
  },
  async prepare({ market, ids, applicants }) {
    await market.database.query(
      `insert into public.vendor_equipment (vendor_id, kind) values ($1, 'chipper')`,
      [applicants.ready],
    );
    await market.database.query(
      `insert into public.vendor_prices (vendor_id, label, unit, price_cents) values ($1, 'Removal', 'each', 50000)`,
      [ids.vendor],
    );
    const businessProposal = randomUUID();
    await market.database.query(
      `insert into public.business_proposals (id, vendor_id, field, earlier, proposed)
       values ($1, $2, 'business_name', 'Earlier', 'Later')`,
      [businessProposal, ids.vendor],
    );
    return { businessProposal };
  },
};
