import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { confirmStart, reportNoShow, scheduleJob, showStart } from '@tree-service/market/api/jobs';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import {
  canMove,
  mayConfirmStart,
  mayReportNoShow,
  type AgreedStart,
  type RequestState,
} from '@tree-service/domain';
import { EditConflict, useGuardedSave, useNow } from '@tree-service/design/hooks';
import { Form, FormActions, ReasonDialog, useSchemaForm } from '@tree-service/design/forms';
import { Button, Dialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import {
  firstStart,
  JobStartFields,
  jobStartEntries,
  savedStart,
  startOf,
} from '@tree-service/market/features/scheduling';
import * as v from 'valibot';
import { cancelJob } from '../../../api/jobs';
import { useRequestAction } from '../useRequestAction';
import { returnToHeading } from '../moveFocus';

export interface EarlyJob extends AgreedStart {
  id: string;
  version: number;
}

type RequestJob = RequestDetail['jobs'][number];

const schema = v.object(jobStartEntries);

interface MoveJobFormProps {
  job: { id: string; scheduled_for: string | null; version: number };
  timeZone: string;
  onClose: () => void;
}

/** Sets or changes the start of a job, in the property's time zone. */
function MoveJobForm({ job, timeZone, onClose }: MoveJobFormProps) {
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

type OpenDialog = 'move' | 'change_vendor' | 'no_show' | null;

/** What the owner can do: change the date of work that waits, and until it begins choose another Pro or report a no-show. */
export function JobOptions({
  job,
  requestState,
  businessName,
  timeZone,
}: {
  job: EarlyJob;
  requestState: RequestState;
  businessName: string;
  timeZone: string;
}) {
  const now = useNow();
  const rules = useMarketplaceRules();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const may = (event: string) => canMove('job', job.state, event, 'owner');
  const mayEnd = canMove('request', requestState, 'look_further', 'owner');
  const mayReport = mayEnd && may('report_no_show') && mayReportNoShow(job, 'owner', rules, now);
  const confirm = useRequestAction({
    run: confirmStart,
    show: (version) =>
      showRows<RequestJob>([{ id: job.id, version, start_confirmed_at: new Date().toISOString() }]),
    done: 'Date confirmed',
    failed: "We couldn't confirm the date",
  });
  const showEnd = (state: RequestJob['state'], reason: string) =>
    showRows<RequestJob>([{ id: job.id, state, end_reason: reason }]);
  const changeVendor = useRequestAction({
    run: (reason: string) => cancelJob(job.id, reason, true),
    show: showEnd,
    done: "We're offering your request to other Pros again",
    onDone: returnToHeading,
  });
  const report = useRequestAction({
    run: (note: string) => reportNoShow(job.id, note),
    show: showEnd,
    done: "No-show reported. We're offering your request to other Pros again",
    onDone: returnToHeading,
  });
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  const mayCancel = mayEnd && may('cancel');
  if (!may('reschedule') && !mayCancel && !mayReport) return null;

  return (
    <>
      <HStack $gap={3} $wrap>
        {mayConfirmStart(job, 'owner', now) && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate(job)}>
            Confirm date
          </Button>
        )}
        {may('reschedule') && (
          <Button variant="outline" onClick={() => setDialog('move')}>
            {job.scheduled_for === null ? 'Set date' : 'Change date'}
          </Button>
        )}
        {mayReport && (
          <Button variant="outline" onClick={() => setDialog('no_show')}>
            Report a no-show
          </Button>
        )}
        {mayCancel && (
          <Button variant="ghost" onClick={() => setDialog('change_vendor')}>
            Choose another Pro
          </Button>
        )}
      </HStack>
      <Dialog
        {...openAs('move')}
        title="When should the work start?"
        description={`${businessName} will see the new date and can propose another.`}
      >
        <MoveJobForm job={job} timeZone={timeZone} onClose={() => setDialog(null)} />
      </Dialog>
      <ReasonDialog
        {...openAs('change_vendor')}
        title="Choose another Pro?"
        description={`This ends your agreement with ${businessName}. We'll offer your request to other Pros again.`}
        draft={`change-pro/${job.id}`}
        label={`Why do you want another Pro?`}
        mostCharacters={500}
        hint="Required. Your Pro will see it."
        confirmLabel="End agreement"
        keepLabel="Keep this Pro"
        variant="destructive"
        onConfirm={(reason) => changeVendor.mutateAsync(reason)}
      />
      <ReasonDialog
        {...openAs('no_show')}
        title="Report a no-show?"
        description={`This ends the job with ${businessName}. We'll offer your request to other Pros again.`}
        draft={`no-show/${job.id}`}
        label="What happened?"
        missing="Please describe what happened"
        mostCharacters={500}
        hint="Required. Your Pro will see it."
        confirmLabel="Report no-show"
        keepLabel="Keep job"
        variant="destructive"
        onConfirm={(note) => report.mutateAsync(note)}
      />
    </>
  );
}
