import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import { expectedArrival, timeInZone } from '@tree-service/domain';
import { Alert, Button, HStack, Text, VStack } from '@tree-service/design';
import { answerArrival } from '../../../api/jobs';
import { useRequestAction } from '../useRequestAction';

type RequestJob = RequestDetail['jobs'][number];

export interface ArrivalNoteProps {
  job: Pick<
    RequestJob,
    'id' | 'scheduled_for' | 'late_minutes' | 'arrival_asked_at' | 'has_arrived'
  >;
  businessName: string;
  timeZone: string;
}

/** How late the Pro is, and whether the crew arrived; what an owner can do when nobody came is below it. */
export default function ArrivalNote({ job, businessName, timeZone }: ArrivalNoteProps) {
  const answer = useRequestAction({
    run: (arrived: boolean) => answerArrival(job.id, arrived),
    show: (arrived) => showRows<RequestJob>([{ id: job.id, has_arrived: arrived }]),
    failed: "We couldn't save your answer",
  });
  if (job.has_arrived === true) return <Text tone="muted">You said that the crew arrived.</Text>;
  const late = job.scheduled_for !== null && job.late_minutes !== null && (
    <Text role="status">
      {businessName} is running {job.late_minutes} minutes late and expects to arrive around{' '}
      {timeInZone(expectedArrival(job.scheduled_for, job.late_minutes), timeZone)}.
    </Text>
  );
  if (job.arrival_asked_at === null) return late || null;
  return (
    <VStack $gap={4}>
      {late}
      <Alert
        tone={job.has_arrived === false ? 'warning' : 'info'}
        title={
          job.has_arrived === false
            ? `We told ${businessName} that nobody has arrived`
            : 'Did the crew arrive?'
        }
      >
        <VStack $gap={3}>
          {job.has_arrived === false && (
            <Text>
              Write to {businessName}, choose another date, or report a no-show below once that
              button appears.
            </Text>
          )}
          <HStack $gap={3} $wrap>
            <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
              {job.has_arrived === false ? 'The crew is here now' : 'Yes, the crew is here'}
            </Button>
            {job.has_arrived === null && (
              <Button
                variant="outline"
                disabled={answer.isPending}
                onClick={() => answer.mutate(false)}
              >
                Not yet
              </Button>
            )}
          </HStack>
        </VStack>
      </Alert>
    </VStack>
  );
}
