import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { startJob, startTravel } from '@tree-service/market/api/jobs';
import type { LeadJob } from '@tree-service/market/api/leads';
import { canMove } from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import { Button, HStack } from '@tree-service/design';
import { CloudRain } from 'lucide-react';
import { ScheduleJobForm } from '../../../jobs/ScheduleJobForm';
import { NoShowReport } from './NoShowReport';
import { mayReportNoShow } from './noShow';
import { useAsked } from './useAsked';
import { WeatherHoldForm } from './WeatherHoldForm';

const STALE = [['jobs'], ['leads'], ['requests']] as const;

/** What the Pro can do with a job before the work begins: set the date, drive, start, wait. */
export function JobActions({
  job,
  ownerName,
  timeZone,
  onMoved,
}: {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
  /** After the job has come to stand elsewhere, and with it the buttons shown. */
  onMoved: () => void;
}) {
  const { asking, returnsTo, ask, leave, finish } = useAsked<'date' | 'weather'>();
  const { no_show_after_minutes: noShowAfter } = useMarketplaceRules();
  const now = useNow(1000);
  const travel = useAction({
    run: () => startTravel(job.id),
    done: 'The owner knows that you are on your way.',
    failed: 'This could not be told to the owner',
    refresh: STALE,
    onDone: onMoved,
  });
  const start = useAction({
    run: () => startJob(job.id),
    done: 'Work has started.',
    failed: 'The work could not be started',
    refresh: STALE,
    onDone: onMoved,
  });
  const busy = travel.isPending || start.isPending;
  const can = (event: string): boolean => canMove('job', job.state, event, 'vendor');
  const sent = () => {
    finish();
    onMoved();
  };
  if (asking === 'weather' && can('hold_for_weather')) {
    return (
      <WeatherHoldForm
        jobId={job.id}
        ownerName={ownerName}
        timeZone={timeZone}
        onHeld={sent}
        onLeave={leave}
      />
    );
  }
  const undated = job.state === 'scheduled' && job.scheduled_for === null;
  if (can('reschedule') && (asking === 'date' || undated)) {
    return (
      <ScheduleJobForm
        job={job}
        timeZone={timeZone}
        onScheduled={sent}
        onCancel={asking === 'date' ? leave : undefined}
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
        <Button
          size="lg"
          variant="ghost"
          disabled={busy}
          autoFocus={returnsTo === 'date'}
          onClick={() => ask('date')}
        >
          Change the date
        </Button>
      )}
      {can('hold_for_weather') && (
        <Button
          size="lg"
          variant="ghost"
          disabled={busy}
          autoFocus={returnsTo === 'weather'}
          onClick={() => ask('weather')}
        >
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      )}
      {can('report_no_show') && mayReportNoShow(job, noShowAfter, now) && (
        <NoShowReport jobId={job.id} ownerName={ownerName} />
      )}
    </HStack>
  );
}
