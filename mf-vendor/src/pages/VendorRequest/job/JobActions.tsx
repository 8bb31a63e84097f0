import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { confirmStart } from '@tree-service/market/api/jobs';
import type { LeadJob } from '@tree-service/market/api/leads';
import { canMove, mayConfirmStart, mayReportNoShow } from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import { Button, HStack } from '@tree-service/design';
import { CloudRain } from 'lucide-react';
import { UndoLine } from '@tree-service/market/features/undo';
import { ScheduleJobForm } from '../../../jobs/ScheduleJobForm';
import { DaySteps } from './DaySteps';
import { NoShowReport } from './NoShowReport';
import { useJobStep } from './useJobStep';
import { useOpenForm } from './useOpenForm';
import { WeatherHoldForm } from './WeatherHoldForm';

const STALE = [['jobs'], ['leads'], ['requests']] as const;

export interface JobActionsProps {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The actions before the work begins. */
export function JobActions({ job, ownerName, timeZone, onMoved }: JobActionsProps) {
  const { openForm, focusOn, open, cancel, close } = useOpenForm<'date' | 'weather'>();
  const rules = useMarketplaceRules();
  const now = useNow(1000);
  const day = useJobStep(job.id, onMoved);
  const confirm = useAction({
    run: () => confirmStart(job.id),
    done: 'Date confirmed.',
    failed: "We couldn't confirm the date",
    refresh: STALE,
  });
  const busy = confirm.isPending;
  const can = (event: string): boolean => canMove('job', job.state, event, 'vendor');
  if (day.step !== null) {
    return (
      <UndoLine isSending={day.isSending} onUndo={day.undo}>
        {day.step === 'start_travel'
          ? `Letting ${ownerName} know you're on your way…`
          : `Letting ${ownerName} know that work is starting…`}
      </UndoLine>
    );
  }
  const sent = () => {
    close();
    onMoved();
  };
  if (openForm === 'weather' && can('hold_for_weather')) {
    return (
      <WeatherHoldForm
        jobId={job.id}
        ownerName={ownerName}
        timeZone={timeZone}
        onHeld={sent}
        onCancel={cancel}
      />
    );
  }
  const needsDate = job.state === 'scheduled' && job.scheduled_for === null;
  if (can('reschedule') && (openForm === 'date' || needsDate)) {
    return (
      <ScheduleJobForm
        job={job}
        timeZone={timeZone}
        onScheduled={sent}
        onCancel={openForm === 'date' ? cancel : undefined}
      />
    );
  }
  return (
    <HStack $gap={3} $wrap>
      <DaySteps
        job={job}
        ownerName={ownerName}
        timeZone={timeZone}
        isDisabled={busy}
        onTake={day.take}
      />
      {mayConfirmStart(job, 'vendor', now) && (
        <Button
          size="lg"
          variant="outline"
          loading={confirm.isPending}
          disabled={busy && !confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          Confirm date
        </Button>
      )}
      {can('reschedule') && (
        <Button
          size="lg"
          variant="ghost"
          disabled={busy}
          autoFocus={focusOn === 'date'}
          onClick={() => open('date')}
        >
          Change date
        </Button>
      )}
      {can('hold_for_weather') && (
        <Button
          size="lg"
          variant="ghost"
          disabled={busy}
          autoFocus={focusOn === 'weather'}
          onClick={() => open('weather')}
        >
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      )}
      {can('report_no_show') && mayReportNoShow(job, 'vendor', rules, now) && (
        <NoShowReport jobId={job.id} ownerName={ownerName} />
      )}
    </HStack>
  );
}
