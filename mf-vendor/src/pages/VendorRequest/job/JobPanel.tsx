import type { LeadDetail, LeadJob } from '@tree-service/market/api/leads';
import { crewInWords, formatCents, jobDate, statusOfJob } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, HStack, Price, Section, StatePill, Text, VStack } from '@tree-service/design';
import { useRef } from 'react';
import { Paragraphs } from '../../../area/Paragraphs';
import { jobName, placeOf } from '../../../jobs/jobName';
import { SafetyChecklists } from '../safety/SafetyChecklists';
import { ChangeOrders } from './ChangeOrders';
import { JobActions } from './JobActions';
import { jobInWords } from './jobWords';
import { ReopenedNote } from './ReopenedNote';
import { WorkInProgress } from './WorkInProgress';

export function JobPanel({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const working = job.state === 'in_progress';
  const status = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the old state, so keyboard focus moves here.
  const focusStatus = () => status.current?.focus();
  return (
    <Section title="The job">
      <Card>
        <VStack $gap={5}>
          <VStack $gap={5} ref={status} tabIndex={-1} role="group" aria-label="Status">
            <HStack $justify="space-between" $gap={3} $wrap>
              <StatePill status={statusOfJob(job)} />
              <Price amount={formatCents(job.price_cents)} per="agreed" />
            </HStack>
            <Text>{jobInWords(job, owner, timeZone)}</Text>
            <Text size="sm" tone="muted">
              Date: {jobDate(job, timeZone)}
            </Text>
            {crewInWords(job) !== null && (
              <Text size="sm" tone="muted">
                Crew: {crewInWords(job)}
              </Text>
            )}
          </VStack>
          {working && job.delivered_at !== null && (
            <ReopenedNote requestId={lead.request_id} ownerName={owner} />
          )}
          {working ? (
            <WorkInProgress job={job} ownerName={owner} timeZone={timeZone} onMoved={focusStatus} />
          ) : (
            <JobActions
              job={job}
              ownerName={owner}
              name={jobName(lead)}
              place={placeOf(lead.service_requests)}
              timeZone={timeZone}
              status={status}
              onMoved={focusStatus}
            />
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
