import type { SubscriptionState } from './states';
import { formatDay } from './time';

/** What the end of a plan is read from; times are ISO. */
export interface PlanPeriod {
  readonly state: SubscriptionState;
  readonly current_period_end: string;
  readonly cancel_at_period_end: boolean;
  /** False for a plan an administrator gave. */
  readonly is_paid: boolean;
  /** The plan that follows this one. */
  readonly next_plan_id: string | null;
}

/** Whether an active plan is charged again at the end of its period; without payments nothing renews. */
export function planRenews(plan: PlanPeriod, takesPayments: boolean): boolean {
  return (
    takesPayments &&
    plan.state === 'active' &&
    plan.is_paid &&
    !plan.cancel_at_period_end &&
    plan.next_plan_id === null
  );
}

/** Whether canceling a plan changes anything: it renews, another follows, or its late payment is waited for. */
export function isPlanCancelable(plan: PlanPeriod, takesPayments: boolean): boolean {
  return (
    planRenews(plan, takesPayments) ||
    (plan.state === 'active' && plan.next_plan_id !== null) ||
    plan.state === 'past_due'
  );
}

/**
 * What the end of a plan's period brings, the same for Pros and administrators: "Renews on Fri, Jan 1, 2027".
 * `takesPayments`: whether payments are turned on, without which nothing renews.
 */
export function planEndInWords(plan: PlanPeriod, takesPayments: boolean): string {
  const day = formatDay(plan.current_period_end);
  switch (plan.state) {
    case 'incomplete':
      return `Request expires on ${day}`;
    case 'active':
      return planRenews(plan, takesPayments) ? `Renews on ${day}` : `Ends on ${day}`;
    case 'past_due':
      return 'Payment is past due, so the boost is off';
    case 'canceled':
    case 'unpaid':
      return `Would have ended on ${day}`;
  }
}
