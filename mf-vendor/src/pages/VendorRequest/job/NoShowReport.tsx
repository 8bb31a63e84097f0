import { reportNoShow } from '@tree-service/market/api/jobs';
import { useAction } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';

/** Reports that nobody was there at the agreed time; the request ends with it. */
export function NoShowReport({ jobId, ownerName }: { jobId: string; ownerName: string }) {
  const report = useAction({
    run: (note: string) => reportNoShow(jobId, note),
    done: 'The missed appointment is reported. You can claim your tokens back below.',
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Nobody is there</Button>}
      title="Report a missed appointment?"
      description={`The job ends and ${ownerName}’s request is cancelled. Both of you can open a dispute.`}
      label="What happened?"
      hint={`${ownerName} reads it.`}
      missing="Please say what happened"
      confirmLabel="Report it"
      variant="destructive"
      onConfirm={(note) => report.mutateAsync(note)}
    />
  );
}
