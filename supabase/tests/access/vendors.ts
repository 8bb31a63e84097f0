import { mine, PROS, uuid, type Aggregate } from './aggregate';

export const vendors: Aggregate = {
  tables: {
    'public.vendor_profiles': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      update: {
        allowed: 'vendor',
        columns: 'business_name about zip service_radius_km categories crew_size founded_year',
        change: `about = 'Changed'`,
      },
    },
    'public.vendor_credentials': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      insert: {
        allowed: PROS,
        values: (self) =>
          `(vendor_id, kind, issuer, number, expires_on) values (${uuid(self)}, 'traq', 'Issuer', '77', current_date + 9)`,
      },
    },
    'public.vendor_equipment': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      insert: {
        allowed: PROS,
        values: (self) => `(vendor_id, kind) values (${uuid(self)}, 'crane')`,
      },
      update: { allowed: 'vendor', columns: 'quantity', change: 'quantity = 2' },
      delete: 'vendor',
    },
    'public.vendor_prices': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor',
      insert: {
        allowed: PROS,
        values: (self) =>
          `(vendor_id, label, unit, price_cents) values (${uuid(self)}, 'Pruning', 'each', 100)`,
      },
      update: { allowed: 'vendor', columns: 'label unit price_cents', change: 'price_cents = 2' },
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
    verify_credential: {
      allowed: 'admin',
      given: (world) => ({ credential_id: world.credential, evidence: 'Asked the issuer' }),
    },
    // Approved Pros have nothing to apply for; accessFunctions.test.ts tries them as applicants.
    submit_vendor_application: { allowed: 'nobody', given: () => ({}) },
    reapply_vendor_application: { allowed: 'nobody', given: () => ({}) },
  },
  async prepare({ market, ids }) {
    await market.database.query(
      `insert into public.vendor_prices (vendor_id, label, unit, price_cents) values ($1, 'Removal', 'each', 50000)`,
      [ids.vendor],
    );
    return {};
  },
};
