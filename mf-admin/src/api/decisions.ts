import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  CREDENTIAL_KINDS,
  isKeyOf,
  SERVICES,
  type CredentialKind,
  type ServiceCategory,
} from '@tree-service/domain';

/** The lists of what waits for an administrator, as the database names them. */
export const CASE_QUEUES = [
  'approvals',
  'claims',
  'disputes',
  'reviews',
  'messageReports',
  'adjustments',
  'contact',
  'unmatched',
  'unverified',
  'errors',
  'plans',
  'administrators',
] as const;

export type CaseQueue = (typeof CASE_QUEUES)[number];

/** As well as what ends soon. */
export const DECISION_QUEUES = [...CASE_QUEUES, 'ending'] as const;

export type DecisionQueue = (typeof DECISION_QUEUES)[number];

/** Something of a list, with what tells it apart. */
export const waitingRowSchema = v.object({
  id: v.string(),
  /** ISO times: when it was submitted, and the deadline or end. */
  since: v.string(),
  due_at: v.nullable(v.string()),
  /** Name of the business, or of who wrote. */
  business: v.optional(v.string(), ''),
  vendor_id: v.optional(v.string(), ''),
  /** Of the request, or of tokens. */
  number: v.optional(v.number(), 0),
  words: v.optional(v.string(), ''),
  category: v.optional(v.custom<ServiceCategory>((one) => isKeyOf(SERVICES, String(one)))),
  kind: v.optional(v.custom<CredentialKind>((one) => isKeyOf(CREDENTIAL_KINDS, String(one)))),
});

export type WaitingRow = v.InferOutput<typeof waitingRowSchema>;

const listSchema = v.object({ total: v.number(), rows: v.array(waitingRowSchema) });

/** How much a list holds, and the most urgent of it. */
export type WaitingList = v.InferOutput<typeof listSchema>;

/** Every list by name. */
export type OpenDecisions = Readonly<Record<DecisionQueue, WaitingList>>;

const NONE: WaitingList = { total: 0, rows: [] };

/** Reads the lists of an answer; one that holds nothing is not in it. */
export function decisionsIn(answer: unknown): OpenDecisions {
  const known = v.parse(v.record(v.string(), listSchema), answer);
  const of = (queue: DecisionQueue) => known[queue] ?? NONE;
  return {
    approvals: of('approvals'),
    claims: of('claims'),
    disputes: of('disputes'),
    reviews: of('reviews'),
    messageReports: of('messageReports'),
    adjustments: of('adjustments'),
    contact: of('contact'),
    unmatched: of('unmatched'),
    unverified: of('unverified'),
    errors: of('errors'),
    plans: of('plans'),
    administrators: of('administrators'),
    ending: of('ending'),
  };
}

/** Long enough for a page to take up what was read while its code was on the way; not for a decision. */
const FRESH_MS = 2_000;
const SHOWN = 6;

/** Query for everything that waits for an administrator, by list. */
export const openDecisionsQuery = () =>
  queryOptions({
    queryKey: ['decisions'],
    queryFn: async () => {
      const client = await backend();
      const lists = unwrap(await client.rpc('open_decisions', { shown: SHOWN }));
      return decisionsIn(
        Object.fromEntries(lists.map(({ queue, total, rows }) => [queue, { total, rows }])),
      );
    },
    staleTime: FRESH_MS,
  });
