import { formatCents } from '@tree-service/domain';
import { type Plan, planBenefits } from '@tree-service/market/api/plans';

/** A price that is stored in dollars. */
export const priceInWords = (dollars: number) => formatCents(Math.round(dollars * 100));

/** What a plan brings, in a few words. */
export function benefitsOf(plan: Pick<Plan, 'features'>): string {
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  const benefits = [
    boostMultiplier > 1 && `boost × ${boostMultiplier}`,
    featuredProfile && 'featured profile',
    prioritySupport && 'priority support',
  ].filter((one) => one !== false);
  return benefits.join(', ') || 'none';
}

/** What a plan costs and brings. */
export type PlanTerms = Pick<
  Plan,
  'name' | 'monthly_price' | 'quarterly_price' | 'yearly_price' | 'features' | 'is_active'
>;

/** A plan in one line, for comparing it with another version of it. */
export function planInWords(plan: PlanTerms): string {
  const { name, is_active: isActive } = plan;
  const prices = [plan.monthly_price, plan.quarterly_price, plan.yearly_price].map(priceInWords);
  const status = isActive ? 'available' : 'not available';
  return [name, prices.join(' / '), `benefits: ${benefitsOf(plan)}`, status].join(', ');
}
