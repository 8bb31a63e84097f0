import { randomUUID } from 'node:crypto';
import { anyRow, mine, VENDORS, row, uuid, type Aggregate } from './aggregate';

export const plans: Aggregate = {
  tables: {
    'public.subscription_plans': {
      target: () => `tier = 'premium'`,
      select: 'everyone',
    },
    'public.plan_proposals': { target: anyRow, select: 'admin' },
    'public.vendor_subscriptions': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  },
  functions: {
    ensure_default_plans: { allowed: 'admin', given: () => ({}) },
    save_plan: {
      allowed: 'admin',
      given: (world) => ({
        plan_id: row(world, 'preferredPlan'),
        plan: {
          name: 'Preferred Vendor Plan',
          tier: 'preferred',
          monthly_price: 39.99,
          quarterly_price: 109.97,
          yearly_price: 399.9,
          features: { boostMultiplier: 1.1, prioritySupport: true },
          is_active: true,
        },
        reason: 'A lower price for the start of the season',
      }),
    },
    // Another administrator asked for it.
    decide_plan_proposal: {
      allowed: 'admin',
      given: (world) => ({
        proposal_id: row(world, 'planProposal'),
        decision: 'refuse',
        reason: 'Not this season',
      }),
    },
    // A suspended Pro keeps what there is and chooses nothing new.
    choose_plan: {
      allowed: 'vendor otherVendor',
      given: (world) => ({
        plan_id: row(world, 'preferredPlan'),
        period: 'monthly',
        idempotency_key: randomUUID(),
      }),
    },
    cancel_plan: {
      allowed: 'vendor',
      given: (world) => ({
        subscription_id: row(world, 'subscription'),
        reason: 'Enough work',
        idempotency_key: randomUUID(),
      }),
    },
    activate_plan: {
      allowed: 'admin',
      given: (world) => ({
        vendor_id: world.ids.otherVendor,
        plan_id: row(world, 'preferredPlan'),
        period: 'quarterly',
        reason: 'Paid by transfer',
        idempotency_key: randomUUID(),
      }),
    },
    end_plan: {
      allowed: 'admin',
      given: (world) => ({
        subscription_id: row(world, 'subscription'),
        reason: 'Asked for it',
        idempotency_key: randomUUID(),
      }),
    },
    simulate_boost: { allowed: VENDORS, given: () => ({ multiplier: 1.3 }) },
  },
  async prepare({ market, ids }) {
    const { proposal_id: planProposal } = await market.call<{ proposal_id: string }>(
      await market.admin(),
      'save_plan',
      {
        plan: {
          name: 'Seasonal Vendor Plan',
          tier: 'seasonal',
          monthly_price: 19.99,
          quarterly_price: 49.97,
          yearly_price: 199.9,
          features: {},
          is_active: true,
        },
        reason: 'A new season',
      },
    );
    return {
      planProposal,
      subscription: await market.value<string>(
        `select id from public.vendor_subscriptions where vendor_id = ${uuid(ids.vendor)}`,
      ),
      preferredPlan: await market.value<string>(
        `select id from public.subscription_plans where tier = 'preferred'`,
      ),
    };
  },
};
