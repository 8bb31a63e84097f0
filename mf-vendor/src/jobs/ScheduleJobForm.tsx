import { useQueryClient } from '@tanstack/react-query';
import { BackendError, messageOf, notify } from '@tree-service/kernel';
import { scheduleJob, type JobPlan, type VendorJob } from '@tree-service/market/api/jobs';
import { nextFreeSlotQuery } from '../api/schedule';
import {
  firstStart,
  JobStartFields,
  jobStartEntries,
  savedStart,
  startOf,
} from '@tree-service/market/features/scheduling';
import { isoToZoned } from '@tree-service/domain';
import { EditConflict, useAction, useGuardedSave } from '@tree-service/design/hooks';
import { FormActions, CheckboxField, Form, useSchemaForm } from '@tree-service/design/forms';
import { Button, HStack } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';

const isDoubleBooked = (cause: unknown): boolean =>
  cause instanceof BackendError && cause.hint === 'double_booked';

const schema = v.object({
  ...jobStartEntries,
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
  const [start] = useState(() => ({
    ...firstStart(job.scheduled_for, timeZone, '08:00'),
    despite: false,
  }));
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
      onSubmit={async ({ despite, ...answer }) => {
        const chosen = startOf(answer, timeZone);
        if (!chosen.ok) return chosen;
        try {
          await guarded.send({ startAt: chosen.startAt, despiteConflict: isTaken && despite });
        } catch (cause) {
          if (!isDoubleBooked(cause)) throw cause;
          setTaken(true);
          return { ok: false, message: messageOf(cause) };
        }
        return { ok: true };
      }}
    >
      <JobStartFields timeZone={timeZone} />
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
          {savedStart(job.scheduled_for, timeZone)}
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
