import { useAction } from '@tree-service/design/hooks';
import { markJobPaid } from '../api/jobs';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import type { LeadJob } from '../api/leads';
import { useVendorId } from '../area/vendorId';
import { unpaidJobsKey } from '../api/completedJobs';

/** Marks a completed job as paid or, with false, as unpaid; the notice offers to take it back. */
export function useMarkPaid(jobId: string, onMarked?: () => void) {
  const vendorId = useVendorId();
  const mark = useAction<boolean>({
    run: (paid) => markJobPaid(jobId, paid),
    done: (paid) => (paid ? 'Marked as paid' : 'Marked as unpaid'),
    failed: "We couldn't save the payment status",
    refresh: [['leads'], ['jobs'], ['vendors']],
    show: (_, paid) => {
      showRows<LeadJob>([
        { id: jobId, paid_jobs: paid ? { marked_at: new Date().toISOString() } : null },
      ]);
      if (paid) hideRows([unpaidJobsKey(vendorId)], [jobId]);
    },
    next: { label: 'Undo', go: (paid) => mark.mutate(!paid) },
    onDone: (_, paid) => {
      if (paid) onMarked?.();
    },
  });
  return mark;
}
