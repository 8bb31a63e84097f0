import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import * as v from 'valibot';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import { isKeyOf } from '@tree-service/domain';
import { CASE_NAMES } from './caseNames';
import { CASE_QUEUES, waitingRowSchema, type CaseQueue } from './decisions';

const caseSchema = v.object({
  ...waitingRowSchema.entries,
  queue: v.picklist(CASE_QUEUES),
  due_at: v.string(),
  /** Who has taken it. */
  assigned_to: v.nullable(v.string()),
  assigned_email: v.nullable(v.string()),
  /** How many there are. */
  notes: v.number(),
});

/** Something that waits for an administrator, until when, and who has taken it. */
export type WaitingCase = v.InferOutput<typeof caseSchema>;

const storedCase = v.object({ queue: v.string(), subject: v.looseObject({}), total: v.number() });

/** The most urgent cases of each kind, and how many there are in all. */
export interface ReviewQueue {
  readonly cases: readonly WaitingCase[];
  readonly total: number;
}

/** Reads the rows of an answer. Kinds of cases of a newer server are left out. */
export function reviewQueueIn(rows: readonly unknown[]): ReviewQueue {
  const known = rows.flatMap((row) => {
    const { queue, subject } = v.parse(storedCase, row);
    if (!isKeyOf(CASE_NAMES, queue)) return [];
    return [v.parse(caseSchema, { ...subject, ...v.parse(v.looseObject({}), row) })];
  });
  return { cases: known, total: rows.length === 0 ? 0 : v.parse(storedCase, rows[0]).total };
}

/** What is asked for: everything, one queue, what the caller has taken. */
export interface QueueChoice {
  readonly queue: CaseQueue | null;
  readonly isMine: boolean;
}

/** Long enough for a page to take up what was read while its code was on the way; not for a decision. */
const FRESH_MS = 2_000;

/** How many cases are read at a time. */
export const QUEUE_PAGE = 200;

async function askQueue({ queue, isMine }: QueueChoice, shown: number): Promise<ReviewQueue> {
  const client = await backend();
  return reviewQueueIn(
    unwrap(
      await client.rpc('review_queue', {
        ...(queue !== null && { only_queue: queue }),
        only_mine: isMine,
        shown,
      }),
    ),
  );
}

/** Query for what waits for an administrator, as the server lists it, and the total. */
export const reviewQueueQuery = (choice: QueueChoice, shown = QUEUE_PAGE) =>
  queryOptions({
    queryKey: ['decisions', 'queue', choice.queue, choice.isMine, shown],
    queryFn: () => askQueue(choice, shown),
    staleTime: FRESH_MS,
  });

/** Every case, up to `MOST_ROWS`, as they are now. */
export const readReviewQueue = async (choice: QueueChoice) =>
  (await askQueue(choice, MOST_ROWS)).cases;

/** As many as the dashboard shows. */
const URGENT = 8;

/** Query for the cases due first, some of each kind, assigned or not. */
export const urgentCasesQuery = () => reviewQueueQuery({ queue: null, isMine: false }, URGENT);

/** How a case is named in calls. */
export type CaseKey = Pick<WaitingCase, 'queue' | 'id'>;

/** Gives a case to an administrator, or (null) puts it back; leaves an audit row. */
export async function assignCase({ queue, id }: CaseKey, adminId: string | null): Promise<void> {
  const client = await backend();
  expectDone(
    await client.rpc('assign_case', {
      queue,
      case_id: id,
      ...(adminId !== null && { assignee: adminId }),
    }),
  );
}

/** Shows who has taken a case; without an administrator, that nobody has. */
export function showAssigned({ id }: CaseKey, admin: { id: string; email: string } | null): void {
  showRows<WaitingCase>([
    { id, assigned_to: admin?.id ?? null, assigned_email: admin?.email ?? null },
  ]);
}

/** Query for the notes about a case, oldest first. */
export const caseNotesQuery = ({ queue, id }: CaseKey) =>
  queryOptions({
    queryKey: ['decisions', 'notes', queue, id],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('case_notes', { queue, case_id: id }));
    },
  });

/** Adds a note for colleagues to an open case; leaves an audit row without its words. Returns its id. */
export async function addCaseNote({ queue, id }: CaseKey, body: string): Promise<string> {
  const client = await backend();
  return unwrap(await client.rpc('add_case_note', { queue, case_id: id, body }));
}

type CaseNote = Awaited<
  ReturnType<NonNullable<ReturnType<typeof caseNotesQuery>['queryFn']>>
>[number];

/** Shows a note that was just added, below the others, and that there is one more. */
export function showCaseNote(about: CaseKey, note: Omit<CaseNote, 'created_at'>): void {
  const added = { ...note, created_at: new Date().toISOString() };
  const notes = queryClient.setQueryData(
    caseNotesQuery(about).queryKey,
    (known) => known && withAdded(known, added),
  );
  if (notes) showRows<WaitingCase>([{ id: about.id, notes: notes.length }]);
}
