import * as v from 'valibot';
import type { Deadline, Deadlines } from './deadlines.api';
import {
  isChanged,
  settingsSchema,
  storedSettings,
  type SettingField,
  type TypedSettings,
} from '../shared/matchTrial/settingsForm';

type DeadlineField = SettingField<Deadline>;

const day = { unit: 'days', min: 1, max: 90 } as const;
const businessHours = { unit: 'business hours', min: 1, max: 200 } as const;

const WORK: readonly DeadlineField[] = [
  {
    ...day,
    name: 'quote_reminder_days',
    label: 'Pro reminded of an unanswered quote after',
    min: 0.5,
    max: 60,
  },
  {
    ...day,
    name: 'delivery_acceptance_days',
    label: 'Finished work accepted after',
    hint: "When the owner doesn't respond",
  },
  {
    ...day,
    name: 'delivery_reminder_days',
    label: 'Reminder after',
    min: 0.5,
    max: 60,
  },
  {
    name: 'change_answer_hours',
    label: 'Time to respond to a change',
    unit: 'hours',
    min: 1,
    max: 720,
  },
  {
    name: 'no_show_after_minutes',
    label: 'No-show can be reported after',
    unit: 'min',
    min: 0,
    max: 480,
    whole: true,
  },
  {
    name: 'no_show_notice_hours',
    label: 'Start time considered known after',
    unit: 'hours',
    hint: 'When the other side has not confirmed it',
    min: 0,
    max: 168,
  },
  {
    ...day,
    name: 'review_days',
    label: 'Reviews published after',
    hint: 'Counted from the first of the two',
  },
  {
    name: 'review_job_hours',
    label: "Owner's review checked when the job was done within",
    hint: 'From agreement to acceptance; 0 turns this check off',
    unit: 'hours',
    min: 0,
    max: 168,
  },
  {
    name: 'review_price_percent',
    label: "Owner's review checked when the price is under",
    hint: 'Of where the estimate began; 0 turns this check off',
    unit: '%',
    min: 0,
    max: 100,
  },
  {
    ...day,
    name: 'review_owner_days',
    label: "Owner's review checked when the account is younger than",
    hint: 'When the work was accepted; 0 turns this check off',
    min: 0,
  },
  {
    name: 'review_other_jobs',
    label: 'Owner who asked one Pro alone must have hired before',
    hint: "Otherwise the owner's review is checked; 0 turns this check off",
    unit: 'other Pros',
    min: 0,
    max: 20,
    whole: true,
  },
];

const CASES: readonly DeadlineField[] = [
  { ...day, name: 'claim_days', label: 'Refund claim within', max: 365 },
  {
    name: 'canceled_within_hours',
    label: 'Refunded when the owner cancels within',
    unit: 'hours',
    min: 0,
    max: 720,
  },
  {
    ...day,
    name: 'silent_after_days',
    label: 'Owner considered unresponsive after',
    min: 0,
  },
  {
    ...day,
    name: 'duplicate_within_days',
    label: 'Requests count as duplicates within',
    min: 0,
    max: 365,
  },
  {
    name: 'claim_grants_at_most',
    label: 'Claims granted automatically per Pro',
    hint: 'An administrator decides the others',
    unit: 'claims',
    min: 0,
    max: 100,
    whole: true,
  },
  {
    name: 'claim_grants_per_owner',
    label: 'Of these, about the same owner',
    unit: 'claims',
    min: 0,
    max: 100,
    whole: true,
  },
  { ...day, name: 'claim_grant_days', label: 'Automatic grants counted over', max: 365 },
  { ...day, name: 'dispute_days', label: 'Dispute within', max: 365 },
  { ...businessHours, name: 'answer_business_hours', label: 'Time to respond to a dispute' },
  { ...businessHours, name: 'decision_business_hours', label: 'Time to decide a case' },
  { ...day, name: 'appeal_days', label: 'Appeal within' },
];

export const DEADLINE_GROUPS = [
  {
    title: 'Jobs and reviews',
    text: 'What happens when no one responds. Checks of reviews that you loosen stay as strict for another 24 hours, so that other administrators see it first.',
    fields: WORK,
  },
  {
    title: 'Claims and disputes',
    text: 'How long each side and an administrator have.',
    fields: CASES,
  },
] as const;

export const DEADLINE_FIELDS: readonly DeadlineField[] = [...WORK, ...CASES];

/** Checks every deadline, alone and beside the others, as the database does. */
export const deadlineSchema = v.pipe(
  v.object({ numbers: settingsSchema(DEADLINE_FIELDS) }),
  v.forward(
    v.check(
      ({ numbers }) =>
        (numbers.delivery_reminder_days ?? 0) < (numbers.delivery_acceptance_days ?? 0),
      'The reminder must come before the work is accepted',
    ),
    ['numbers', 'delivery_reminder_days'],
  ),
);

/** The deadlines that differ from those in force. */
export function deadlineChanges(
  inForce: Deadlines,
  typed: TypedSettings,
): Readonly<Partial<Record<Deadline, number>>> {
  return storedSettings(
    inForce,
    typed,
    DEADLINE_FIELDS.filter((field) => isChanged(inForce, typed, field)),
  );
}
