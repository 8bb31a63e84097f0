import { useQuery } from '@tanstack/react-query';
import { vendorsInStateQuery } from '@tree-service/shared/api/administration';
import { claimQueueQuery } from '@tree-service/shared/api/claims';
import { contactMessagesQuery } from '@tree-service/shared/api/contact';
import { disputeQueueQuery } from '@tree-service/shared/api/disputes';
import { openMessageReportsQuery } from '@tree-service/shared/api/messageReports';
import { openReviewReportsQuery } from '@tree-service/shared/api/reviews';
import { pendingAdjustmentsQuery } from '@tree-service/shared/api/tokenAdjustments';
import { paths } from '@tree-service/shared/contract';

const count = (rows: readonly unknown[]) => rows.length;

/** How many decisions wait, by the address of the page where they are taken; absent while unknown. */
export function useWaiting(): ReadonlyMap<string, number> {
  const vendors = useQuery({ ...vendorsInStateQuery('under_review'), select: count });
  const claims = useQuery({ ...claimQueueQuery(), select: count });
  const disputes = useQuery({ ...disputeQueueQuery(), select: count });
  const reviews = useQuery({ ...openReviewReportsQuery(), select: count });
  const messages = useQuery({ ...openMessageReportsQuery, select: count });
  const adjustments = useQuery({ ...pendingAdjustmentsQuery(), select: count });
  const contact = useQuery({ ...contactMessagesQuery({ unansweredOnly: true }), select: count });
  return new Map([
    [paths.adminVendorApproval(), vendors.data ?? 0],
    [paths.adminClaims(), claims.data ?? 0],
    [paths.adminDisputes(), disputes.data ?? 0],
    [paths.adminReviews(), reviews.data ?? 0],
    [paths.adminMessageReports(), messages.data ?? 0],
    [paths.adminAdjustments(), adjustments.data ?? 0],
    [paths.adminContact(), contact.data ?? 0],
  ]);
}
