import { useQuery } from '@tanstack/react-query';
import { jobDisputesQuery, type DisputeParties, type JobDispute } from '../../api/disputes';
import { DISPUTE_STATES, momentInZone, type RequestState } from '@tree-service/domain';
import { Deadline, useNow } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  Heading,
  HStack,
  QueryBoundary,
  Section,
  type SectionProps,
  StatusPill,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useMarketplaceRules } from '../rules';
import { RequestPhotos } from '../photos';
import {
  canOpenDispute,
  clockLabel,
  describeOutcome,
  DISPUTE_REASONS,
  type DisputedJob,
  type Side,
} from './disputeWords';
import { DisputeWizard } from './DisputeWizard';
import { DisputeActions } from './DisputeActions';

interface DisputeCardProps {
  dispute: JobDispute;
  side: Side;
  otherName: string;
  /** Of the property. */
  timeZone: string;
}

function Statement({
  title,
  at,
  timeZone,
  words,
  photos,
}: {
  title: string;
  at: string | null;
  timeZone: string;
  words: string;
  photos: readonly string[];
}) {
  return (
    <VStack $gap={2}>
      <Heading level={4} size="md">
        {title}
      </Heading>
      {at !== null && (
        <Text size="sm" tone="muted">
          {momentInZone(at, timeZone)}
        </Text>
      )}
      <WrittenText>{words}</WrittenText>
      <RequestPhotos paths={photos} label={title} />
    </VStack>
  );
}

/** One dispute: status, deadline, both sides' statements and photos, and the decision. */
function DisputeCard({ dispute, side, otherName, timeZone }: DisputeCardProps) {
  const { label, tone } = DISPUTE_STATES[dispute.state];
  const clock = clockLabel(dispute, side);
  const nameOf = (who: string) => (who === side ? 'You' : otherName);
  const answerer = dispute.opened_by === 'owner' ? 'vendor' : 'owner';
  const photosOf = (who: string) =>
    dispute.job_dispute_photos.filter((photo) => photo.side === who).map(({ path }) => path);

  return (
    <Card as="article" aria-label={`Dispute: ${DISPUTE_REASONS[dispute.reason]}`}>
      <VStack $gap={5}>
        <div>
          <HStack $justify="space-between" $wrap>
            <Heading level={3} size="lg">
              {DISPUTE_REASONS[dispute.reason]}
            </Heading>
            <StatusPill tone={tone}>{label}</StatusPill>
          </HStack>
          <Text spaceAbove={2}>
            {nameOf(dispute.opened_by)} {side === dispute.opened_by ? 'want' : 'wants'}:{' '}
            <strong>{describeOutcome(dispute.wanted, dispute.wanted_price_cents)}</strong>
          </Text>
        </div>
        {clock !== null && dispute.due_at !== null && (
          <Deadline label={clock} at={dispute.due_at} timeZone={timeZone} />
        )}
        <Statement
          timeZone={timeZone}
          title={`${nameOf(dispute.opened_by)} said`}
          at={dispute.created_at}
          words={dispute.description}
          photos={photosOf(dispute.opened_by)}
        />
        {dispute.answer !== null && (
          <Statement
            timeZone={timeZone}
            title={`${nameOf(answerer)} answered`}
            at={dispute.answered_at}
            words={dispute.answer}
            photos={photosOf(answerer)}
          />
        )}
        {dispute.appeal_reason !== null && dispute.appealed_by !== null && (
          <Statement
            timeZone={timeZone}
            title={`${nameOf(dispute.appealed_by)} appealed`}
            at={null}
            words={dispute.appeal_reason}
            photos={[]}
          />
        )}
        {dispute.outcome !== null && (
          <Statement
            timeZone={timeZone}
            title={`Outcome: ${describeOutcome(dispute.outcome, dispute.outcome_price_cents)}`}
            at={dispute.decided_at}
            words={dispute.decision_reason ?? ''}
            photos={[]}
          />
        )}
        <DisputeActions dispute={dispute} side={side} />
      </VStack>
    </Card>
  );
}

export interface DisputeSectionProps {
  job: DisputedJob & DisputeParties;
  requestState: RequestState;
  side: Side;
  /** Who the other side is. */
  otherName: string;
  /** Of the property. */
  timeZone: string;
  /** Frames the way to open a dispute as long as there is none; a `Section` when absent. */
  frame?: (props: SectionProps) => ReactNode;
}

function Disputes({
  disputes,
  job,
  requestState,
  side,
  otherName,
  timeZone,
  frame = Section,
}: DisputeSectionProps & { disputes: readonly JobDispute[] }) {
  const now = useNow();
  const { dispute_days: days } = useMarketplaceRules();
  const [isOpening, setIsOpening] = useState(false);
  const mayOpen = canOpenDispute(job, requestState, disputes, days, now);
  if (disputes.length === 0 && !mayOpen) return null;
  const Frame = disputes.length === 0 ? frame : Section;
  return (
    <Frame
      title={disputes.length === 0 ? 'Problem with this job?' : 'Dispute'}
      description={
        disputes.length === 0
          ? `If you and ${otherName} can't agree, an administrator decides by a deadline you can both see.`
          : undefined
      }
      actions={
        mayOpen && (
          <Button variant="outline" size="sm" onClick={() => setIsOpening(true)}>
            Open a dispute
          </Button>
        )
      }
    >
      <VStack>
        {disputes.map((dispute) => (
          <DisputeCard
            key={dispute.id}
            dispute={dispute}
            side={side}
            otherName={otherName}
            timeZone={timeZone}
          />
        ))}
      </VStack>
      <DisputeWizard
        // The next dispute must not start with this one's text.
        key={disputes.length}
        job={job}
        side={side}
        otherName={otherName}
        open={isOpening && mayOpen}
        onClose={() => setIsOpening(false)}
      />
    </Frame>
  );
}

/** The disputes about a job, and the way to open one. Shows nothing where there is none and none can be. */
export function DisputeSection(props: DisputeSectionProps) {
  return (
    <QueryBoundary
      query={useQuery(jobDisputesQuery(props.job.id))}
      what="the dispute"
      loading={null}
    >
      {(disputes) => <Disputes disputes={disputes} {...props} />}
    </QueryBoundary>
  );
}
