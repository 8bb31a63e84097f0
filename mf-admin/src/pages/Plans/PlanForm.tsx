import { savePlan, type Plan } from '@tree-service/market/api/plans';
import {
  CheckboxField,
  Form,
  MoneyField,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Button, Grid, HStack } from '@tree-service/design';
import { useRefresh } from '../../layout/useRefresh';
import { planDraft, planInput, planSchema } from './planForm';

interface PlanFormProps {
  /** Null adds a plan. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
}

/** What a plan costs and brings. */
export function PlanForm({ plan, onClose }: PlanFormProps) {
  const refresh = useRefresh(['plans'], ['vendors']);
  const form = useSchemaForm(planSchema, { defaultValues: planInput(plan) });
  const { control } = form;
  return (
    <Form
      form={form}
      label={plan === null ? 'Add a plan' : `Change ${plan.name}`}
      onSubmit={async (typed) => {
        await savePlan(plan?.id ?? null, planDraft(typed), typed.reason);
        notify.success(`${typed.name} is saved`);
        onClose();
        await refresh();
      }}
    >
      {plan !== null && (
        <Alert>
          Running subscriptions keep the price they were chosen at. A changed boost counts for them
          from the next match on.
        </Alert>
      )}
      <TextField name="name" control={control} label="Name" />
      <TextField name="tier" control={control} label="Tier" hint="A short word, such as premium" />
      <Grid $min="9rem" $gap={4}>
        <MoneyField name="monthly" control={control} label="Monthly price" />
        <MoneyField name="quarterly" control={control} label="Quarterly price" />
        <MoneyField name="yearly" control={control} label="Yearly price" />
      </Grid>
      <NumberField
        name="boost"
        control={control}
        label="Boost"
        hint="What the score of a match is multiplied by, 1 to 3; 1 is none"
      />
      <CheckboxField name="featured" control={control} label="Featured profile" />
      <CheckboxField name="support" control={control} label="Priority support" />
      <CheckboxField name="active" control={control} label="Offered to Pros" />
      <TextAreaField
        name="reason"
        control={control}
        label="Reason"
        hint="Kept in the audit log."
        counterMax={1000}
      />
      <HStack $justify="end" $gap={3} $wrap>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Save plan</SubmitButton>
      </HStack>
    </Form>
  );
}
