import { canMove, momentInZone } from '@tree-service/domain';
import { Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { UNDO_STEP_MS, useDelayed } from '@tree-service/market/features/undo';
import type { LeadJob } from '../../../api/leads';
import { startJob, startTravel } from '../../../api/jobs';
import { isAnotherDay } from './jobWords';

/** What a Pro says on the day of the work. */
type JobStep = 'start_travel' | 'start';

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

const LABELS = { start_travel: 'On my way', start: 'Start work' } as const satisfies Record<
  JobStep,
  string
>;

export interface DayStepsProps {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
  isDisabled: boolean;
  /** Whether the first of them is what comes next. */
  isNext: boolean;
  onTake: (step: JobStep) => void;
}

/** "On my way" and "Start work"; a question first when the job is set for another day. */
export function DaySteps(props: DayStepsProps) {
  const { job, ownerName, timeZone, isDisabled, isNext, onTake } = props;
  const [asked, setAsked] = useState<JobStep | null>(null);
  const can = (step: JobStep) => canMove('job', job.state, step, 'vendor');
  const press = (step: JobStep) => {
    // Who is on the way has answered the question.
    const isOdd = job.state !== 'en_route' && isAnotherDay(job.scheduled_for, timeZone, new Date());
    if (isOdd) setAsked(step);
    else onTake(step);
  };
  return (
    <>
      {can('start_travel') && (
        <Button
          size="lg"
          variant={isNext ? 'default' : 'outline'}
          disabled={isDisabled}
          onClick={() => press('start_travel')}
        >
          {LABELS.start_travel}
        </Button>
      )}
      {can('start') && (
        <Button
          size="lg"
          variant={isNext && !can('start_travel') ? 'default' : 'outline'}
          disabled={isDisabled}
          onClick={() => press('start')}
        >
          {LABELS.start}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="This job is scheduled for another day"
        description={
          job.scheduled_for !== null &&
          `It's set for ${momentInZone(job.scheduled_for, timeZone)}. ${ownerName} will be notified now.`
        }
        confirmLabel={asked === null ? LABELS.start : LABELS[asked]}
        cancelLabel="Not now"
        onConfirm={() => asked !== null && onTake(asked)}
      />
    </>
  );
}
