import { RequestPhotos } from '@tree-service/market/features/photos';
import { WeatherHoldNote } from '@tree-service/market/features/timeline';
import { Card, Section, Text, VStack } from '@tree-service/design';
import { useRef } from 'react';
import type { LeadJob, LeadDetail } from '../../../api/leads';
import { Paragraphs } from '../../../area/Paragraphs';
import { jobName, placeOf } from '../../../jobs/jobName';
import { SafetyChecklists } from '../safety/SafetyChecklists';
import { ChangeOrders } from './ChangeOrders';
import { JobActions } from './JobActions';
import { JobPayment } from './JobPayment';
import { jobInWords } from './jobWords';
import { ReopenedNote } from './ReopenedNote';
import { WorkInProgress } from './WorkInProgress';

/** What happens next with a job, what the Pro can do, and how it ended. */
export function JobPanel({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const working = job.state === 'in_progress';
  const next = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the old state, so keyboard focus moves here.
  const focusNext = () => next.current?.focus();
  return (
    <Section title="The job">
      <Card>
        <VStack $gap={5}>
          <div ref={next} tabIndex={-1} role="group" aria-label="Next step">
            {job.state === 'weather_hold' && <WeatherHoldNote requestId={lead.request_id} />}
            <Text>{jobInWords(job, owner, timeZone)}</Text>
          </div>
          {working && job.delivered_at !== null && (
            <ReopenedNote requestId={lead.request_id} ownerName={owner} />
          )}
          {working ? (
            <WorkInProgress job={job} ownerName={owner} timeZone={timeZone} onMoved={focusNext} />
          ) : (
            <JobActions
              job={job}
              requestState={lead.service_requests.state}
              ownerName={owner}
              name={jobName(lead)}
              place={placeOf(lead.service_requests)}
              timeZone={timeZone}
              zip={lead.service_requests.zip}
              nextStep={next}
              onMoved={focusNext}
            />
          )}
          {job.state === 'completed' && (
            <JobPayment job={job} ownerName={owner} timeZone={timeZone} />
          )}
          <ChangeOrders jobId={job.id} timeZone={timeZone} />
          <SafetyChecklists job={job} timeZone={timeZone} />
          {!working && job.delivery_note && <Paragraphs>{job.delivery_note}</Paragraphs>}
          {job.job_photos.length > 0 && (
            <RequestPhotos
              paths={job.job_photos.map(({ path }) => path)}
              label="Photos of the finished work"
            />
          )}
        </VStack>
      </Card>
    </Section>
  );
}
