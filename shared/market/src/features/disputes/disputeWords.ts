import type { DisputeOutcome, DisputeReason, JobDispute } from '../../api/disputes';
import { formatCents, type Cents, type JobState, type RequestState } from '@tree-service/domain';

export type Side = 'owner' | 'vendor';

/** Reasons for a dispute, in the order shown. */
export const DISPUTE_REASONS: Readonly<Record<DisputeReason, string>> = {
  incomplete_work: "The work isn't complete",
  poor_quality: 'The quality is poor',
  damage: 'Something was damaged',
  no_show: "Someone didn't show up",
  price: "The price isn't what we agreed",
  payment: 'Payment',
  safety: "The work wasn't safe",
  other: 'Something else',
};

interface OutcomeWords {
  label: string;
  hint: string;
}

/** How a dispute can end. */
export const DISPUTE_OUTCOMES: Readonly<Record<DisputeOutcome, OutcomeWords>> = {
  rework: { label: 'Fix the work', hint: 'The job goes back to the Pro.' },
  price_reduced: { label: 'Lower the price', hint: 'You set the new agreed price.' },
  job_canceled: { label: 'Cancel the job', hint: 'The job and its request end.' },
  work_accepted: { label: 'Accept the work', hint: 'The job is completed.' },
  no_show_cleared: {
    label: 'Remove the no-show',
    hint: 'No one is recorded as a no-show.',
  },
  no_change: { label: 'Put it on record', hint: "The job itself doesn't change." },
};

/** The facts of a job that decide what a dispute about it can be. */
export interface DisputedJob {
  id: string;
  state: JobState;
  price_cents: Cents;
  no_show_side: string | null;
  updated_at: string;
}

const ENDED: readonly JobState[] = ['completed', 'canceled', 'no_show'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a dispute about a job can be opened: it has begun, or ended within so many days. The server decides. */
export function canOpenDispute(
  job: DisputedJob,
  requestState: RequestState,
  disputes: readonly Pick<JobDispute, 'state'>[],
  days: number,
  now: Date,
): boolean {
  const waitsToBegin = job.state === 'scheduled' && requestState !== 'in_progress';
  if (waitsToBegin || disputes.some(isOpen)) return false;
  return !ENDED.includes(job.state) || Date.parse(job.updated_at) > now.getTime() - days * DAY_MS;
}

/** Whether a dispute is not over yet. */
export function isOpen({ state }: Pick<JobDispute, 'state'>): boolean {
  return state !== 'closed' && state !== 'withdrawn';
}

/** Outcomes a side can request in the job's current state, most likely first. */
export function outcomesFor(job: DisputedJob, side: Side): DisputeOutcome[] {
  const isOver = job.state === 'canceled' || job.state === 'no_show';
  const wasDone = job.state === 'delivered' || job.state === 'completed';
  const possible: [DisputeOutcome, boolean][] = [
    ['rework', side === 'owner' && wasDone],
    ['price_reduced', side === 'owner' && !isOver && job.price_cents > 100],
    ['work_accepted', side === 'vendor' && job.state === 'delivered'],
    ['no_show_cleared', job.state === 'no_show' && job.no_show_side === side],
    ['job_canceled', !isOver && job.state !== 'completed'],
    ['no_change', true],
  ];
  return possible.flatMap(([outcome, isPossible]) => (isPossible ? [outcome] : []));
}

/** "Lower the price: $400"; without a price, the outcome's label. */
export function describeOutcome(outcome: DisputeOutcome, price: Cents | null): string {
  const { label } = DISPUTE_OUTCOMES[outcome];
  return price === null ? label : `${label}: ${formatCents(price)}`;
}

/** What a dispute's deadline is for, as a side reads it; null when there is none. */
export function clockLabel(dispute: Pick<JobDispute, 'state' | 'opened_by'>, side: Side) {
  switch (dispute.state) {
    case 'submitted':
      return dispute.opened_by === side ? 'They can respond until' : 'Respond by';
    case 'under_review':
    case 'appealed':
      return 'An administrator decides by';
    case 'decided':
      return 'Either side can appeal until';
    default:
      return null;
  }
}
