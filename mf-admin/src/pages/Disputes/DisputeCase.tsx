import type { OverseenDispute } from '@tree-service/market/api/disputes';
import { DISPUTE_STATES, formatCents } from '@tree-service/domain';
import { describeOutcome, DISPUTE_REASONS } from '@tree-service/market/features/disputes';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, Link, Section, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { CaseFile } from '../../caseFile/CaseFile';
import { CaseHeader } from '../../caseFile/CaseHeader';
import { EarlierDecisions } from '../../caseFile/EarlierDecisions';
import { Statement } from '../../caseFile/Statement';
import { useEarlierDecision } from '../../caseFile/useEarlierDecision';
import { DisputeDecision } from './DisputeDecision';

interface DisputeCaseProps {
  readonly dispute: OverseenDispute;
  readonly onDecided: () => void;
}

/** One dispute: what each side says and shows, what it can rest on, and, while it waits, the decision. */
export function DisputeCase({ dispute, onDecided }: DisputeCaseProps) {
  const { isOwn } = useEarlierDecision(dispute.id);
  const { service_requests: request, vendor_profiles: vendor, state } = dispute;
  const isAppealed = state === 'appealed';
  const isWaiting = isAppealed || state === 'under_review';
  const nameOf = (side: string) => (side === 'owner' ? request.contact_name : vendor.business_name);
  const answerer = dispute.opened_by === 'owner' ? 'vendor' : 'owner';
  const photosOf = (side: string) =>
    dispute.job_dispute_photos.filter((photo) => photo.side === side).map(({ path }) => path);
  return (
    <VStack $gap={8}>
      <Card as="article" aria-labelledby="dispute">
        <VStack $gap={5}>
          <CaseHeader
            id="dispute"
            title={DISPUTE_REASONS[dispute.reason]}
            state={DISPUTE_STATES[state]}
            dueAt={isWaiting ? dispute.due_at : undefined}
          />
          <Text>
            {request.contact_name} and{' '}
            <Link to={adminPaths.vendor(dispute.vendor_id)}>{vendor.business_name}</Link>, request
            no. {request.number}, {formatCents(dispute.jobs.price_cents)}.{' '}
            {nameOf(dispute.opened_by)} {isWaiting ? 'wants' : 'wanted'}:{' '}
            <strong>{describeOutcome(dispute.wanted, dispute.wanted_price_cents)}</strong>
          </Text>
          <Statement
            title={`${nameOf(dispute.opened_by)} says`}
            at={dispute.created_at}
            words={dispute.description}
          >
            <RequestPhotos
              paths={photosOf(dispute.opened_by)}
              label={`Shown by ${nameOf(dispute.opened_by)}`}
            />
          </Statement>
          <Statement
            title={`${nameOf(answerer)} answers`}
            at={dispute.answered_at}
            words={dispute.answer ?? 'No answer came in time.'}
          >
            <RequestPhotos paths={photosOf(answerer)} label={`Shown by ${nameOf(answerer)}`} />
          </Statement>
          {dispute.outcome !== null && (
            <Statement
              title={`${isAppealed ? 'First decision' : 'Outcome'}: ${describeOutcome(dispute.outcome, dispute.outcome_price_cents)}`}
              at={dispute.decided_at}
              words={dispute.decision_reason ?? ''}
            />
          )}
          {dispute.appealed_by !== null && (
            <Statement
              title={`${nameOf(dispute.appealed_by)} ${isWaiting ? 'appeals' : 'appealed'}`}
              words={dispute.appeal_reason ?? ''}
            />
          )}
        </VStack>
      </Card>
      {isWaiting && !(isAppealed && isOwn) && (
        <Section title="Your decision">
          <DisputeDecision dispute={dispute} onDecided={onDecided} />
        </Section>
      )}
      <EarlierDecisions subjectId={dispute.id} isAppealed={isAppealed} />
      <Section title="Evidence">
        <CaseFile requestId={dispute.request_id} vendorId={dispute.vendor_id} />
      </Section>
    </VStack>
  );
}
