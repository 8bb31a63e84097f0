import { useRef } from 'react';
import * as v from 'valibot';
import type { Plan } from '@tree-service/market/api/plans';
import { formatDay, newKey } from '@tree-service/domain';
import {
  Form,
  FormActions,
  oneOf,
  RadioField,
  requiredText,
  SelectField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, queryClient } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { showPlan, type PlanSubscription } from '@tree-service/market/api/subscriptions';
import { ReasonField, requiredReason } from '../shared/layout/ReasonField';
import { useDecision } from '../shared/layout/useDecision';
import { vendorDossierQuery, type VendorDossier } from '../api/administration';
import { activatePlan } from './vendor.api';

/** A plan a Pro has, had, or requested. */
export type Subscription = VendorDossier['vendor_subscriptions'][number];

/** The plan a Pro requested and does not have yet. */
export function requestedPlan<Asked extends Pick<Subscription, 'state'>>(
  subscriptions: readonly Asked[],
): Asked | undefined {
  return subscriptions.find(({ state }) => state === 'incomplete');
}

export function canBeEnded({ state }: Pick<Subscription, 'state'>): boolean {
  return state !== 'canceled';
}

/** What is stored of a plan that was just activated. */
function activatedPlan(plans: readonly Plan[], active: PlanSubscription): Subscription[] {
  const plan = plans.find(({ id }) => id === active.plan_id);
  if (plan === undefined) return [];
  const { subscription_id: id, next_period: _, ...facts } = active;
  const { name, features } = plan;
  const now = new Date().toISOString();
  return [
    { ...facts, id, created_at: now, is_paid: false, subscription_plans: { name, features } },
  ];
}

/** Shows a plan that an administrator activated, the latest first: it ends whichever other the Pro had. */
function showActivated(vendorId: string, plans: readonly Plan[], active: PlanSubscription): void {
  queryClient.setQueryData(vendorDossierQuery(vendorId).queryKey, (known) => {
    if (known === undefined) return known;
    const others = known.vendor_subscriptions.map((one) =>
      ['active', 'past_due', 'unpaid'].includes(one.state) && one.id !== active.subscription_id
        ? { ...one, state: 'canceled' as const }
        : one,
    );
    const isKnown = others.some(({ id }) => id === active.subscription_id);
    const added = isKnown ? [] : activatedPlan(plans, active);
    return { ...known, vendor_subscriptions: [...added, ...others] };
  });
  showPlan(active);
}

const schema = v.object({
  planId: requiredText('Please choose a plan', 100),
  period: oneOf(['monthly', 'quarterly', 'yearly'], 'Please choose a billing period'),
  reason: requiredReason(),
});

type Running = Pick<Subscription, 'state' | 'plan_id' | 'current_period_end'> & {
  readonly subscription_plans: Pick<Subscription['subscription_plans'], 'name'>;
};

/** What activating a plan does: starts, extends, or replaces the current one. */
function activationEffect(planId: string, subscriptions: readonly Running[]): string {
  const live = subscriptions.find(({ state }) => state !== 'incomplete' && state !== 'canceled');
  if (live === undefined) return 'The plan and its boost start immediately.';
  const { name } = live.subscription_plans;
  return live.state === 'active' && live.plan_id === planId
    ? `The Pro has this plan until ${formatDay(live.current_period_end)}; this adds to that.`
    : `It replaces the ${name} immediately.`;
}

interface ActivatePlanFormProps {
  readonly vendorId: string;
  readonly plans: readonly Plan[];
  readonly subscriptions: readonly Subscription[];
  readonly onClose: () => void;
}

export function ActivatePlanForm(props: ActivatePlanFormProps) {
  const { vendorId, plans, subscriptions, onClose } = props;
  // One key while the form is open: a retry after a lost answer adds no second period.
  const key = useRef(newKey());
  const activate = useDecision({
    run: ({ planId, period, reason }: v.InferOutput<typeof schema>) =>
      activatePlan(vendorId, planId, period, reason, key.current),
    refresh: [['vendors'], ['plans']],
    show: (active) => {
      if (active.state !== 'pending') showActivated(vendorId, plans, active);
    },
    onDone: (active) => {
      if (active.state === 'pending') {
        notify.info('A second administrator must approve this', {
          description: 'It is now in the review queue.',
        });
      } else {
        notify.success('Plan activated', {
          description: `Active until ${formatDay(active.current_period_end)}.`,
        });
      }
      onClose();
    },
  });
  const asked = requestedPlan(subscriptions);
  const form = useSchemaForm(schema, {
    defaultValues: {
      planId: asked?.plan_id ?? '',
      period: asked?.billing_period ?? 'monthly',
      reason: '',
    },
  });
  return (
    <Form
      form={form}
      label="Activate a plan"
      draft={`activate-plan/${vendorId}`}
      onSubmit={async (typed) => void (await activate.mutateAsync(typed))}
    >
      <SelectField
        name="planId"
        control={form.control}
        label="Plan"
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RadioField
        name="period"
        control={form.control}
        label="Billing period"
        inline
        options={[
          { value: 'monthly', label: '1 month' },
          { value: 'quarterly', label: '3 months' },
          { value: 'yearly', label: '1 year' },
        ]}
      />
      <Text size="sm" tone="muted" role="status">
        {activationEffect(form.watch('planId'), subscriptions)}
      </Text>
      <ReasonField note="How it was paid, such as “Paid by transfer”." />
      <FormActions submit="Activate" onCancel={onClose} />
    </Form>
  );
}
