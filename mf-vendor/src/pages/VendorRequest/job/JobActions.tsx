import { startJob, startTravel } from '@tree-service/shared/api/jobs';
import type { LeadJob } from '@tree-service/shared/api/leads';
import { canMove } from '@tree-service/shared/domain';
import { useAction } from '@tree-service/shared/features/action';
import { Button, HStack } from '@tree-service/shared/ui';
import { CloudRain } from 'lucide-react';
import { useState } from 'react';
import { ScheduleJobForm } from '../../../jobs/ScheduleJobForm';
import { useNow } from '../../../leads/useNow';
import { NoShowReport } from './NoShowReport';
import { mayReportNoShow } from './noShow';
import { WeatherHoldForm } from './WeatherHoldForm';

const STALE = [['jobs'], ['leads'], ['requests']] as const;

/** What the Pro can do with a job before the work begins: set the date, drive, start, wait. */
export function JobActions({
  job,
  ownerName,
  timeZone,
}: {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
}) {
  const [asking, setAsking] = useState<'date' | 'weather' | null>(null);
  const now = useNow();
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
  const close = () => setAsking(null);
  if (asking === 'weather' && can('hold_for_weather')) {
    return (
      <WeatherHoldForm jobId={job.id} ownerName={ownerName} timeZone={timeZone} onClose={close} />
    );
  }
  const undated = job.state === 'scheduled' && job.scheduled_for === null;
  if (can('reschedule') && (asking === 'date' || undated)) {
    return (
      <ScheduleJobForm
        job={job}
        timeZone={timeZone}
        onScheduled={close}
        onCancel={asking === 'date' ? close : undefined}
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
      {can('reschedule') && (
        <Button size="lg" variant="ghost" disabled={busy} onClick={() => setAsking('date')}>
          Change the date
        </Button>
      )}
      {can('hold_for_weather') && (
        <Button size="lg" variant="ghost" disabled={busy} onClick={() => setAsking('weather')}>
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      )}
      {can('report_no_show') && mayReportNoShow(job, now) && (
        <NoShowReport jobId={job.id} ownerName={ownerName} />
      )}
    </HStack>
  );
}
