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
    useDecisions: decisionsOf('approvals', ({ id, business, since }) => ({
      id,
      title: business,
      since,
      to: adminPaths.vendor(id),
    })),
  },
  claims: {
    ...queuePages.claims,
    what: 'Pros asking for a token refund on a lead.',
    Icon: ReceiptText,
    empty: 'No open refund claims.',
    open: 'Review claims',
    useDecisions: decisionsOf('claims', ({ id, business, number, since, due_at: dueAt }) => ({
      id,
      title: `${business}, no. ${number}`,
      since,
      dueAt,
      to: `${queuePages.claims.path()}?claim=${id}`,
    })),
  },
  disputes: {
    ...queuePages.disputes,
    what: 'Jobs an owner and a Pro disagree about.',
    Icon: Gavel,
    empty: 'No open disputes.',
    open: 'Review disputes',
    useDecisions: decisionsOf('disputes', ({ id, business, number, since, due_at: dueAt }) => ({
      id,
      title: `${business}, no. ${number}`,
      since,
      dueAt,
      to: `${queuePages.disputes.path()}?dispute=${id}`,
    })),
  },
  reviews: {
    ...queuePages.reviews,
    what: 'Keep or remove reviews that readers reported.',
    Icon: StarOff,
    empty: 'No reported reviews.',
    open: 'Moderate reviews',
    useDecisions: decisionsOf('reviews', ({ id, business, since }) => ({
      id,
      title: `About ${business}`,
      since,
      to: queuePages.reviews.path(),
    })),
  },
  messageReports: {
    ...queuePages.messageReports,
    what: 'Messages reported by an owner or a Pro.',
    Icon: MessageSquareWarning,
    empty: 'No reported messages.',
    open: 'Moderate messages',
    useDecisions: decisionsOf('messageReports', ({ id, words, since }) => ({
      id,
      title: words,
      since,
      to: queuePages.messageReports.path(),
    })),
  },
  adjustments: {
    ...queuePages.adjustments,
    what: 'Adjustments that need a second administrator.',
    Icon: Coins,
    empty: 'No adjustments awaiting approval.',
    open: 'Review adjustments',
    useDecisions: decisionsOf('adjustments', ({ id, business, number, since }) => ({
      id,
      title: `${business}: ${number.toLocaleString()} tokens`,
      since,
      to: queuePages.adjustments.path(),
    })),
  },
  contact: {
    ...queuePages.contact,
    what: 'Messages sent through the contact form.',
    Icon: Mail,
    empty: 'No unanswered messages.',
    open: 'Answer messages',
    useDecisions: decisionsOf('contact', ({ id, business, words, since }) => ({
      id,
      title: `${business}: ${words.slice(0, TITLE_LENGTH)}`,
      since,
      to: queuePages.contact.path(),
    })),
  },
} as const satisfies Readonly<Record<keyof typeof queuePages, Queue>>;

/** The queues as a list. */
export const queueList: readonly Queue[] = Object.values(queues);
