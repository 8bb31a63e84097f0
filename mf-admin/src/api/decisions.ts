import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  CREDENTIAL_KINDS,
  isKeyOf,
  keysOf,
  SERVICES,
  type CredentialKind,
  type ServiceCategory,
} from '@tree-service/domain';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import { CASE_NAMES } from './caseNames';

/** A kind of case: a list of what waits for an administrator. */
export type CaseQueue = keyof typeof CASE_NAMES;

/** Every kind of case, in the order of the sidebar. */
export const CASE_QUEUES = keysOf(CASE_NAMES);

/** As well as what ends soon. */
const DECISION_QUEUES = [...CASE_QUEUES, 'ending'] as const;

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
  /** Of a request without a Pro: how far its search has come. */
  search: v.optional(v.nullable(v.string())),
  kind: v.optional(v.custom<CredentialKind>((one) => isKeyOf(CREDENTIAL_KINDS, String(one)))),
});

export type WaitingRow = v.InferOutput<typeof waitingRowSchema>;

const listSchema = v.object({ total: v.number(), rows: v.array(waitingRowSchema) });

/** Every list by name; one that holds nothing is not in an answer. */
const openDecisionsSchema = v.object(
  v.entriesFromList(DECISION_QUEUES, v.optional(listSchema, { total: 0, rows: [] })),
);

/** How much each list holds, and the most urgent of it. */
export type OpenDecisions = v.InferOutput<typeof openDecisionsSchema>;

/** Reads the lists of an answer. */
export const decisionsIn = (answer: unknown): OpenDecisions => v.parse(openDecisionsSchema, answer);

/** Long enough for a page to take up what was read while its code was on the way; not for a decision. */
const FRESH_MS = 2_000;
const SHOWN = 6;

async function readOpenDecisions(shown: number, queue?: DecisionQueue): Promise<OpenDecisions> {
  const client = await backend();
  const lists = unwrap(await client.rpc('open_decisions', { shown, only_queue: queue }));
  return decisionsIn(
    Object.fromEntries(lists.map(({ queue, total, rows }) => [queue, { total, rows }])),
  );
}

/** Query for everything that waits for an administrator, by list. */
export const openDecisionsQuery = () =>
  queryOptions({
    queryKey: ['decisions'],
    queryFn: () => readOpenDecisions(SHOWN),
    staleTime: FRESH_MS,
  });

/** All verified credentials that expire soon, the next first, up to `MOST_ROWS`. */
export const readEndingCredentials = async () =>
  (await readOpenDecisions(MOST_ROWS, 'ending')).ending.rows;
