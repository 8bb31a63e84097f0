import type { LeadJob } from '../../../api/leads';
import { holdForWeather } from '../../../api/jobs';
import { startOf } from '@tree-service/market/features/scheduling';
import { showRows } from '@tree-service/market/api/showRows';
import { isoToZoned, timeZoneName } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import {
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  FormActions,
  requiredText,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid, Text } from '@tree-service/design';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';

const DAY_MS = 86_400_000;

const schema = v.object({
  reason: requiredText('Please enter a reason', 500),
  dated: v.boolean(),
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
});

export interface WeatherHoldFormProps {
  jobId: string;
  ownerName: string;
  timeZone: string;
  onHeld: () => void;
  onCancel: () => void;
}

/** Moves the job to a new start, or leaves it without one until it is agreed. */
export function WeatherHoldForm({
  jobId,
  ownerName,
  timeZone,
  onHeld,
  onCancel,
}: WeatherHoldFormProps) {
  const [tomorrow] = useState(
    () => isoToZoned(new Date(Date.now() + DAY_MS).toISOString(), timeZone).date,
  );
  const form = useSchemaForm(schema, {
    defaultValues: { reason: '', dated: false, date: tomorrow, time: '08:00' },
  });
  const dated = useWatch({ control: form.control, name: 'dated' });
  const hold = useAction({
    run: ({ reason, start }: { reason: string; start: string | null }) =>
      holdForWeather(jobId, reason, start),
    done: `Job on weather hold. We let ${ownerName} know.`,
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
    show: (state, { start }) => showRows<LeadJob>([{ id: jobId, state, scheduled_for: start }]),
    onDone: onHeld,
  });
  return (
    <Form
      form={form}
      draft={`weather/${jobId}`}
      label="Weather hold"
      gap={4}
      onSubmit={async ({ reason, dated: hasDate, date, time }) => {
        const start = hasDate ? startOf({ date, time }, timeZone) : null;
        if (start?.ok === false) return start;
        await hold.mutateAsync({ reason, start: start?.startAt ?? null });
        return { ok: true };
      }}
    >
      <TextField
        control={form.control}
        name="reason"
        label="Reason"
        autoFocus
        hint={`${ownerName} will see this, for example “Gusts of 40 mph until tonight”.`}
        maxLength={500}
      />
      <CheckboxField control={form.control} name="dated" label="I know the new start time" />
      {dated && (
        <>
          <Grid $min="10rem" $gap={4}>
            <DateField control={form.control} name="date" label="New day" />
            <TextField control={form.control} name="time" type="time" label="New start" />
          </Grid>
          <Text size="sm" tone="muted">
            Times are in the property's time zone (
            {timeZoneName(new Date().toISOString(), timeZone)}).
          </Text>
        </>
      )}
      <FormActions submit="Put job on hold" onCancel={onCancel} />
    </Form>
  );
}
