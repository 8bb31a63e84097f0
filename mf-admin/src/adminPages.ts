import type { FeatureFlagName } from '@tree-service/kernel';
import { matchPath } from 'react-router';
import { paths, type Address } from '@tree-service/kernel/contract';
import { adminPaths, queuePages } from './paths';
import type { CountedQueue } from './shared/queue/useOpenCount';

/** The groups of pages, in the order they are listed. */
const PAGE_GROUPS = [
  'Overview',
  'Review queues',
  'People and work',
  'Settings',
  'Investigate',
] as const;

/** A page of administrators as the sidebar, Admin Tools and the search list it. */
export interface AdminPageFacts {
  readonly path: Address<string>;
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly what: string;
  readonly group: (typeof PAGE_GROUPS)[number];
  /** The list of open decisions it is about. */
  readonly queue?: CountedQueue;
  /** The feature without which it is not listed. */
  readonly flag?: FeatureFlagName;
}

/** Every page of administrators that needs no choice before it opens. The route table loads each. */
export const adminPages = {
  dashboard: {
    path: paths.admin,
    title: 'Admin dashboard',
    what: 'Open decisions, marketplace health, and recent requests.',
    group: 'Overview',
  },
  tools: {
    path: paths.adminUtility,
    title: 'Admin Tools',
    what: 'Every page for administrators.',
    group: 'Overview',
  },
  queue: {
    path: adminPaths.queue,
    title: 'Review queue',
    what: 'Everything waiting for a decision, by due time.',
    group: 'Review queues',
    queue: 'everything',
  },
  approvals: {
    ...queuePages.approvals,
    what: 'Check credentials, then approve, reject, or request documents.',
    group: 'Review queues',
    queue: 'approvals',
  },
  claims: {
    ...queuePages.claims,
    what: 'Pros asking for a token refund on a lead.',
    group: 'Review queues',
    queue: 'claims',
  },
  disputes: {
    ...queuePages.disputes,
    what: 'Jobs an owner and a Pro disagree about.',
    group: 'Review queues',
    queue: 'disputes',
  },
  reviews: {
    ...queuePages.reviews,
    what: 'Keep or remove reviews that readers reported.',
    group: 'Review queues',
    queue: 'reviews',
  },
  messageReports: {
    ...queuePages.messageReports,
    what: 'Messages reported by an owner or a Pro.',
    group: 'Review queues',
    queue: 'messageReports',
  },
  adjustments: {
    ...queuePages.adjustments,
    what: 'Adjustments that need a second administrator.',
    group: 'Review queues',
    queue: 'adjustments',
  },
  contact: {
    ...queuePages.contact,
    what: 'Messages sent through the contact form.',
    group: 'Review queues',
    queue: 'contact',
  },
  people: {
    path: adminPaths.people,
    title: 'Accounts',
    what: 'Find people, end their sessions, or delete their accounts.',
    group: 'People and work',
  },
  administrators: {
    path: adminPaths.administrators,
    title: 'Administrators',
    what: 'Who is an administrator, and who has been proposed.',
    group: 'People and work',
    queue: 'administrators',
  },
  matchVisualization: {
    path: adminPaths.matchVisualization,
    title: 'Match visualization',
    what: 'Replay how a request was matched with Pros.',
    group: 'People and work',
    queue: 'unmatched',
  },
  messages: {
    path: paths.messages,
    title: 'Messages',
    what: 'Read conversations to resolve disputes.',
    group: 'People and work',
  },
  payments: {
    path: adminPaths.payments,
    title: 'Payments',
    what: 'What Pros paid, refunds, and the nightly reconciliation.',
    group: 'People and work',
    queue: 'refunds',
    flag: 'payment_processing',
  },
  markets: {
    path: adminPaths.markets,
    title: 'Markets',
    what: 'Where requests are taken, and which Pros cover it.',
    group: 'Settings',
  },
  timeZones: {
    path: adminPaths.timeZones,
    title: 'Time zones',
    what: 'Correct the time zone of a ZIP code.',
    group: 'Settings',
  },
  flags: {
    path: adminPaths.flags,
    title: 'Feature flags',
    what: 'Which features are on, for whom, and why.',
    group: 'Settings',
  },
  plans: {
    path: adminPaths.plans,
    title: 'Plans',
    what: 'The plans Pros can subscribe to.',
    group: 'Settings',
    queue: 'plans',
  },
  prices: {
    path: adminPaths.prices,
    title: 'Price book',
    what: 'The prices behind estimates.',
    group: 'Settings',
  },
  matching: {
    path: adminPaths.matching,
    title: 'Matching settings',
    what: 'How Pros are ranked for a request.',
    group: 'Settings',
  },
  announcements: {
    path: adminPaths.announcements,
    title: 'Announcements',
    what: 'Notices shown to everyone for a set time.',
    group: 'Settings',
  },
  audit: {
    path: adminPaths.audit,
    title: 'Audit log',
    what: 'What administrators did, and why.',
    group: 'Investigate',
  },
  errorLogs: {
    path: adminPaths.errorLogs,
    title: 'Error logs',
    what: "Errors reported from people's browsers.",
    group: 'Investigate',
    queue: 'errors',
  },
  pageSpeed: {
    path: adminPaths.pageSpeed,
    title: 'Page speed',
    what: 'How fast pages were, by page and release.',
    group: 'Investigate',
  },
  diagnostics: {
    path: adminPaths.diagnostics,
    title: 'Diagnostics',
    what: 'Session, backend, health checks, and feature flags.',
    group: 'Investigate',
  },
  check: {
    path: adminPaths.check,
    title: 'Admin check',
    what: 'Your account and its admin access.',
    group: 'Investigate',
  },
  bypass: {
    path: adminPaths.bypass,
    title: 'View as',
    what: 'See the pages of an owner or a Pro, read-only.',
    group: 'Investigate',
  },
} as const satisfies Readonly<Record<string, AdminPageFacts>>;

export type AdminPageName = keyof typeof adminPages;

/** A page with its name in the table. */
export type NamedPage = AdminPageFacts & { readonly name: AdminPageName };

const isPageName = (name: string): name is AdminPageName => name in adminPages;

export const pageList: readonly NamedPage[] = Object.keys(adminPages)
  .filter(isPageName)
  .map((name) => ({ name, ...adminPages[name] }));

export const pageGroups = PAGE_GROUPS.map((title) => ({
  title,
  pages: pageList.filter(({ group }) => group === title),
}));

/** Other addresses of a page in the list. */
const ALIASES: Readonly<Record<string, AdminPageName>> = {
  [adminPaths.dashboard()]: 'dashboard',
  [adminPaths.dashboardFlat()]: 'dashboard',
  [adminPaths.refresh()]: 'diagnostics',
};

/** The page in the list that an address belongs to: a person and a Pro belong to the accounts. */
export function pageAt(pathname: string): AdminPageName | null {
  const isAccount = [adminPaths.person, adminPaths.vendor].some(
    ({ pattern }) => matchPath(pattern, pathname) !== null,
  );
  if (isAccount) return 'people';
  if (matchPath(adminPaths.market.pattern, pathname) !== null) return 'markets';
  return ALIASES[pathname] ?? pageList.find(({ path }) => path() === pathname)?.name ?? null;
}
