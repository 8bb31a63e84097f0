import type { OverseenDispute } from '../../api/disputes';
import { DISPUTE_STATES, formatCents } from '@tree-service/domain';
import { describeOutcome, DISPUTE_REASONS } from '@tree-service/market/features/disputes';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Link, Section, Text } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { Statement } from '../../caseFile/Statement';
import { useIsOwnDecision } from '../../caseFile/useIsOwnDecision';
import { Case } from '../../queue/Case';
import { DisputeDecision } from './DisputeDecision';

interface DisputeCaseProps {
  readonly dispute: OverseenDispute;
  readonly onDecided?: () => void;
}

/** One dispute: what each side says and shows, the evidence and, while it is open, the decision. */
export function DisputeCase({ dispute, onDecided }: DisputeCaseProps) {
  const isOwn = useIsOwnDecision(dispute.id);
  const { service_requests: request, vendor_profiles: vendor, state, opened_by: opener } = dispute;
  const isAppealed = state === 'appealed';
  const isOpen = isAppealed || state === 'under_review';
  const nameOf = (side: string) => (side === 'owner' ? request.contact_name : vendor.business_name);
  const answerer = opener === 'owner' ? 'vendor' : 'owner';
  const photosOf = (side: string) => (
    <RequestPhotos
      paths={dispute.job_dispute_photos.filter((one) => one.side === side).map(({ path }) => path)}
      label={`Photos from ${nameOf(side)}`}
    />
  );
  return (
    <Case
      id={dispute.id}
      title={DISPUTE_REASONS[dispute.reason]}
      status={DISPUTE_STATES[state]}
      isOpen={isOpen}
      isAppealed={isAppealed}
      dueAt={dispute.due_at}
      requestId={dispute.request_id}
      vendorId={dispute.vendor_id}
      decision={
        isOpen &&
        !(isAppealed && isOwn) && (
          <Section title="Your decision">
            <DisputeDecision dispute={dispute} onDecided={onDecided} />
          </Section>
        )
      }
    >
      <Text>
        {request.contact_name} and{' '}
        <Link to={adminPaths.vendor(dispute.vendor_id)}>{vendor.business_name}</Link>, request #
        {request.number}, {formatCents(dispute.jobs.price_cents)}. {nameOf(opener)}{' '}
        {isOpen ? 'requests' : 'requested'}:{' '}
        <strong>{describeOutcome(dispute.wanted, dispute.wanted_price_cents)}</strong>
      </Text>
      <Statement
        title={`What ${nameOf(opener)} says`}
        at={dispute.created_at}
        words={dispute.description}
      >
        {photosOf(opener)}
      </Statement>
      <Statement
        title={`Response from ${nameOf(answerer)}`}
        at={dispute.answered_at}
        words={dispute.answer ?? 'No response before the deadline.'}
      >
        {photosOf(answerer)}
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
          title={`Appeal from ${nameOf(dispute.appealed_by)}`}
          words={dispute.appeal_reason ?? ''}
        />
      )}
    </Case>
  );
}
