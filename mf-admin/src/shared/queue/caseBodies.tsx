// A chunk of its own, which the review queue loads when a case is opened: how each kind of case is shown.
import type { ReactNode } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { requestQuery } from '@tree-service/market/api/requests';
import { AdjustmentCard } from '../../adjustments/AdjustmentCard';
import { waitingMessageReportQuery } from '../../api/messageReports';
import type { WaitingCase } from '../../api/reviewQueue';
import { pendingAdjustmentQuery } from '../../api/tokenAdjustments';
import { ClaimCase } from '../../claims/ClaimCase';
import { waitingClaimQuery } from '../../claims/claims.api';
import { ContactMessageCard } from '../../contactMessages/ContactMessageCard';
import { unansweredMessageQuery } from '../../contactMessages/contactMessages.api';
import { DisputeCase } from '../../disputes/DisputeCase';
import { waitingDisputeQuery } from '../../disputes/disputes.api';
import { MessageReportCard } from '../../messageReports/MessageReportCard';
import { adminPaths } from '../../paths';
import { PlanProposalCard } from '../../plans/PlanProposalCard';
import { planProposalQuery } from '../../plans/planProposals.api';
import { Letters } from '../../requests/Letters';
import { RequestSummary } from '../../requests/RequestSummary';
import { adminRequestQuery } from '../../requests/requests.api';
import { ReportedReviewCard, reportedReviews } from '../../reviewModeration/ReportedReviewCard';
import { waitingReviewReportsQuery } from '../../reviewModeration/reviewModeration.api';
import { VendorReview } from '../../vendorApproval/VendorReview';
import { CaseRequest } from '../caseFile/CaseRequest';

/** What the review queue gives the body of a case. */
export interface CaseBodyProps {
  readonly row: WaitingCase;
}

interface OpenCaseBodyProps<Item, Key extends QueryKey> {
  /** Reads the case; an empty list once it is decided. */
  readonly query: UseQueryOptions<Item[], Error, Item[], Key>;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The body of a case that is read on its own. */
function OpenCaseBody<Item, Key extends QueryKey>({
  query,
  children,
}: OpenCaseBodyProps<Item, Key>) {
  return (
    <QueryBoundary query={useQuery(query)} what="the case">
      {(items) =>
        items.length === 0 ? <Text tone="muted">This case was just closed.</Text> : children(items)
      }
    </QueryBoundary>
  );
}

/** An application, or a credential or a change of a listed Pro. */
export const VendorBody = ({ row }: CaseBodyProps) => <VendorReview vendorId={row.vendor_id} />;

export const ClaimBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={waitingClaimQuery(row.id)}>
    {(claims) => claims.map((one) => <ClaimCase key={one.id} claim={one} />)}
  </OpenCaseBody>
);

export const DisputeBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={waitingDisputeQuery(row.id)}>
    {(disputes) => disputes.map((one) => <DisputeCase key={one.id} dispute={one} />)}
  </OpenCaseBody>
);

export const ReviewBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={waitingReviewReportsQuery(row.id)}>
    {(reports) =>
      reportedReviews(reports).map((one) => (
        <ReportedReviewCard key={one.review.id} reported={one} />
      ))
    }
  </OpenCaseBody>
);

export const MessageReportBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={waitingMessageReportQuery(row.id)}>
    {(reports) => reports.map((one) => <MessageReportCard key={one.id} report={one} />)}
  </OpenCaseBody>
);

export const AdjustmentBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={pendingAdjustmentQuery(row.id)}>
    {(adjustments) => adjustments.map((one) => <AdjustmentCard key={one.id} adjustment={one} />)}
  </OpenCaseBody>
);

export const ContactMessageBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={unansweredMessageQuery(row.id)}>
    {(messages) => messages.map((one) => <ContactMessageCard key={one.id} message={one} />)}
  </OpenCaseBody>
);

export const PlanProposalBody = ({ row }: CaseBodyProps) => (
  <OpenCaseBody query={planProposalQuery(row.id)}>
    {(proposals) => proposals.map((one) => <PlanProposalCard key={one.id} proposal={one} />)}
  </OpenCaseBody>
);

/** A request without a Pro. */
export function UnmatchedBody({ row }: CaseBodyProps) {
  const query = useQuery(adminRequestQuery(row.id));
  // Its photos show once the audit trail says who opened it.
  const facts = useQuery({ ...requestQuery(row.id), enabled: query.isSuccess });
  return (
    <VStack $gap={6}>
      <QueryBoundary query={query} what="the request">
        {(request) => (
          <VStack $gap={6}>
            <RequestSummary request={request} />
            <Text>
              <Link to={adminPaths.request(row.id)}>Open request</Link>,{' '}
              <Link to={`${adminPaths.matchVisualization()}?request=${row.id}`}>
                match visualization
              </Link>
            </Text>
            <QueryBoundary query={facts} what="the request">
              {(asked) => <CaseRequest request={asked} isNamed />}
            </QueryBoundary>
            <Letters request={request} />
          </VStack>
        )}
      </QueryBoundary>
    </VStack>
  );
}
