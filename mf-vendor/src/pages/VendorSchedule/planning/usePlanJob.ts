import { useAction } from '@tree-service/design/hooks';
import { BackendError } from '@tree-service/kernel';
import { scheduleJob, type JobPlan, type VendorJob } from '@tree-service/market/api/jobs';
import { useVendorId } from '../../../area/vendorId';
import { jobName } from '../calendar/jobName';

/** A start as it is sent; an ISO time. */
export interface PlannedStart extends JobPlan {
  startAt: string;
}

const CONFLICTS = ['double_booked', 'equipment_taken'];

/** What stands against a start, when that is why it was refused; null for any other failure. */
export function conflictOf(failure: unknown): string | null {
  return failure instanceof BackendError && CONFLICTS.includes(failure.hint ?? '')
    ? failure.message
    : null;
}

/**
 * Sets the start of a job. A job that is moved can be put back by the notice that says so, unless somebody
 * changed it after the move: that is refused with the reason.
 */
export function usePlanJob(job: VendorJob, onDone: () => void) {
  const refresh = [['jobs'], ['leads'], ['vendors', useVendorId(), 'availability']];
  const earlier = job.scheduled_for;
  const putBack = useAction({
    run: ({ startAt, movedVersion }: { startAt: string; movedVersion: number }) =>
      scheduleJob(job.id, startAt, {
        hours: job.planned_hours,
        despiteConflict: true,
        expectedVersion: movedVersion,
      }),
    done: `${jobName(job)} is back at its earlier time.`,
    failed: 'The job could not be put back',
    refresh,
  });
  const canPutBack = earlier !== null && Date.parse(earlier) > Date.now();
  return useAction({
    run: ({ startAt, ...plan }: PlannedStart) => scheduleJob(job.id, startAt, plan),
    done: 'The date is set. The owner sees it too.',
    failed: null,
    refresh,
    next: canPutBack
      ? {
          label: 'Undo',
          go: (_plan, movedVersion) => putBack.mutate({ startAt: earlier, movedVersion }),
        }
      : undefined,
    onDone,
  });
}
