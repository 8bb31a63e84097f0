import { canMove } from '@tree-service/domain';
import { uploadCrewPhoto } from '@tree-service/market/api/photos';
import { DeliverJobForm } from '@tree-service/market/features/delivery';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { UNDO_STEP_MS, UndoLine } from '@tree-service/market/features/undo';
import { LateReport } from '@tree-service/market/features/scheduling';
import { useAction, useNow } from '@tree-service/design/hooks';
import { Button, HStack, Text, VStack } from '@tree-service/design';
import { reportLateAsCrew, type CrewJob } from '../../api/crewDay';
import type { CrewOutbox, OutboxState } from './crewOutbox';

type Step = 'start_travel' | 'start';

export interface CrewStepsProps {
  /** As it is on site, with what waits on this device. */
  job: CrewJob;
  token: string;
  photoFolder: string;
  outbox: CrewOutbox;
  state: OutboxState;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The next step of a job: on the way, start, done. Each is kept on this device first. */
export function CrewSteps({ job, token, photoFolder, outbox, state, onMoved }: CrewStepsProps) {
  const fresh = state.waiting.find(({ id, jobId }) => id === state.fresh && jobId === job.id);
  const now = useNow();
  const late = useAction({
    run: (minutes: number) => reportLateAsCrew(token, job.id, minutes),
    done: `We let ${job.contact_name} know you're running late.`,
    failed: "We couldn't notify the owner",
    refresh: [['crew_day']],
  });
  if (job.state === 'in_progress') {
    return (
      <DeliverJobForm
        jobId={job.id}
        ownerName={job.contact_name}
        submit="Done"
        folder={photoFolder}
        upload={(folder, key, photo) => uploadCrewPhoto(folder, key, photo, token)}
        isSentLater
        done={null}
        deliver={(note, photoCount) => {
          outbox.add(job.id, { kind: 'deliver', note, photoCount });
          return Promise.resolve([]);
        }}
        refresh={[]}
        onDelivered={onMoved}
      />
    );
  }
  if (job.state === 'change_order_pending') {
    return <Text tone="muted">{job.contact_name} is deciding about a change to the work.</Text>;
  }
  if (job.finished_photos.length > 0) {
    return (
      <RequestPhotos
        paths={job.finished_photos}
        label="Photos of the finished work"
        crewToken={token}
      />
    );
  }
  if (fresh?.kind === 'start_travel' || fresh?.kind === 'start') {
    return (
      <UndoLine
        isSending={state.sending === fresh.id}
        onUndo={() => {
          outbox.takeBack(fresh.id);
          onMoved();
        }}
      >
        {fresh.kind === 'start_travel'
          ? `Letting ${job.contact_name} know you're on your way…`
          : `Letting ${job.contact_name} know that work is starting…`}
      </UndoLine>
    );
  }
  const can = (step: Step) => job.has_begun && canMove('job', job.state, step, 'vendor');
  return (
    <VStack $gap={4}>
      <HStack $gap={3} $wrap>
        {can('start_travel') && (
          <Button
            size="lg"
            onClick={() => outbox.add(job.id, { kind: 'start_travel' }, UNDO_STEP_MS)}
          >
            On my way
          </Button>
        )}
        {can('start') && (
          <Button
            size="lg"
            variant={can('start_travel') ? 'outline' : 'default'}
            onClick={() => outbox.add(job.id, { kind: 'start' }, UNDO_STEP_MS)}
          >
            Start
          </Button>
        )}
      </HStack>
      {job.has_begun && canMove('job', job.state, 'run_late', 'vendor') && (
        <LateReport
          job={job}
          ownerName={job.contact_name}
          timeZone={job.time_zone}
          now={now}
          isBusy={late.isPending}
          onReport={(minutes) => late.mutate(minutes)}
        />
      )}
    </VStack>
  );
}
