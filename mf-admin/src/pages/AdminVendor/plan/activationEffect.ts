import { formatDay } from '@tree-service/domain';
import type { Subscription } from './subscriptions';

type Running = Pick<Subscription, 'state' | 'plan_id' | 'current_period_end'> & {
  readonly subscription_plans: Pick<Subscription['subscription_plans'], 'name'>;
};

/** What activating a plan does: starts, extends, or replaces the current one. */
export function activationEffect(planId: string, subscriptions: readonly Running[]): string {
  const live = subscriptions.find(({ state }) => state !== 'incomplete' && state !== 'canceled');
  if (live === undefined) return 'The plan and its boost start immediately.';
  const { name } = live.subscription_plans;
  return live.state === 'active' && live.plan_id === planId
    ? `The Pro has this plan until ${formatDay(live.current_period_end)}; this adds to that.`
    : `It replaces the ${name} immediately.`;
}
