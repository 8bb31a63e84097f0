import { scheduleJob } from '@tree-service/market/api/jobs';
import {
  firstStart,
  JobStartFields,
  jobStartEntries,
  savedStart,
  startOf,
} from '@tree-service/market/features/scheduling';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { useState } from 'react';
import * as v from 'valibot';
import { useRefreshRequest } from '../useRefreshRequest';

const schema = v.object(jobStartEntries);

export interface MoveJobFormProps {
  job: { id: string; scheduled_for: string | null; version: number };
  timeZone: string;
  onClose: () => void;
}

/** Sets or changes the start of a job, in the property's time zone. */
export function MoveJobForm({ job, timeZone, onClose }: MoveJobFormProps) {
  const refresh = useRefreshRequest();
  const [start] = useState(() => firstStart(job.scheduled_for, timeZone, '09:00'));
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
      <FormActions submit="Set date" cancel="Decide later" onCancel={onClose} />
    </Form>
  );
}
