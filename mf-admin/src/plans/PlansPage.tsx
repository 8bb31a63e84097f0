import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@tree-service/market/api/plans';
import {
  Alert,
  Button,
  Card,
  Dialog,
  EmptyState,
  Grid,
  QueryBoundary,
  StatusPill,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import {
  CheckboxField,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, queryClient } from '@tree-service/kernel';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import { allPlansQuery, savePlan, type SavedPlan } from '../api/plans';
import { AdminPage } from '../shared/layout/AdminPage';
import { ReasonField } from '../shared/layout/ReasonField';
import { useGuardedEdit } from '../shared/layout/useGuardedEdit';
import { ListTable } from '../shared/layout/ListTable';
import { benefitsOf, planInWords, priceInWords } from './planInWords';
import { MAX_REASON_LENGTH, planDraft, planInput, planSchema, type PlanOutput } from './planForm';
import { PlanFiguresSection } from './PlanFiguresSection';

const cells = (plan: Plan) => ({
  Plan: plan.name,
  Benefits: benefitsOf(plan),
  'Monthly ($)': plan.monthly_price,
  'Quarterly ($)': plan.quarterly_price,
  'Yearly ($)': plan.yearly_price,
  Status: plan.is_active ? 'Available' : 'Not available',
});

interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly onEdit: (plan: Plan) => void;
}

function PlanTable({ plans, onEdit }: PlanTableProps) {
  const columns: readonly TableColumn<Plan>[] = [
    { key: 'name', header: 'Plan', cell: ({ name }) => name },
    { key: 'benefits', header: 'Benefits', cell: benefitsOf },
    {
      key: 'monthly',
      header: 'Monthly',
      cell: (p) => priceInWords(p.monthly_price),
      numeric: true,
    },
    {
      key: 'quarterly',
      header: 'Quarterly',
      cell: (p) => priceInWords(p.quarterly_price),
      numeric: true,
    },
    { key: 'yearly', header: 'Yearly', cell: (p) => priceInWords(p.yearly_price), numeric: true },
    {
      key: 'active',
      header: 'Status',
      cell: ({ is_active }) => (
        <StatusPill tone={is_active ? 'success' : 'neutral'}>
          {is_active ? 'Available' : 'Not available'}
        </StatusPill>
      ),
    },
    {
      key: 'edit',
      header: 'Edit',
      cell: (plan) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Edit ${plan.name}`}
          onClick={() => onEdit(plan)}
        >
          Edit
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      name="plan-list"
      cells={cells}
      caption="Plans"
      columns={columns}
      rows={plans}
      rowKey={({ id }) => id}
    />
  );
}

/** Shows a plan as it was just saved, if it was, among the others by its price. */
function showSavedPlan(saved: SavedPlan): void {
  if (saved.state === 'pending') return;
  const { plan } = saved;
  showRows([plan]);
  queryClient.setQueryData(
    allPlansQuery().queryKey,
    (known) =>
      known && withAdded(known, plan).sort((one, other) => other.monthly_price - one.monthly_price),
  );
}

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
    onSaved: (saved) => {
      if (saved.state === 'pending') {
        notify.info('A second administrator must approve this', {
          description: 'It is now in the review queue.',
        });
      } else {
        notify.success(`${saved.plan.name} saved`);
      }
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
          Current subscriptions keep their price. A new boost applies to them from the next match. A
          plan that brings more, becomes much cheaper, or becomes available needs a second
          administrator's approval.
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

export default function PlansPage() {
  const query = useQuery(allPlansQuery());
  const [editedId, setEditedId] = useState<string | null>(null);
  const plan = query.data?.find(({ id }) => id === editedId) ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const open = (chosen: Plan | null) => {
    setEditedId(chosen?.id ?? null);
    setIsOpen(true);
  };
  return (
    <AdminPage
      title="Plans"
      lead="The plans Pros can subscribe to, who has them, and what they bring in. Pros on a plan keep it when it is no longer available."
      actions={<Button onClick={() => open(null)}>Add plan</Button>}
    >
      <QueryBoundary query={query} what="the plans">
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState title="No plans yet">
              Open Diagnostics to add the two default plans, or add your own.
            </EmptyState>
          ) : (
            <VStack $gap={8}>
              <Card>
                <PlanTable plans={plans} onEdit={open} />
              </Card>
              <PlanFiguresSection plans={plans} />
            </VStack>
          )
        }
      </QueryBoundary>
      <Dialog title={plan?.name ?? 'New plan'} open={isOpen} onOpenChange={setIsOpen}>
        <PlanForm key={plan?.id ?? 'new'} plan={plan} onClose={() => setIsOpen(false)} />
      </Dialog>
    </AdminPage>
  );
}
