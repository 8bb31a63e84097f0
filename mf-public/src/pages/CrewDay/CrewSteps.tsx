import { canMove } from '@tree-service/domain';
import { uploadCrewPhoto } from '@tree-service/market/api/photos';
import { DeliverJobForm } from '@tree-service/market/features/delivery';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { UNDO_STEP_MS, UndoLine, useDelayed } from '@tree-service/market/features/undo';
import { LateReport } from '@tree-service/market/features/scheduling';
import { useAction, useNow } from '@tree-service/design/hooks';
import { Button, HStack, Text, VStack } from '@tree-service/design';
import {
  deliverJobAsCrew,
  reportLateAsCrew,
  startJobAsCrew,
  startTravelAsCrew,
  type CrewJob,
} from '../../api/crewDay';

type Step = 'start_travel' | 'start';

export interface CrewStepsProps {
  job: CrewJob;
  token: string;
  photoFolder: string;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The next step of a job: on the way, start, done. */
export function CrewSteps({ job, token, photoFolder, onMoved }: CrewStepsProps) {
  const take = useAction({
    run: async (step: Step) =>
      void (await (step === 'start_travel' ? startTravelAsCrew : startJobAsCrew)(token, job.id)),
    done: (step) =>
      step === 'start_travel'
        ? `We let ${job.contact_name} know you're on your way.`
        : 'Work started.',
    failed: "We couldn't save this step",
    refresh: [['crew_day']],
    onDone: onMoved,
  });
  const delayed = useDelayed<Step>(
    (step) => take.mutate(step, { onSettled: () => delayed.settle() }),
    UNDO_STEP_MS,
  );
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
        upload={(key, photo) => uploadCrewPhoto(photoFolder, key, photo, token)}
        deliver={(note, photos) => deliverJobAsCrew(token, job.id, note, photos)}
        refresh={[['crew_day']]}
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
  if (delayed.given !== null) {
    return (
      <UndoLine
        isSending={take.isPending}
        onUndo={() => {
          delayed.undo();
          onMoved();
        }}
      >
        {delayed.given === 'start_travel'
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
          <Button size="lg" onClick={() => delayed.start('start_travel')}>
            On my way
          </Button>
        )}
        {can('start') && (
          <Button
            size="lg"
            variant={can('start_travel') ? 'outline' : 'default'}
            onClick={() => delayed.start('start')}
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
