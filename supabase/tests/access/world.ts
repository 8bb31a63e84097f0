import type { Caller } from '../support/database';
import type { Marketplace } from '../support/marketplace';

/** Everyone the access matrix speaks of. `owner` and `vendor` are the two sides of the world's deals. */
export const CALLERS = [
  'visitor',
  'owner',
  'otherOwner',
  'vendor',
  'otherVendor',
  'suspendedVendor',
  'admin',
  'crewLink',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Callers without an account: anybody, and whoever has the link of the Pro's crew for today. */
export type Anonymous = 'visitor' | 'crewLink';

/** One deal in each stage, between one owner and one Pro, with bystanders of every kind; the suspended Pro is one. */
export interface AccessWorld {
  market: Marketplace;
  ids: Record<Exclude<CallerName, Anonymous>, string>;
  callers: Record<CallerName, Caller>;
  /** The link of the Pro's crew for today in Austin, where started, delivered and completed work took place. */
  crewLink: string;
  /** A request that is offered, one with a quote, one whose job is scheduled, delivered, completed. */
  offered: { request: string; lead: string };
  quoted: { request: string; lead: string; quote: string; conversation: string };
  scheduled: { request: string; lead: string; quote: string; job: string };
  started: { job: string };
  delivered: { job: string; photo: string };
  completed: { job: string; review: string };
  /** Vendors who have not been approved: one to be decided about, one who may apply, one rejected. */
  applicants: { underReview: string; ready: string; rejected: string };
  credential: string;
  photo: string;
  looseObject: string;
  /** A property of the owner without requests. */
  quietProperty: string;
  /** Further ids by name, as the aggregates of access/ have prepared them. */
  rows: Record<string, string>;
}

/** Whether a caller has no account. */
export function isAnonymous(caller: CallerName): caller is Anonymous {
  return caller === 'visitor' || caller === 'crewLink';
}
