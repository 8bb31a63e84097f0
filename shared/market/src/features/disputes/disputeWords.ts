import type { DisputeOutcome, DisputeReason, JobDispute } from '../../api/disputes';
import { formatCents, type Cents, type JobState } from '@tree-service/domain';

/** A side of a job. */
export type Side = 'owner' | 'vendor';

/** What a dispute can be about, in the order people are asked. */
export const DISPUTE_REASONS: Readonly<Record<DisputeReason, string>> = {
  incomplete_work: 'The work is not complete',
  poor_quality: 'The work is not good enough',
  damage: 'Something was damaged',
  no_show: 'Somebody did not appear',
  price: 'The price is not as agreed',
  payment: 'The payment',
  safety: 'The work was not safe',
  other: 'Something else',
};

interface OutcomeWords {
  /** What it is called. */
  label: string;
  /** What it means. */
  hint: string;
}

/** How a dispute can end. */
export const DISPUTE_OUTCOMES: Readonly<Record<DisputeOutcome, OutcomeWords>> = {
  rework: { label: 'The work is put right', hint: 'The job goes back to the Pro.' },
  price_reduced: { label: 'A lower price', hint: 'The agreed price becomes the one you name.' },
  job_cancelled: { label: 'The job is called off', hint: 'The job and its request end.' },
  work_accepted: { label: 'The work counts as accepted', hint: 'The job is completed.' },
  no_show_cleared: {
    label: 'The missed appointment is struck off',
    hint: 'Nobody is noted as not having appeared.',
  },
  no_change: { label: 'It is put on record', hint: 'Nothing about the job itself changes.' },
};

/** The facts of a job that decide what a dispute about it can be. */
export interface DisputedJob {
  id: string;
  state: JobState;
  price_cents: Cents;
  no_show_side: string | null;
  updated_at: string;
}

const ENDED: readonly JobState[] = ['completed', 'cancelled', 'no_show'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a dispute about a job can be opened: it has begun, or ended within so many days. The server decides. */
export function canOpenDispute(
  job: DisputedJob,
  disputes: readonly Pick<JobDispute, 'state'>[],
  days: number,
  now: Date,
): boolean {
  if (job.state === 'scheduled' || disputes.some(isOpen)) return false;
  return !ENDED.includes(job.state) || Date.parse(job.updated_at) > now.getTime() - days * DAY_MS;
}

/** Whether a dispute is not over yet. */
export function isOpen({ state }: Pick<JobDispute, 'state'>): boolean {
  return state !== 'closed' && state !== 'withdrawn';
}

/** The outcomes a side can ask for while the job is as it is, most likely first. */
export function outcomesFor(job: DisputedJob, side: Side): DisputeOutcome[] {
  const isOver = job.state === 'cancelled' || job.state === 'no_show';
  const wasDone = job.state === 'delivered' || job.state === 'completed';
  const possible: [DisputeOutcome, boolean][] = [
    ['rework', side === 'owner' && wasDone],
    ['price_reduced', side === 'owner' && !isOver && job.price_cents > 100],
    ['work_accepted', side === 'vendor' && job.state === 'delivered'],
    ['no_show_cleared', job.state === 'no_show' && job.no_show_side === side],
    ['job_cancelled', !isOver && job.state !== 'completed'],
    ['no_change', true],
  ];
  return possible.flatMap(([outcome, isPossible]) => (isPossible ? [outcome] : []));
}

/** An outcome in words, with its price where it has one: "A lower price: $400". */
export function describeOutcome(outcome: DisputeOutcome, price: Cents | null): string {
  const { label } = DISPUTE_OUTCOMES[outcome];
  return price === null ? label : `${label}: ${formatCents(price)}`;
}

/** What the clock of a dispute counts down to, for one who reads; null when none runs. */
export function clockLabel(dispute: Pick<JobDispute, 'state' | 'opened_by'>, side: Side) {
  switch (dispute.state) {
    case 'submitted':
      return dispute.opened_by === side ? 'They can answer until' : 'Answer by';
    case 'under_review':
    case 'appealed':
      return 'Our team decides by';
    case 'decided':
      return 'Either side can appeal until';
    default:
      return null;
  }
}
