import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { vendorsInState } from '../../api/administration';
import { claimQueue } from '@tree-service/market/api/claims';
import { contactMessages } from '@tree-service/market/api/contact';
import { disputeQueue } from '@tree-service/market/api/disputes';
import type { ListPage } from '@tree-service/market/api/keyset';
import { openMessageReports } from '@tree-service/market/api/messageReports';
import { openReviewReports } from '@tree-service/market/api/reviews';
import { pendingAdjustments } from '../../api/tokenAdjustments';
import { waitingCount, type WaitingCount } from './waitingCount';

const total = (page: ListPage<unknown>) => page.total;

/** How many decisions wait, by the address of the page where they are taken. */
export function useWaiting(): ReadonlyMap<string, WaitingCount> {
  const vendors = useQuery({ ...vendorsInState('under_review').first, select: total });
  const claims = useQuery({ ...claimQueue.first, select: total });
  const disputes = useQuery({ ...disputeQueue.first, select: total });
  const reviews = useQuery({ ...openReviewReports.first, select: total });
  const messages = useQuery({ ...openMessageReports.first, select: total });
  const adjustments = useQuery({ ...pendingAdjustments.first, select: total });
  const contact = useQuery({
    ...contactMessages({ unansweredOnly: true }).first,
    select: total,
  });
  return new Map([
    [adminPaths.vendorApproval(), waitingCount(vendors)],
    [adminPaths.claims(), waitingCount(claims)],
    [adminPaths.disputes(), waitingCount(disputes)],
    [adminPaths.reviews(), waitingCount(reviews)],
    [adminPaths.messageReports(), waitingCount(messages)],
    [adminPaths.adjustments(), waitingCount(adjustments)],
    [adminPaths.contact(), waitingCount(contact)],
  ]);
}
