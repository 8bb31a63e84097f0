import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { confirmStart, reportNoShow } from '@tree-service/market/api/jobs';
import { showRows } from '@tree-service/market/api/showRows';
import { canMove, mayConfirmStart, mayReportNoShow, type RequestState } from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import { Alert, Button, HStack, media, VStack } from '@tree-service/design';
import { LateReport } from '@tree-service/market/features/scheduling';
import { CloudRain } from 'lucide-react';
import { useState, type RefObject } from 'react';
import styled from 'styled-components';
import { UndoLine } from '@tree-service/market/features/undo';
import { ReasonDialog } from '@tree-service/design/forms';
import { reportLate } from '../../../api/jobs';
import type { LeadJob } from '../../../api/leads';
import { ScheduleSheet } from '../../../scheduling/ScheduleSheet';
import { DaySteps, useJobStep } from './DaySteps';
import { useOpenForm } from './useOpenForm';
import { WeatherHoldForm } from './WeatherHoldForm';

const STALE = [['jobs'], ['leads'], ['requests']] as const;

// A job that is over has none.
const Actions = styled(HStack)`
  &:empty {
    display: none;
  }
`;

// On a phone the bar of the next step offers the first date, and the one after a hold.
const DateAction = styled.div<{ $isInBar: boolean }>`
  ${media.mobile} {
    ${({ $isInBar }) => $isInBar && 'display: none;'}
  }
`;

/** Ends the job and the request. */
export function NoShowReport({ jobId, ownerName }: { jobId: string; ownerName: string }) {
  const report = useAction({
    run: (note: string) => reportNoShow(jobId, note),
    done: 'No-show reported. You can claim a token refund below.',
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
    show: (state, note) =>
      showRows<LeadJob>([{ id: jobId, state, no_show_side: 'owner', end_reason: note }]),
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Report no-show</Button>}
      title="Report a no-show?"
      description={`This ends the job and cancels ${ownerName}'s request. Either of you can open a dispute.`}
      draft={`no-show/${jobId}`}
      label="What happened?"
      hint={`${ownerName} will see this.`}
      missing="Please describe what happened"
      confirmLabel="Report no-show"
      keepLabel="Keep job"
      variant="destructive"
      onConfirm={(note) => report.mutateAsync(note)}
    />
  );
}

export interface JobActionsProps {
  job: LeadJob;
  requestState: RequestState;
  ownerName: string;
  /** "Tree removal for Maya". */
  name: string;
  /** "Austin, TX · request #1097". */
  place: string;
  timeZone: string;
  /** Of the property. */
  zip: string;
  /** Gets the focus once a date is set. */
  nextStep?: RefObject<HTMLElement | null>;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The actions while no one is at work. */
export function JobActions({
  job,
  requestState,
  ownerName,
  name,
  place,
  timeZone,
  zip,
  nextStep,
  onMoved,
}: JobActionsProps) {
  const { openForm, focusOn, open, cancel, close } = useOpenForm<'weather'>();
  const [isScheduling, setScheduling] = useState(false);
  const rules = useMarketplaceRules();
  const now = useNow(1000);
  const day = useJobStep(job, onMoved);
  const confirm = useAction({
    run: () => confirmStart(job),
    done: 'Date confirmed.',
    failed: "We couldn't confirm the date",
    refresh: STALE,
    show: (version) =>
      showRows<LeadJob>([{ id: job.id, version, start_confirmed_at: new Date().toISOString() }]),
  });
  const late = useAction({
    run: (minutes: number) => reportLate(job.id, minutes),
    done: `We let ${ownerName} know you're running late.`,
    failed: "We couldn't notify the owner",
    refresh: STALE,
    show: (minutes) => showRows<LeadJob>([{ id: job.id, late_minutes: minutes }]),
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
  const isOnHold = job.state === 'weather_hold';
  const isDateNext = needsDate || isOnHold;
  const date = can('reschedule') && (
    <DateAction $isInBar={isDateNext}>
      <Button
        size="lg"
        variant={isDateNext ? 'default' : 'ghost'}
        disabled={busy}
        onClick={() => setScheduling(true)}
      >
        {isOnHold ? 'Set a new date' : needsDate ? 'Set date' : 'Change date'}
      </Button>
    </DateAction>
  );
  const actions = (
    <Actions $gap={3} $wrap>
      {isDateNext && date}
      {!needsDate && (
        <DaySteps
          job={job}
          ownerName={ownerName}
          timeZone={timeZone}
          isDisabled={busy}
          isNext={!isOnHold}
          onTake={day.take}
        />
      )}
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
      {!isDateNext && date}
      {!needsDate && can('hold_for_weather') && (
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
      {canMove('request', requestState, 'withdraw', 'vendor') &&
        can('report_no_show') &&
        mayReportNoShow(job, 'vendor', rules, now) && (
          <NoShowReport jobId={job.id} ownerName={ownerName} />
        )}
      {isScheduling && (
        <ScheduleSheet
          job={job}
          name={name}
          place={place}
          timeZone={timeZone}
          zip={zip}
          focusAfter={nextStep}
          onClose={() => setScheduling(false)}
        />
      )}
    </Actions>
  );
  if (!can('run_late')) return actions;
  return (
    <VStack $gap={4}>
      {job.has_arrived === false && (
        <Alert tone="warning" title={`${ownerName} says that nobody has arrived yet`}>
          Write to {ownerName} now, say how late you are, or change the date.
        </Alert>
      )}
      {actions}
      <LateReport
        job={job}
        ownerName={ownerName}
        timeZone={timeZone}
        now={now}
        isBusy={busy || late.isPending}
        onReport={(minutes) => late.mutate(minutes)}
      />
    </VStack>
  );
}
