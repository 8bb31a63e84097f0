import * as v from 'valibot';
import { planBenefits, type Plan } from '@tree-service/market/api/plans';
import { moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import type { PlanDraft } from '../api/plans';
import { requiredReason } from '../shared/layout/ReasonField';

/** In characters. */
export const MAX_REASON_LENGTH = 1000;

const price = () => moneyBetween({ min: 0, max: 10_000_000 });

/** Prices are cents in the form, dollars in storage. */
export const planSchema = v.object({
  name: requiredText('Please enter a name', 120),
  tier: v.pipe(
    requiredText('Please enter a tier', 40),
    v.regex(/^[a-z][a-z0-9_]*$/, 'Please use lowercase letters, digits, and underscores'),
  ),
  monthly: price(),
  quarterly: price(),
  yearly: price(),
  boost: typedNumber('a boost', { min: 1, max: 3 }),
  featured: v.boolean(),
  support: v.boolean(),
  active: v.boolean(),
  reason: requiredReason(MAX_REASON_LENGTH),
});

export type PlanInput = v.InferInput<typeof planSchema>;
export type PlanOutput = v.InferOutput<typeof planSchema>;

const NEW_PLAN: PlanInput = {
  name: '',
  tier: '',
  monthly: null,
  quarterly: null,
  yearly: null,
  boost: '1',
  featured: false,
  support: false,
  active: true,
  reason: '',
};

const cents = (dollars: number) => Math.round(dollars * 100);

/** The initial values; null for a new plan. */
export function planInput(plan: Plan | null): PlanInput {
  if (plan === null) return NEW_PLAN;
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  return {
    name: plan.name,
    tier: plan.tier,
    monthly: cents(plan.monthly_price),
    quarterly: cents(plan.quarterly_price),
    yearly: cents(plan.yearly_price),
    boost: String(boostMultiplier),
    featured: featuredProfile,
    support: prioritySupport,
    active: plan.is_active,
    reason: '',
  };
}

export function planDraft(typed: PlanOutput): PlanDraft {
  return {
    name: typed.name,
    tier: typed.tier,
    monthly_price: typed.monthly / 100,
    quarterly_price: typed.quarterly / 100,
    yearly_price: typed.yearly / 100,
    is_active: typed.active,
    features: {
      boostMultiplier: typed.boost,
      featuredProfile: typed.featured,
      prioritySupport: typed.support,
    },
  };
}
