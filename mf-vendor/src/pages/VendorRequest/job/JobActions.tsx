import { startJob, startTravel } from '@tree-service/shared/api/jobs';
import type { LeadJob } from '@tree-service/shared/api/leads';
import { canMove } from '@tree-service/shared/domain';
import { Button, HStack } from '@tree-service/shared/ui';
import { useState } from 'react';
import { useAction } from '../../../area/useAction';
import { ScheduleJobForm } from '../../../jobs/ScheduleJobForm';

const STALE = [['jobs'], ['leads']] as const;

/** What the Pro can do with a job before the work begins: set the date, drive, start. */
export function JobActions({ job, timeZone }: { job: LeadJob; timeZone: string }) {
  const [moving, setMoving] = useState(false);
  const travel = useAction({
    run: () => startTravel(job.id),
    done: 'The owner knows that you are on your way.',
    failed: 'This could not be told to the owner',
    refresh: STALE,
  });
  const start = useAction({
    run: () => startJob(job.id),
    done: 'Work has started.',
    failed: 'The work could not be started',
    refresh: STALE,
  });
  const busy = travel.isPending || start.isPending;
  const can = (event: string): boolean => canMove('job', job.state, event, 'vendor');
  const scheduling = can('reschedule');
  if (scheduling && (moving || job.scheduled_for === null)) {
    return (
      <ScheduleJobForm
        job={job}
        timeZone={timeZone}
        onScheduled={() => setMoving(false)}
        onCancel={moving ? () => setMoving(false) : undefined}
      />
    );
  }
  return (
    <HStack $gap={3} $wrap>
      {can('depart') && (
        <Button
          size="lg"
          loading={travel.isPending}
          disabled={busy && !travel.isPending}
          onClick={() => travel.mutate()}
        >
          On my way
        </Button>
      )}
      {can('start') && (
        <Button
          size="lg"
          variant={can('depart') ? 'outline' : 'default'}
          loading={start.isPending}
          disabled={busy && !start.isPending}
          onClick={() => start.mutate()}
        >
          Start work
        </Button>
      )}
      {scheduling && (
        <Button size="lg" variant="ghost" disabled={busy} onClick={() => setMoving(true)}>
          Change the date
        </Button>
      )}
    </HStack>
  );
}
