import type { Address } from '@tree-service/kernel/contract';
import { adminPaths, queuePages } from './paths';
import { decisionsOf, type DecisionList } from './queue/decisions';

/** A review queue: its page and its card on the dashboard. */
export interface Queue extends Omit<DecisionList, 'all'> {
  readonly path: Address<string>;
  /** The link from the dashboard to the page. */
  readonly open: string;
}

const TITLE_LENGTH = 60;

/** Every review queue of administrators, in the order they are listed. */
export const queues = {
  approvals: {
    ...queuePages.approvals,
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
    empty: 'No open refund claims.',
    open: 'Review claims',
    useDecisions: decisionsOf('claims', ({ id, business, number, since, due_at: dueAt }) => ({
      id,
      title: `${business}, request #${number}`,
      since,
      dueAt,
      to: `${queuePages.claims.path()}?claim=${id}`,
    })),
  },
  disputes: {
    ...queuePages.disputes,
    empty: 'No open disputes.',
    open: 'Review disputes',
    useDecisions: decisionsOf('disputes', ({ id, business, number, since, due_at: dueAt }) => ({
      id,
      title: `${business}, request #${number}`,
      since,
      dueAt,
      to: `${queuePages.disputes.path()}?dispute=${id}`,
    })),
  },
  reviews: {
    ...queuePages.reviews,
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
