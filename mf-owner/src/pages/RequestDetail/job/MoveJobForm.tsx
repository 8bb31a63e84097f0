import { scheduleJob } from '@tree-service/market/api/jobs';
import { formatMoment, isoToZoned, timeZoneName, zonedToIso } from '@tree-service/domain';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  calendarDate,
  DateField,
  Form,
  FormActions,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Grid, Text } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';
import { useRefreshRequest } from '../useRefreshRequest';

const DAY_MS = 86_400_000;
const FIRST_START = '09:00';

const schema = v.object({
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
});

/** Sets or changes the start of a job, in the property's time zone. */
export function MoveJobForm({
  job,
  timeZone,
  onClose,
}: {
  job: { id: string; scheduled_for: string | null; version: number };
  timeZone: string;
  onClose: () => void;
}) {
  const refresh = useRefreshRequest();
  const [start] = useState(() => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    return job.scheduled_for === null
      ? { date: isoToZoned(tomorrow, timeZone).date, time: FIRST_START }
      : isoToZoned(job.scheduled_for, timeZone);
  });
  const form = useSchemaForm(schema, { defaultValues: start });
  const guarded = useGuardedSave<string>({
    version: job.version,
    save: async (startAt, expectedVersion) => {
      const version = await scheduleJob(job.id, startAt, { expectedVersion }).finally(refresh);
      notify.success('Date set', { description: 'Your Pro can see it too.' });
      onClose();
      return version;
    },
  });
  const move = async ({ date, time }: v.InferOutput<typeof schema>) => {
    const startAt = zonedToIso(date, time, timeZone);
    if (startAt === null || Date.parse(startAt) < Date.now()) {
      return { ok: false, message: 'Choose a start in the future.' } as const;
    }
    await guarded.send(startAt);
    return { ok: true } as const;
  };
  return (
    <Form form={form} onSubmit={move} label="Date of the job">
      <Grid $min="10rem" $gap={4}>
        <DateField control={form.control} name="date" label="Day" />
        <TextField control={form.control} name="time" type="time" label="Start" />
      </Grid>
      <Text size="sm" tone="muted">
        Times are {timeZoneName(new Date().toISOString(), timeZone)}, the time zone of the property.
      </Text>
      {guarded.refused && (
        <EditConflict
          busy={form.formState.isSubmitting}
          onTakeTheirs={onClose}
          onSaveMine={guarded.overwrite}
        >
          {job.scheduled_for === null
            ? 'Saved: no date.'
            : `Saved: ${formatMoment(job.scheduled_for, timeZone)}.`}
        </EditConflict>
      )}
      <FormActions submit="Set date" onCancel={onClose} />
    </Form>
  );
}
