import type { LeadJob } from '../../../api/leads';
import { startJob, startTravel } from '../../../api/jobs';
import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { UNDO_STEP_MS, useDelayed } from '@tree-service/market/features/undo';

/** What a Pro says on the day of the work. */
export type JobStep = 'start_travel' | 'start';

const STALE = [['jobs'], ['leads'], ['requests']] as const;

/** The steps of the day, each with time to undo it before the owner is notified. */
export function useJobStep(job: LeadJob, onMoved: () => void) {
  const show = (state: LeadJob['state']) => showRows<LeadJob>([{ id: job.id, state }]);
  const travel = useAction({
    run: () => startTravel(job.id),
    done: "We let the owner know you're on your way.",
    failed: "We couldn't notify the owner",
    refresh: STALE,
    show,
    onDone: onMoved,
  });
  const start = useAction({
    run: () => startJob(job.id),
    done: 'Work started.',
    failed: "We couldn't start the job",
    refresh: STALE,
    show,
    onDone: onMoved,
  });
  const delayed = useDelayed<JobStep>(
    (step) =>
      (step === 'start_travel' ? travel : start).mutate(undefined, {
        onSettled: () => delayed.settle(),
      }),
    UNDO_STEP_MS,
  );
  return {
    /** The step that waits or is being sent; null for none. */
    step: delayed.given,
    isSending: travel.isPending || start.isPending,
    take: delayed.start,
    undo: () => {
      delayed.undo();
      onMoved();
    },
  };
}
