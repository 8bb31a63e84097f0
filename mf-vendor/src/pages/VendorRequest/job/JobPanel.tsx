import { RequestPhotos } from '@tree-service/market/features/photos';
import { useJobNote, WeatherHoldNote } from '@tree-service/market/features/timeline';
import {
  Alert,
  Button,
  Card,
  Details,
  Heading,
  HStack,
  QueryBoundary,
  Section,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { useRef, useState } from 'react';
import { canSignChecklist, dayInZone, momentInZone, SAFETY_TOPICS } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { SafetyChecklistForm, type SignedChecklist } from '@tree-service/market/features/safety';
import { useAction } from '@tree-service/design/hooks';
import { ShieldCheck } from 'lucide-react';
import type { LeadJob, LeadDetail } from '../../../api/leads';
import { jobName, placeOf } from '../../../jobs/jobName';
import { useMarkPaid } from '../../../jobs/useMarkPaid';
import { safetyChecklistsQuery, showChecklist, signSafetyChecklist } from '../../../api/safety';
import { PlainList } from '../../../area/PlainList';
import { ChangeOrders } from './ChangeOrders';
import { JobActions } from './JobActions';
import { jobInWords } from './jobWords';
import { WorkInProgress } from './WorkInProgress';

/** The owner's reason for sending delivered work back. */
function ReopenedNote({ requestId, ownerName }: { requestId: string; ownerName: string }) {
  const note = useJobNote(requestId, 'reopen');
  if (note === null) return null;
  return (
    <Alert tone="warning" title={`${ownerName} found something missing`}>
      {note}
    </Alert>
  );
}

interface JobPaymentProps {
  job: Pick<LeadJob, 'id' | 'paid_jobs'>;
  ownerName: string;
  timeZone: string;
}

/** Whether the owner paid for a completed job, as the Pro keeps it in the books. */
function JobPayment({ job: { id, paid_jobs: paid }, ownerName, timeZone }: JobPaymentProps) {
  const mark = useMarkPaid(id);
  return (
    <HStack $justify="space-between" $gap={3} $wrap>
      <Text>
        {paid
          ? `You marked this job as paid on ${dayInZone(paid.marked_at, timeZone)}.`
          : `Has ${ownerName} paid you? Only you can see this.`}
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={mark.isPending}
        onClick={() => mark.mutate(!paid)}
      >
        {paid ? 'Mark as unpaid' : 'Mark as paid'}
      </Button>
    </HStack>
  );
}

/** The signed safety checklists of a job, and the form to sign one. */
function SafetyChecklists({ job, timeZone }: { job: LeadJob; timeZone: string }) {
  const [isSigning, setSigning] = useState(false);
  const query = safetyChecklistsQuery(job.id);
  const checklists = useQuery(query);
  const sign = useAction({
    run: (checklist: SignedChecklist) => signSafetyChecklist(job.id, checklist),
    done: 'Checklist signed.',
    failed: null,
    refresh: [query.queryKey],
    show: (_, checklist) => showChecklist(job.id, checklist),
    onDone: () => setSigning(false),
  });
  const canSign = canSignChecklist(job.state);
  return (
    <QueryBoundary query={checklists} what="the safety checklists" loading={null}>
      {(signed) =>
        signed.length === 0 && !canSign ? null : (
          <VStack $gap={3}>
            <Heading level={3} size="md">
              Safety checklist
            </Heading>
            {signed.length === 0 && !isSigning && <Text tone="muted">Not signed yet.</Text>}
            {signed.map((checklist) => (
              <div key={checklist.id}>
                <Text>
                  Signed by {checklist.signed_by}, {momentInZone(checklist.signed_at, timeZone)}
                </Text>
                <Details show="Show the topics" hide="Hide the topics">
                  <PlainList $gap={1}>
                    {checklist.confirmed.map((topic) => (
                      <Text as="li" size="sm" key={topic}>
                        {SAFETY_TOPICS[topic].title}: done
                      </Text>
                    ))}
                    {checklist.not_applicable.map((topic) => (
                      <Text as="li" size="sm" tone="muted" key={topic}>
                        {SAFETY_TOPICS[topic].title}: doesn't apply
                      </Text>
                    ))}
                  </PlainList>
                </Details>
              </div>
            ))}
            {isSigning && (
              <SafetyChecklistForm
                draft={`safety/${job.id}`}
                onSign={sign.mutateAsync}
                onCancel={() => setSigning(false)}
              />
            )}
            {canSign && !isSigning && (
              <div>
                <Button variant="outline" onClick={() => setSigning(true)}>
                  <ShieldCheck size={18} aria-hidden />
                  {signed.length === 0 ? 'Open checklist' : 'Sign again'}
                </Button>
              </div>
            )}
          </VStack>
        )
      }
    </QueryBoundary>
  );
}

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
            <WorkInProgress
              job={job}
              taxPercent={lead.quotes.find(({ id }) => id === job.quote_id)?.tax_percent ?? 0}
              ownerName={owner}
              timeZone={timeZone}
              onMoved={focusNext}
            />
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
          {!working && job.delivery_note && <WrittenText>{job.delivery_note}</WrittenText>}
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
