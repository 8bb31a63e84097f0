import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, queryClient, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { Cents } from '@tree-service/domain';
import { showRows } from './showRows';

export type DisputeReason = Database['public']['Enums']['dispute_reason'];

export type DisputeOutcome = Database['public']['Enums']['dispute_outcome'];

/** What the query keys begin with of what a step in a dispute can change. */
export const CHANGED_BY_DISPUTE = [['jobs'], ['requests'], ['leads'], ['disputes']] as const;

/** Query for the disputes about a job with what each side shows, newest first. */
export const jobDisputesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'disputes'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_disputes')
          .select('*, job_dispute_photos(side, path)')
          .eq('job_id', jobId)
          .order('created_at', { ascending: false })
          .order('id'),
      );
    },
  });

/** A dispute about a job; due_at is when the present stage ends. */
export type JobDispute = Awaited<
  ReturnType<NonNullable<ReturnType<typeof jobDisputesQuery>['queryFn']>>
>[number];

/** The job of a dispute and its two sides. */
export type DisputeParties = Pick<JobDispute, 'request_id' | 'owner_id' | 'vendor_id'> & {
  readonly id: string;
};

/** Shows the disputes about a job as they are now: with each, and with the job. */
function showDisputes(jobId: string, changed: (known: JobDispute[]) => JobDispute[]): void {
  const disputes = queryClient.setQueryData(
    jobDisputesQuery(jobId).queryKey,
    (known) => known && changed(known),
  );
  if (disputes === undefined) return;
  const states = disputes.map(({ state }) => ({ state }));
  showRows<{ id: string; job_disputes: typeof states }>([{ id: jobId, job_disputes: states }]);
  showRows<JobDispute>(disputes);
}

/** Shows what one side made of a dispute. Its next deadline is known once it is read again. */
export function showDispute(
  { id, job_id: jobId }: JobDispute,
  changes: Pick<JobDispute, 'state'> & Partial<JobDispute>,
): void {
  showDisputes(jobId, (known) =>
    known.map((one) => (one.id === id ? { ...one, due_at: null, ...changes } : one)),
  );
}

/** A dispute being opened. wantedPrice belongs to the outcome price_reduced alone; photos are uploaded. */
export type DisputeDraft = {
  reason: DisputeReason;
  description: string;
  wanted: DisputeOutcome;
  wantedPrice: Cents | null;
  photos: string[];
};

const openedSchema = v.object({ id: v.string(), due_at: v.string() });

/** Opens a dispute; the other side may answer until due_at. A repeat with the same key has no effect. */
export async function openDispute(jobId: string, draft: DisputeDraft, key: string) {
  const client = await backend();
  const answer = await client.rpc('open_dispute', {
    job_id: jobId,
    reason: draft.reason,
    description: draft.description,
    wanted: draft.wanted,
    photos: draft.photos,
    idempotency_key: key,
    ...(draft.wantedPrice === null ? {} : { wanted_price_cents: draft.wantedPrice }),
  });
  return v.parse(openedSchema, unwrap(answer));
}

/** Shows a dispute that a side has just opened. */
export function showOpenedDispute(
  { id: jobId, request_id, owner_id, vendor_id }: DisputeParties,
  side: 'owner' | 'vendor',
  draft: DisputeDraft,
  opened: { id: string; due_at: string },
): void {
  const now = new Date().toISOString();
  const dispute: JobDispute = {
    ...opened,
    job_id: jobId,
    request_id,
    owner_id,
    vendor_id,
    opened_by: side,
    state: 'submitted',
    reason: draft.reason,
    description: draft.description,
    wanted: draft.wanted,
    wanted_price_cents: draft.wantedPrice,
    job_dispute_photos: draft.photos.map((path) => ({ side, path })),
    created_at: now,
    updated_at: now,
    answer: null,
    answered_at: null,
    appeal_reason: null,
    appealed_by: null,
    closed_at: null,
    decided_at: null,
    decision_reason: null,
    outcome: null,
    outcome_price_cents: null,
  };
  showDisputes(jobId, (known) => [dispute, ...known.filter(({ id }) => id !== dispute.id)]);
}

/** Says how the other side sees the matter; then an administrator decides. */
export async function answerDispute(disputeId: string, statement: string, photos: string[]) {
  const client = await backend();
  return unwrap(await client.rpc('answer_dispute', { dispute_id: disputeId, statement, photos }));
}

/** Agrees to the outcome the other side requested; takes effect immediately. */
export async function settleDispute(disputeId: string) {
  const client = await backend();
  return unwrap(await client.rpc('settle_dispute', { dispute_id: disputeId }));
}

/** Takes back a dispute that is not decided yet. */
export async function withdrawDispute(disputeId: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_dispute', { dispute_id: disputeId }));
}

/** Appeals a decision, once a dispute, in time. */
export async function appealDispute(disputeId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('appeal_dispute', { dispute_id: disputeId, reason }));
}
