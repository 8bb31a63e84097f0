import { formatDay } from '@tree-service/domain';
import type { Subscription } from './subscriptions';

type Running = Pick<Subscription, 'state' | 'plan_id' | 'current_period_end'> & {
  readonly subscription_plans: Pick<Subscription['subscription_plans'], 'name'>;
};

/** What activating a plan does to the one a Pro has: makes it longer, or replaces it at once. */
export function activationEffect(planId: string, subscriptions: readonly Running[]): string {
  const live = subscriptions.find(({ state }) => state !== 'incomplete' && state !== 'canceled');
  if (live === undefined) return 'It is active from now on, and the boost counts at once.';
  const { name } = live.subscription_plans;
  return live.state === 'active' && live.plan_id === planId
    ? `The Pro has it until ${formatDay(live.current_period_end)}; the time is added to that.`
    : `It takes the place of the ${name} at once.`;
}
