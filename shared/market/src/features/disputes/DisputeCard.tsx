import type { JobDispute } from '../../api/disputes';
import { DISPUTE_STATES, momentInZone } from '@tree-service/domain';
import { Deadline } from '@tree-service/design/hooks';
import { RequestPhotos } from '../photos';
import { Card, Heading, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { DisputeActions } from './DisputeActions';
import { clockLabel, describeOutcome, DISPUTE_REASONS, type Side } from './disputeWords';

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface DisputeCardProps {
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
      <Words>{words}</Words>
      <RequestPhotos paths={photos} label={title} />
    </VStack>
  );
}

/** One dispute: status, deadline, both sides' statements and photos, and the decision. */
export function DisputeCard({ dispute, side, otherName, timeZone }: DisputeCardProps) {
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
