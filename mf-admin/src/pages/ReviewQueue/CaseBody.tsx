import type { ReactNode } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { waitingClaimQuery } from '@tree-service/market/api/claims';
import { unansweredMessageQuery } from '@tree-service/market/api/contact';
import { waitingDisputeQuery } from '@tree-service/market/api/disputes';
import { waitingMessageReportQuery } from '@tree-service/market/api/messageReports';
import { waitingReviewReportsQuery } from '@tree-service/market/api/reviews';
import { Button, Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import type { WaitingCase } from '../../api/reviewQueue';
import { pendingAdjustmentQuery } from '../../api/tokenAdjustments';
import { useRefresh } from '../../layout/useRefresh';
import { CASE_KINDS } from '../../queue/caseKinds';
import { AdjustmentCard } from '../Adjustments/AdjustmentCard';
import { ClaimCase } from '../Claims/ClaimCase';
import { ContactMessageCard } from '../ContactMessages/ContactMessageCard';
import { DisputeCase } from '../Disputes/DisputeCase';
import { MessageReportCard } from '../MessageReports/MessageReportCard';
import { reportedReviews } from '../ReviewModeration/reportedReviews';
import { ReportedReviewCard } from '../ReviewModeration/ReportedReviewCard';
import { VendorReview } from '../VendorApproval/VendorReview';

interface DecidableProps<Item, Key extends QueryKey> {
  /** Reads the case; an empty list once it is decided. */
  readonly query: UseQueryOptions<Item[], Error, Item[], Key>;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Decidable<Item, Key extends QueryKey>({ query, children }: DecidableProps<Item, Key>) {
  return (
    <QueryBoundary query={useQuery(query)} what="the case">
      {(items) =>
        items.length === 0 ? <Text tone="muted">This case was just closed.</Text> : children(items)
      }
    </QueryBoundary>
  );
}

/** What a case is about, and where it is decided. */
export function CaseBody({ row }: { readonly row: WaitingCase }) {
  const refresh = useRefresh();
  const done = () => void refresh();
  switch (row.queue) {
    case 'approvals':
      return <VendorReview vendorId={row.id} />;
    case 'unverified':
      return <VendorReview vendorId={row.vendor_id} />;
    case 'claims':
      return (
        <Decidable query={waitingClaimQuery(row.id)}>
          {(claims) => claims.map((one) => <ClaimCase key={one.id} claim={one} onDecided={done} />)}
        </Decidable>
      );
    case 'disputes':
      return (
        <Decidable query={waitingDisputeQuery(row.id)}>
          {(disputes) =>
            disputes.map((one) => <DisputeCase key={one.id} dispute={one} onDecided={done} />)
          }
        </Decidable>
      );
    case 'reviews':
      return (
        <Decidable query={waitingReviewReportsQuery(row.id)}>
          {(reports) =>
            reportedReviews(reports).map((one) => (
              <ReportedReviewCard key={one.review.id} reported={one} />
            ))
          }
        </Decidable>
      );
    case 'messageReports':
      return (
        <Decidable query={waitingMessageReportQuery(row.id)}>
          {(reports) => reports.map((one) => <MessageReportCard key={one.id} report={one} />)}
        </Decidable>
      );
    case 'adjustments':
      return (
        <Decidable query={pendingAdjustmentQuery(row.id)}>
          {(adjustments) =>
            adjustments.map((one) => <AdjustmentCard key={one.id} adjustment={one} />)
          }
        </Decidable>
      );
    case 'contact':
      return (
        <Decidable query={unansweredMessageQuery(row.id)}>
          {(messages) => messages.map((one) => <ContactMessageCard key={one.id} message={one} />)}
        </Decidable>
      );
    case 'unmatched':
    case 'errors':
    case 'plans':
    case 'administrators':
      return <DecidedElsewhere row={row} />;
  }
}

function DecidedElsewhere({ row }: { readonly row: WaitingCase }) {
  const page = CASE_KINDS[row.queue].page?.(row);
  if (!page) return null;
  return (
    <Card>
      <VStack $align="start">
        <Text>This is decided on its own page.</Text>
        <Button asLink to={page.to}>
          {page.label}
        </Button>
      </VStack>
    </Card>
  );
}
