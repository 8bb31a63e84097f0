import { reportNoShow } from '@tree-service/market/api/jobs';
import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import type { LeadJob } from '../../../api/leads';

/** Ends the job and the request. */
export function NoShowReport({ jobId, ownerName }: { jobId: string; ownerName: string }) {
  const report = useAction({
    run: (note: string) => reportNoShow(jobId, note),
    done: 'No-show reported. You can claim a token refund below.',
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
    show: (state, note) =>
      showRows<LeadJob>([{ id: jobId, state, no_show_side: 'owner', end_reason: note }]),
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Report no-show</Button>}
      title="Report a no-show?"
      description={`This ends the job and cancels ${ownerName}'s request. Either of you can open a dispute.`}
      draft={`no-show/${jobId}`}
      label="What happened?"
      hint={`${ownerName} will see this.`}
      missing="Please describe what happened"
      confirmLabel="Report no-show"
      keepLabel="Keep job"
      variant="destructive"
      onConfirm={(note) => report.mutateAsync(note)}
    />
  );
}
