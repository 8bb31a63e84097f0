import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Heading,
  HStack,
  Page,
  QueryBoundary,
  SkeletonText,
  space,
  StatePill,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { lostPage, noSchedule } from '@tree-service/design/illustrations';
import {
  DirectionsButton,
  DriveToPlace,
  PhoneButton,
  placeInWords,
  RouteDirections,
  stopsAhead,
} from '@tree-service/market/features/directions';
import { useLocation } from 'react-router-dom';
import {
  canSignChecklist,
  crewInWords,
  JOB_STATES,
  momentInZone,
  SERVICES,
  timeInZone,
  treeItems,
  LOCALE,
} from '@tree-service/domain';
import { useRef, useState } from 'react';
import { HazardAdvice, SafetyChecklistForm } from '@tree-service/market/features/safety';
import { ShieldCheck } from 'lucide-react';
import { RequestPhotos } from '@tree-service/market/features/photos';
import styled from 'styled-components';
import { keepFormDraft } from '@tree-service/design/drafts';
import { isUnreachable } from '@tree-service/kernel';
import { deliveryDraft } from '@tree-service/market/features/delivery';
import { useOnceReachable } from '@tree-service/market/features/keptFiles';
import { type CrewDay, crewDayQuery, type CrewJob } from '../../api/crewDay';
import type { CrewOutbox, OutboxState, WaitingAct } from './crewOutbox';
import { CrewSteps } from './CrewSteps';
import { agreedInWords } from './dayFile';
import { SaveDay } from './SaveDay';
import { jobOnSite, useCrewOutbox } from './useCrewOutbox';
import { WaitingActs } from './WaitingActs';

const longDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const titleOf = ({ day }: CrewDay) => longDay.format(new Date(`${day}T00:00:00Z`));

function DeadLink() {
  return (
    <EmptyState picture={lostPage} title="This link doesn't work">
      It ends at midnight of its day, and the business can turn it off. Ask the person who sent it
      for a new one.
    </EmptyState>
  );
}

interface JobPlaceProps {
  job: CrewJob;
  /** Where the drive to it begins: "job 1". */
  driveFrom: string;
}

/** Where the job is, the drive to it, and who is there; the street and the phone while the owner shares them. */
function JobPlace({ job, driveFrom }: JobPlaceProps) {
  const { contact, contact_name: name, drive } = job;
  const where = placeInWords({ ...job, address: contact?.address });
  return (
    <VStack $gap={2}>
      <Text weight="semibold">{contact?.name || name}</Text>
      <Text>{where}</Text>
      <DriveToPlace name={name} isShared={contact !== null} drive={drive} driveFrom={driveFrom} />
      <HStack $gap={2} $wrap>
        {contact?.address && <DirectionsButton place={where} />}
        {contact?.phone && <PhoneButton phone={contact.phone} />}
      </HStack>
    </VStack>
  );
}

/** The safety checklist of a job: who signed it, or the form to sign it. */
function CrewChecklist({ job, outbox }: { job: CrewJob; outbox: CrewOutbox }) {
  const [isSigning, setSigning] = useState(false);
  const { checklist } = job;
  const canSign = job.has_begun && canSignChecklist(job.state);
  if (checklist === null && !canSign) return null;
  return (
    <VStack $gap={3}>
      <Heading level={3} size="md">
        Safety checklist
      </Heading>
      {isSigning ? (
        <SafetyChecklistForm
          draft={`safety/${job.id}`}
          onSign={(signed) => {
            outbox.add(job.id, { kind: 'sign', checklist: signed });
            setSigning(false);
            return Promise.resolve();
          }}
          onCancel={() => setSigning(false)}
        />
      ) : (
        <>
          <Text>
            {checklist === null
              ? 'Not signed yet. Go through it before you start.'
              : `Signed by ${checklist.signed_by}, ${momentInZone(checklist.signed_at, job.time_zone)}.`}
          </Text>
          {canSign && (
            <div>
              <Button variant="outline" onClick={() => setSigning(true)}>
                <ShieldCheck size={18} aria-hidden />
                {checklist === null ? 'Open checklist' : 'Sign again'}
              </Button>
            </div>
          )}
        </>
      )}
    </VStack>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding-left: ${space(5)};
  overflow-wrap: anywhere;
`;

/** What is to be done, how to get there, and photos. */
function JobWork({ job, token }: { job: CrewJob; token: string }) {
  const { access_notes: access, agreed, category, description, trees } = job;
  const crew = crewInWords(job);
  return (
    <VStack $gap={4}>
      <HazardAdvice trees={trees} />
      <DescriptionList
        items={[
          ...treeItems(trees, category),
          {
            term: 'Agreed work',
            description: (
              <Lines>
                {agreed.map((line) => (
                  <li key={`${line.change} ${line.position}`}>
                    {agreedInWords(line, trees.length > 1)}
                  </li>
                ))}
              </Lines>
            ),
          },
          { term: 'Request', description: <WrittenText as="span">{description}</WrittenText> },
          ...(crew === null ? [] : [{ term: 'Crew', description: crew }]),
          {
            term: 'Access',
            description: <WrittenText as="span">{access ?? 'No notes'}</WrittenText>,
          },
        ]}
      />
      <RequestPhotos paths={job.photos} label="Photos of the trees" crewToken={token} />
    </VStack>
  );
}

interface CrewJobCardProps {
  job: CrewJob;
  /** "1 of 3". */
  place: string;
  /** Where the drive to it begins: "job 1". */
  driveFrom: string;
  token: string;
  photoFolder: string;
  outbox: CrewOutbox;
  state: OutboxState;
}

/** One job of the day, with everything the crew needs and the next step at its end. */
function CrewJobCard({
  job: known,
  place,
  driveFrom,
  token,
  photoFolder,
  outbox,
  state,
}: CrewJobCardProps) {
  const job = jobOnSite(known, state);
  // The pressed button is gone with the old state, so keyboard focus moves here.
  const moveFocus = () => status.current?.focus();
  const showAgain = (act: WaitingAct) => {
    if (act.kind === 'deliver' && act.note !== '') {
      keepFormDraft(deliveryDraft(job.id), { note: act.note });
    }
    moveFocus();
  };
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
        <CrewChecklist job={job} outbox={outbox} />
        <WaitingActs job={job} outbox={outbox} state={state} onTakenBack={showAgain} />
        <CrewSteps
          job={job}
          token={token}
          photoFolder={photoFolder}
          outbox={outbox}
          state={state}
          onMoved={moveFocus}
        />
      </VStack>
    </Card>
  );
}

function Jobs({ day, token }: { day: CrewDay; token: string }) {
  const { jobs, photo_folder: folder } = day;
  const [outbox, state] = useCrewOutbox(token, day);
  if (jobs.length === 0) {
    return (
      <EmptyState picture={noSchedule} title="No jobs on this day">
        Jobs appear here when they are scheduled.
      </EmptyState>
    );
  }
  const isAhead = jobs.every(({ has_begun }) => !has_begun);
  const nameOf = (jobId: string | null | undefined): string => {
    const index = jobs.findIndex(({ id }) => id === jobId);
    return index < 0 ? 'the starting point' : `job ${index + 1}`;
  };
  const ahead = stopsAhead(
    jobs.map((job) => ({ state: job.state, place: { ...job, address: job.contact?.address } })),
  );
  return (
    <VStack $gap={6}>
      {isAhead && (
        <Alert tone="info">You can look at the jobs now, and start them on the day.</Alert>
      )}
      <RouteDirections stops={ahead} noun="job" />
      <SaveDay day={day} title={titleOf(day)} token={token} />
      {jobs.map((job, place) => (
        <CrewJobCard
          key={job.id}
          job={job}
          place={`${place + 1} of ${jobs.length}`}
          driveFrom={nameOf(job.drive?.from_job_id)}
          token={token}
          photoFolder={folder}
          outbox={outbox}
          state={state}
        />
      ))}
    </VStack>
  );
}

/** The jobs of one day for a crew, by a link; the token is the fragment of the address. */
export default function CrewDayPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(crewDayQuery(token));
  const day = query.data;
  useOnceReachable(isUnreachable(query.error), () => void query.refetch());
  return (
    <Page
      width="narrow"
      title={day ? titleOf(day) : "The crew's day"}
      lead={day && [day.business_name, day.label].filter(Boolean).join(' · ')}
    >
      {token === '' ? (
        <DeadLink />
      ) : (
        <QueryBoundary query={query} what="the jobs" loading={<SkeletonText lines={8} />}>
          {(known) => (known === null ? <DeadLink /> : <Jobs day={known} token={token} />)}
        </QueryBoundary>
      )}
    </Page>
  );
}
