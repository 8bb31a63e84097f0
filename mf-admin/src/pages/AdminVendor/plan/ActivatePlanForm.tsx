import { useRef } from 'react';
import * as v from 'valibot';
import type { Plan } from '@tree-service/market/api/plans';
import { activatePlan } from '@tree-service/market/api/subscriptions';
import { formatDay, newKey } from '@tree-service/domain';
import {
  Form,
  oneOf,
  RadioField,
  requiredText,
  SelectField,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Button, HStack, Text } from '@tree-service/design';
import { useRefresh } from '../../../layout/useRefresh';
import { activationEffect } from './activationEffect';
import { askedPlan, type Subscription } from './subscriptions';

const LONGEST = 500;

const schema = v.object({
  planId: requiredText('Choose a plan.', 100),
  period: oneOf(['monthly', 'quarterly', 'yearly'], 'Choose for how long.'),
  reason: requiredText('Reason is required.', LONGEST),
});

interface ActivatePlanFormProps {
  readonly vendorId: string;
  /** The plans on offer. */
  readonly plans: readonly Plan[];
  readonly subscriptions: readonly Subscription[];
  readonly onClose: () => void;
}

/** Chooses plan and period, beginning with what the Pro asked for, and activates with a reason. */
export function ActivatePlanForm(props: ActivatePlanFormProps) {
  const { vendorId, plans, subscriptions, onClose } = props;
  // One key as long as the form is open: a repeat after a lost answer adds no second period.
  const key = useRef(newKey());
  const refresh = useRefresh(['vendors'], ['plans']);
  const asked = askedPlan(subscriptions);
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
      onSubmit={async ({ planId, period, reason }) => {
        const { current_period_end: until } = await activatePlan(
          vendorId,
          planId,
          period,
          reason,
          key.current,
        );
        notify.success('The plan is active', { description: `It runs until ${formatDay(until)}.` });
        onClose();
        await refresh();
      }}
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
        label="For"
        inline
        options={[
          { value: 'monthly', label: 'A month' },
          { value: 'quarterly', label: 'Three months' },
          { value: 'yearly', label: 'A year' },
        ]}
      />
      <Text size="sm" tone="muted" role="status">
        {activationEffect(form.watch('planId'), subscriptions)}
      </Text>
      <TextAreaField
        name="reason"
        control={form.control}
        label="Reason"
        hint="How it was settled, such as “Paid by transfer”. It is kept in the audit log."
        counterMax={LONGEST}
      />
      <HStack $justify="end" $gap={3} $wrap>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Activate</SubmitButton>
      </HStack>
    </Form>
  );
}
