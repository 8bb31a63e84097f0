import { useQueryClient } from '@tanstack/react-query';
import { BackendError, messageOf, notify } from '@tree-service/kernel';
import { scheduleJob, type JobPlan, type VendorJob } from '@tree-service/market/api/jobs';
import { nextFreeSlotQuery } from '../api/schedule';
import { formatMoment, isoToZoned, timeZoneName, zonedToIso } from '@tree-service/domain';
import { EditConflict, useAction, useGuardedSave } from '@tree-service/design/hooks';
import {
  FormActions,
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Grid, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
const FIRST_START = '08:00';

const isDoubleBooked = (cause: unknown): boolean =>
  cause instanceof BackendError && cause.hint === 'double_booked';

const schema = v.object({
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
  despite: v.boolean(),
});

export interface ScheduleJobFormProps {
  job: Pick<VendorJob, 'id' | 'vendor_id' | 'planned_hours' | 'scheduled_for' | 'version'>;
  timeZone: string;
  onScheduled?: () => void;
  onCancel?: () => void;
}

/** Times are in the property's time zone. */
export function ScheduleJobForm({ job, timeZone, onScheduled, onCancel }: ScheduleJobFormProps) {
  const [start] = useState(() =>
    job.scheduled_for === null
      ? {
          date: isoToZoned(new Date(Date.now() + DAY_MS).toISOString(), timeZone).date,
          time: FIRST_START,
          despite: false,
        }
      : { ...isoToZoned(job.scheduled_for, timeZone), despite: false },
  );
  const form = useSchemaForm(schema, { defaultValues: start });
  const queryClient = useQueryClient();
  const [isTaken, setTaken] = useState(false);
  const schedule = useAction({
    run: ({ startAt, ...plan }: JobPlan & { startAt: string }) =>
      scheduleJob(job.id, startAt, plan),
    done: 'Job scheduled. We let the owner know.',
    failed: null,
    refresh: [['jobs'], ['leads']],
    onDone: onScheduled,
  });
  const findFree = useAction({
    run: () => queryClient.fetchQuery(nextFreeSlotQuery(job.vendor_id, job.planned_hours)),
    failed: "We couldn't look for a free time",
    refresh: [],
    onDone: (slot) => {
      if (slot === null) notify.info('You have no free working hours in the next six months');
      else form.reset({ ...isoToZoned(slot.starts_at, timeZone), despite: false });
    },
  });
  const guarded = useGuardedSave<{ startAt: string; despiteConflict: boolean }>({
    version: job.version,
    save: (planned, expectedVersion) => schedule.mutateAsync({ ...planned, expectedVersion }),
  });
  return (
    <Form
      form={form}
      label="Schedule job"
      gap={4}
      onSubmit={async ({ date, time, despite }) => {
        const startAt = zonedToIso(date, time, timeZone);
        if (startAt === null || Date.parse(startAt) < Date.now()) {
          return { ok: false, message: 'Choose a start in the future.' };
        }
        try {
          await guarded.send({ startAt, despiteConflict: isTaken && despite });
        } catch (cause) {
          if (!isDoubleBooked(cause)) throw cause;
          setTaken(true);
          return { ok: false, message: messageOf(cause) };
        }
        return { ok: true };
      }}
    >
      <Grid $min="10rem" $gap={4}>
        <DateField control={form.control} name="date" label="Day" />
        <TextField control={form.control} name="time" type="time" label="Start" />
      </Grid>
      <HStack>
        <Button
          variant="link"
          size="sm"
          loading={findFree.isPending}
          onClick={() => findFree.mutate()}
        >
          Find the first free {job.planned_hours === 1 ? 'hour' : `${job.planned_hours} hours`}
        </Button>
      </HStack>
      <Text size="sm" tone="muted">
        Times are in the property&rsquo;s time zone (
        {timeZoneName(new Date().toISOString(), timeZone)}).
      </Text>
      {guarded.refused && (
        <EditConflict
          busy={schedule.isPending}
          onTakeTheirs={() => {
            if (job.scheduled_for !== null) {
              form.reset({ ...isoToZoned(job.scheduled_for, timeZone), despite: false });
            }
            guarded.restart();
          }}
          onSaveMine={guarded.overwrite}
        >
          {job.scheduled_for === null
            ? 'Saved version: no date.'
            : `Saved version: ${formatMoment(job.scheduled_for, timeZone)}.`}
        </EditConflict>
      )}
      {isTaken && (
        <CheckboxField
          control={form.control}
          name="despite"
          label="Book anyway (all crews are busy)"
        />
      )}
      <FormActions submit="Set date" onCancel={onCancel} />
    </Form>
  );
}
