import {
  BadgeCheck,
  Coins,
  Gavel,
  Mail,
  MessageSquareWarning,
  ReceiptText,
  StarOff,
  type LucideIcon,
} from 'lucide-react';
import type { Address } from '@tree-service/kernel/contract';
import { claimQueue } from '@tree-service/market/api/claims';
import { contactMessages } from '@tree-service/market/api/contact';
import { disputeQueue } from '@tree-service/market/api/disputes';
import { openMessageReports } from '@tree-service/market/api/messageReports';
import { openReviewReports } from '@tree-service/market/api/reviews';
import { vendorsInState } from './api/administration';
import { pendingAdjustments } from './api/tokenAdjustments';
import { adminPaths, queuePages } from './paths';
import { decisionsOf, type DecisionList } from './queue/decisions';

/** A review queue: its page, its card in Admin Tools, its card on the dashboard. */
export interface Queue extends Omit<DecisionList, 'all'> {
  readonly path: Address<string>;
  /** What the page is for, in a sentence. */
  readonly what: string;
  readonly Icon: LucideIcon;
  /** The link from the dashboard to the page. */
  readonly open: string;
}

const TITLE_LENGTH = 60;

/** Every review queue of administrators, in the order they are listed. */
export const queues = {
  approvals: {
    ...queuePages.approvals,
    what: 'Check credentials, then approve, reject, or request documents.',
    Icon: BadgeCheck,
    empty: 'No applications to review.',
    open: 'Review applications',
    useDecisions: decisionsOf(
      vendorsInState('under_review').first,
      ({ vendor_id, business_name, state_since }) => ({
        id: vendor_id,
        title: business_name,
        since: state_since,
        to: adminPaths.vendor(vendor_id),
      }),
    ),
  },
  claims: {
    ...queuePages.claims,
    what: 'Pros asking for a token refund on a lead.',
    Icon: ReceiptText,
    empty: 'No open refund claims.',
    open: 'Review claims',
    useDecisions: decisionsOf(
      claimQueue.first,
      ({ id, created_at, due_at, vendor_profiles, service_requests }) => ({
        id,
        title: `${vendor_profiles.business_name}, no. ${service_requests.number}`,
        since: created_at,
        dueAt: due_at,
        to: `${queuePages.claims.path()}?claim=${id}`,
      }),
    ),
  },
  disputes: {
    ...queuePages.disputes,
    what: 'Jobs an owner and a Pro disagree about.',
    Icon: Gavel,
    empty: 'No open disputes.',
    open: 'Review disputes',
    useDecisions: decisionsOf(
      disputeQueue.first,
      ({ id, created_at, due_at, vendor_profiles, service_requests }) => ({
        id,
        title: `${vendor_profiles.business_name}, no. ${service_requests.number}`,
        since: created_at,
        dueAt: due_at,
        to: `${queuePages.disputes.path()}?dispute=${id}`,
      }),
    ),
  },
  reviews: {
    ...queuePages.reviews,
    what: 'Keep or remove reviews that readers reported.',
    Icon: StarOff,
    empty: 'No reported reviews.',
    open: 'Moderate reviews',
    useDecisions: decisionsOf(openReviewReports.first, ({ id, created_at, reviews: review }) => ({
      id,
      title: `About ${review.vendor_profiles.business_name}`,
      since: created_at,
      to: queuePages.reviews.path(),
    })),
  },
  messageReports: {
    ...queuePages.messageReports,
    what: 'Messages reported by an owner or a Pro.',
    Icon: MessageSquareWarning,
    empty: 'No reported messages.',
    open: 'Moderate messages',
    useDecisions: decisionsOf(openMessageReports.first, ({ id, created_at, reason }) => ({
      id,
      title: reason,
      since: created_at,
      to: queuePages.messageReports.path(),
    })),
  },
  adjustments: {
    ...queuePages.adjustments,
    what: 'Adjustments that need a second administrator.',
    Icon: Coins,
    empty: 'No adjustments awaiting approval.',
    open: 'Review adjustments',
    useDecisions: decisionsOf(
      pendingAdjustments.first,
      ({ id, created_at, business_name, tokens }) => ({
        id,
        title: `${business_name}: ${tokens.toLocaleString()} tokens`,
        since: created_at,
        to: queuePages.adjustments.path(),
      }),
    ),
  },
  contact: {
    ...queuePages.contact,
    what: 'Messages sent through the contact form.',
    Icon: Mail,
    empty: 'No unanswered messages.',
    open: 'Answer messages',
    useDecisions: decisionsOf(
      contactMessages({ unansweredOnly: true }).first,
      ({ id, created_at, name, body }) => ({
        id,
        title: `${name}: ${body.slice(0, TITLE_LENGTH)}`,
        since: created_at,
        to: queuePages.contact.path(),
      }),
    ),
  },
} as const satisfies Readonly<Record<keyof typeof queuePages, Queue>>;

/** The queues as a list. */
export const queueList: readonly Queue[] = Object.values(queues);
