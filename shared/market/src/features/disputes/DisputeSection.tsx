import { useQuery } from '@tanstack/react-query';
import { jobDisputesQuery, type DisputeParties, type JobDispute } from '../../api/disputes';
import type { RequestState } from '@tree-service/domain';
import { useNow } from '@tree-service/design/hooks';
import { Button, QueryBoundary, Section, VStack, type SectionProps } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useMarketplaceRules } from '../rules';
import { DisputeCard } from './DisputeCard';
import { canOpenDispute, type DisputedJob, type Side } from './disputeWords';
import { DisputeWizard } from './DisputeWizard';

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
