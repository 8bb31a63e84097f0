import { useState } from 'react';
import type { Plan } from '@tree-service/market/api/plans';
import {
  CheckboxField,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Grid } from '@tree-service/design';
import { savePlan } from '../../api/plans';
import { ReasonField } from '../../layout/ReasonField';
import { useGuardedEdit } from '../../layout/useGuardedEdit';
import { MAX_REASON_LENGTH, planDraft, planInput, planSchema, type PlanOutput } from './planForm';
import { planInWords } from './planWords';
import { showSavedPlan } from './showSavedPlan';

interface PlanFormProps {
  /** As it is stored now; null adds a plan. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
}

export function PlanForm({ plan, onClose }: PlanFormProps) {
  const form = useSchemaForm(planSchema, { defaultValues: planInput(plan) });
  const { control } = form;
  // One draft per version: restoring an older draft would undo later changes.
  const [draft] = useState(plan === null ? 'plan/new' : `plan/${plan.id}/${plan.version}`);
  const { send, conflict } = useGuardedEdit({
    version: plan?.version ?? 0,
    draft,
    refresh: [['plans'], ['vendors']],
    save: (typed: PlanOutput, version) =>
      savePlan(plan && { id: plan.id, version }, planDraft(typed), typed.reason),
    show: showSavedPlan,
    onSaved: ({ name }) => {
      notify.success(`${name} saved`);
      onClose();
    },
    onTakeTheirs: () => form.reset(planInput(plan)),
    stored: plan && `Saved version: ${planInWords(plan)}.`,
  });
  return (
    <Form
      form={form}
      draft={draft}
      label={plan === null ? 'Add plan' : `Edit ${plan.name}`}
      onSubmit={send}
    >
      {plan !== null && (
        <Alert>
          Current subscriptions keep their price. A new boost applies to them from the next match.
        </Alert>
      )}
      <TextField name="name" control={control} label="Name" />
      <TextField name="tier" control={control} label="Tier" hint="One word, such as premium" />
      <Grid $min="9rem" $gap={4}>
        <MoneyField name="monthly" control={control} label="Monthly price" />
        <MoneyField name="quarterly" control={control} label="Quarterly price" />
        <MoneyField name="yearly" control={control} label="Yearly price" />
      </Grid>
      <NumberField
        name="boost"
        control={control}
        label="Boost"
        hint="Multiplies the match score, 1 to 3; 1 is no boost"
      />
      <CheckboxField name="featured" control={control} label="Featured profile" />
      <CheckboxField name="support" control={control} label="Priority support" />
      <CheckboxField name="active" control={control} label="Available to Pros" />
      <ReasonField mostCharacters={MAX_REASON_LENGTH} />
      {conflict}
      <FormActions submit="Save plan" onCancel={onClose} />
    </Form>
  );
}
