import { JOB_STATES, SERVICES, timeInZone } from '@tree-service/domain';
import { Card, Heading, HStack, StatePill, Text, VStack } from '@tree-service/design';
import { useRef } from 'react';
import type { CrewJob } from '../../api/crewDay';
import { CrewChecklist } from './CrewChecklist';
import { CrewSteps } from './CrewSteps';
import { JobPlace } from './JobPlace';
import { JobWork } from './JobWork';

export interface CrewJobCardProps {
  job: CrewJob;
  /** "1 of 3". */
  place: string;
  /** Where the drive to it begins: "job 1". */
  driveFrom: string;
  token: string;
  photoFolder: string;
}

/** One job of the day, with everything the crew needs and the next step at its end. */
export function CrewJobCard({ job, place, driveFrom, token, photoFolder }: CrewJobCardProps) {
  const status = useRef<HTMLDivElement>(null);
  const name = SERVICES[job.category].name;
  return (
    <Card as="article" aria-label={`Job ${place}: ${name} for ${job.contact_name}`}>
      <VStack $gap={5}>
        <VStack $gap={2} ref={status} tabIndex={-1} role="group" aria-label="Status">
          <HStack $justify="space-between" $gap={3} $wrap>
            <Text size="sm" tone="muted">
              Job {place}
            </Text>
            <StatePill status={JOB_STATES[job.state]} />
          </HStack>
          <Heading level={2} size="lg">
            {timeInZone(job.scheduled_for, job.time_zone)}
          </Heading>
          <Text>
            {name}, request #{job.number}
          </Text>
        </VStack>
        <JobPlace job={job} driveFrom={driveFrom} />
        <JobWork job={job} token={token} />
        <CrewChecklist job={job} token={token} />
        <CrewSteps
          job={job}
          token={token}
          photoFolder={photoFolder}
          // The pressed button is gone with the old state, so keyboard focus moves here.
          onMoved={() => status.current?.focus()}
        />
      </VStack>
    </Card>
  );
}
