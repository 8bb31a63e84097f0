import { scheduleJob, showStart } from '@tree-service/market/api/jobs';
import {
  firstStart,
  JobStartFields,
  jobStartEntries,
  savedStart,
  startOf,
} from '@tree-service/market/features/scheduling';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { useRequestAction } from '../useRequestAction';

const schema = v.object(jobStartEntries);

export interface MoveJobFormProps {
  job: { id: string; scheduled_for: string | null; version: number };
  timeZone: string;
  onClose: () => void;
}

/** Sets or changes the start of a job, in the property's time zone. */
export function MoveJobForm({ job, timeZone, onClose }: MoveJobFormProps) {
  const send = useRequestAction({
    run: ({ startAt, expectedVersion }: { startAt: string; expectedVersion: number }) =>
      scheduleJob(job.id, startAt, { expectedVersion }),
    show: (version, { startAt }) => showStart(job, 'owner', { version, scheduled_for: startAt }),
    done: 'Date set. Your Pro can see it too.',
    onDone: onClose,
  });
  const [start] = useState(() => firstStart(job.scheduled_for, timeZone, '09:00'));
  const form = useSchemaForm(schema, { defaultValues: start });
  const guarded = useGuardedSave<string>({
    version: job.version,
    save: (startAt, expectedVersion) => send.mutateAsync({ startAt, expectedVersion }),
  });
  const move = async (answer: v.InferOutput<typeof schema>) => {
    const chosen = startOf(answer, timeZone);
    if (!chosen.ok) return chosen;
    await guarded.send(chosen.startAt);
    return { ok: true } as const;
  };
  return (
    <Form form={form} onSubmit={move} label="Schedule job" draft={`move-job/${job.id}`}>
      <JobStartFields timeZone={timeZone} />
      {guarded.refused && (
        <EditConflict
          busy={form.formState.isSubmitting}
          onTakeTheirs={onClose}
          onSaveMine={guarded.overwrite}
        >
          {savedStart(job.scheduled_for, timeZone)}
        </EditConflict>
      )}
      <FormActions submit="Set date" cancel="Not now" onCancel={onClose} />
    </Form>
  );
}
