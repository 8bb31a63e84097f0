import { useRuleWords } from '@tree-service/market/features/rules';
import { showRows } from '@tree-service/market/api/showRows';
import { formatCents } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { Form, FormActions, TextAreaField, useSchemaForm } from '@tree-service/design/forms';
import { Button, Price, Text } from '@tree-service/design';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { proposeChangeOrder } from '../../../api/changeOrders';
import type { LeadJob } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';
import { ChangeLineFields } from './ChangeLineFields';
import {
  changeOrderSchema,
  changeTotal,
  emptyChange,
  type ChangeOutput,
} from './changeOrderSchema';

export interface ProposeChangeFormProps {
  job: LeadJob;
  ownerName: string;
  onProposed: () => void;
  onCancel: () => void;
}

/** Work pauses until the owner replies. */
export function ProposeChangeForm({
  job,
  ownerName,
  onProposed,
  onCancel,
}: ProposeChangeFormProps) {
  const { changeAnswer } = useRuleWords();
  const keyFor = useIdempotencyKey();
  const form = useSchemaForm(changeOrderSchema, {
    defaultValues: { lines: [emptyChange], reason: '' },
  });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const added = changeTotal(useWatch({ control: form.control, name: 'lines' }));
  const propose = useAction({
    run: ({ lines: typed, reason }: ChangeOutput) => {
      const items = typed.map(({ kind, price, ...counted }) => ({
        ...counted,
        unit_price_cents: kind === 'less' ? -price : price,
      }));
      return proposeChangeOrder(job.id, items, reason, keyFor({ items, reason }));
    },
    done: `Change sent. We asked ${ownerName} to approve it.`,
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
    show: () => showRows<LeadJob>([{ id: job.id, state: 'change_order_pending' }]),
    onDone: onProposed,
  });
  return (
    <Form
      form={form}
      draft={`change/${job.id}`}
      label="Propose a change"
      onSubmit={async (change) => void (await propose.mutateAsync(change))}
    >
      <PlainList $gap={0}>
        {lines.fields.map((field, index) => (
          <ChangeLineFields
            key={field.id}
            form={form}
            index={index}
            removable={lines.fields.length > 1}
            onRemove={() => lines.remove(index)}
          />
        ))}
      </PlainList>
      <div>
        <Button variant="outline" size="sm" onClick={() => lines.append(emptyChange)}>
          <Plus size={18} aria-hidden />
          Add another change
        </Button>
      </div>
      <div aria-live="polite">
        <Price amount={formatCents(job.price_cents + added)} per="new price" />
        <Text size="sm" tone="muted">
          Agreed price: {formatCents(job.price_cents)}.
        </Text>
      </div>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason for the change"
        hint={`${ownerName} will see this. Without a reply within ${changeAnswer}, work continues as agreed.`}
        counterMax={2000}
      />
      <FormActions submit="Propose change" onCancel={onCancel} />
    </Form>
  );
}
