import { deliverJob } from '../../../api/jobs';
import { showRows } from '@tree-service/market/api/showRows';
import { DeliverJobForm } from '@tree-service/market/features/delivery';
import { Button, HStack, Price, Text } from '@tree-service/design';
import { CloudRain, FilePlus2, Plus } from 'lucide-react';
import { useRuleWords } from '@tree-service/market/features/rules';
import { formatCents, priceInWords, taxOf } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  type SchemaForm,
  SelectField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { LeadJob } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';
import { LineFields, type LineFieldsProps } from '../../../lines/LineFields';
import { proposeChangeOrder } from '../../../api/quotes';
import { useOpenForm } from './useOpenForm';
import { WeatherHoldForm } from './WeatherHoldForm';
import {
  type ChangeInput,
  changeOrderSchema,
  type ChangeOutput,
  changeTotal,
  emptyChange,
} from './changeOrderSchema';

const kinds = [
  { value: 'more', label: 'Added' },
  { value: 'less', label: 'Removed' },
];

interface ChangeLineFieldsProps extends Pick<LineFieldsProps, 'index' | 'removable' | 'onRemove'> {
  form: SchemaForm<ChangeInput, ChangeOutput>;
}

/** A line of a change: work added, or taken off the price. */
function ChangeLineFields({ form, ...line }: ChangeLineFieldsProps) {
  const { index } = line;
  const kind = useWatch({ control: form.control, name: `lines.${index}.kind` });
  return (
    <LineFields
      {...line}
      label={`Change ${index + 1}`}
      autoFocus
      isTakenOff={kind === 'less'}
      kind={
        <SelectField
          control={form.control}
          name={`lines.${index}.kind`}
          label="Type"
          options={kinds}
        />
      }
    />
  );
}

interface ProposeChangeFormProps {
  job: LeadJob;
  taxPercent: number;
  ownerName: string;
  onProposed: () => void;
  onCancel: () => void;
}

/** Work pauses until the owner replies. */
function ProposeChangeForm({
  job,
  taxPercent,
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
  const net =
    job.price_cents -
    job.tax_cents +
    changeTotal(useWatch({ control: form.control, name: 'lines' }));
  const price = net + taxOf(net, taxPercent);
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
        <Price amount={formatCents(price)} per="new price" />
        <Text size="sm" tone="muted">
          Agreed price: {priceInWords(job)}.
          {taxPercent > 0 && ` The new price includes ${taxPercent}% sales tax.`}
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

export interface WorkInProgressProps {
  job: LeadJob;
  /** The rate of sales tax of the agreed quote; 0 without any. */
  taxPercent: number;
  ownerName: string;
  timeZone: string;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The actions while the work is in progress. */
export function WorkInProgress({
  job,
  taxPercent,
  ownerName,
  timeZone,
  onMoved,
}: WorkInProgressProps) {
  const { openForm, focusOn, open, cancel, close } = useOpenForm<'change' | 'weather'>();
  const sent = () => {
    close();
    onMoved();
  };
  if (openForm === 'change') {
    return (
      <ProposeChangeForm
        job={job}
        taxPercent={taxPercent}
        ownerName={ownerName}
        onProposed={sent}
        onCancel={cancel}
      />
    );
  }
  if (openForm === 'weather') {
    return (
      <WeatherHoldForm
        jobId={job.id}
        ownerName={ownerName}
        timeZone={timeZone}
        onHeld={sent}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <HStack $gap={3} $wrap>
        <Button variant="outline" autoFocus={focusOn === 'change'} onClick={() => open('change')}>
          <FilePlus2 size={20} aria-hidden />
          Propose a change
        </Button>
        <Button variant="outline" autoFocus={focusOn === 'weather'} onClick={() => open('weather')}>
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      </HStack>
      <DeliverJobForm
        jobId={job.id}
        ownerName={ownerName}
        submit="Deliver work"
        deliver={async (note, _photoCount, uploaded) => {
          const photos = await uploaded();
          await deliverJob(job.id, note, photos);
          return photos;
        }}
        refresh={[['jobs'], ['leads']]}
        show={(note, photos) =>
          showRows<LeadJob>([
            {
              id: job.id,
              state: 'delivered',
              delivery_note: note || null,
              delivered_at: new Date().toISOString(),
              job_photos: [...job.job_photos, ...photos.map((path) => ({ path }))],
            },
          ])
        }
        onDelivered={onMoved}
      />
    </>
  );
}
