import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { cancelJob, confirmStart, reportNoShow } from '@tree-service/market/api/jobs';
import { canMove, mayConfirmStart, mayReportNoShow, type AgreedStart } from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Button, Dialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import { returnToHeading } from '../returnToHeading';
import { useRefreshRequest } from '../useRefreshRequest';
import { MoveJobForm } from './MoveJobForm';

export interface EarlyJob extends AgreedStart {
  id: string;
  version: number;
}

type OpenDialog = 'move' | 'change_vendor' | 'no_show' | null;

/** What the owner can do before the work begins: change the date, choose another Pro, report a no-show. */
export function JobOptions({
  job,
  businessName,
  timeZone,
}: {
  job: EarlyJob;
  businessName: string;
  timeZone: string;
}) {
  const refresh = useRefreshRequest();
  const now = useNow();
  const rules = useMarketplaceRules();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const may = (event: string) => canMove('job', job.state, event, 'owner');
  const mayReport = may('report_no_show') && mayReportNoShow(job, 'owner', rules, now);
  const confirm = useAction({
    run: () => confirmStart(job),
    done: 'Date confirmed',
    failed: "We couldn't confirm the date",
    refresh: [['requests'], ['jobs']],
  });
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  if (!may('reschedule') && !may('cancel') && !mayReport) return null;

  return (
    <>
      <HStack $gap={3} $wrap>
        {mayConfirmStart(job, 'owner', now) && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
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
        {may('cancel') && (
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
        onConfirm={async (reason) => {
          await cancelJob(job.id, reason, true);
          notify.success("We're offering your request to other Pros again");
          await refresh();
          returnToHeading();
        }}
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
        onConfirm={async (note) => {
          await reportNoShow(job.id, note);
          notify.success("No-show reported. We're offering your request to other Pros again");
          await refresh();
          returnToHeading();
        }}
      />
    </>
  );
}
