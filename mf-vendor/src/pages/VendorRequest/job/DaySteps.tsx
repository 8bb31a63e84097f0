import { canMove, momentInZone } from '@tree-service/domain';
import { Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import type { LeadJob } from '../../../api/leads';
import { isAnotherDay } from './isAnotherDay';
import type { JobStep } from './useJobStep';

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
