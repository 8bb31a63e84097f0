import * as v from 'valibot';
import type { FeatureFlag } from '@tree-service/kernel';
import type { FeatureFlagRule } from './flags.api';
import { emptyOr, optionalText, typedNumber } from '@tree-service/design/forms';
import { formatMoment } from '@tree-service/domain';
import { requiredReason } from '../shared/layout/ReasonField';

/** The conditions of a flag; "everyone" without any. */
export function flagLimits(flag: FeatureFlag): string {
  const limits: string[] = [];
  if (flag.user_roles && flag.user_roles.length > 0) limits.push(flag.user_roles.join(', '));
  if (flag.user_ids && flag.user_ids.length > 0) {
    limits.push(flag.user_ids.length === 1 ? '1 account' : `${flag.user_ids.length} accounts`);
  }
  if (flag.user_percentage !== null) limits.push(`${flag.user_percentage}% of accounts`);
  if (flag.start_date !== null) limits.push(`from ${formatMoment(flag.start_date)}`);
  if (flag.end_date !== null) limits.push(`until ${formatMoment(flag.end_date)}`);
  return limits.length === 0 ? 'everyone' : limits.join('; ');
}

/** In characters. */
export const MAX_REASON_LENGTH = 1000;

const MOST_PEOPLE = 1000;

// A datetime field holds local time.
const moment = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || !Number.isNaN(Date.parse(text)),
    'Please choose a date and time',
  ),
  v.transform((text) => (text === '' ? undefined : new Date(text).toISOString())),
);

export const flagSchema = v.pipe(
  v.object({
    enabled: v.boolean(),
    description: optionalText(500),
    roles: v.array(v.string()),
    people: v.pipe(
      v.array(v.string()),
      v.maxLength(MOST_PEOPLE, `Please choose at most ${MOST_PEOPLE} people`),
    ),
    percentage: emptyOr(typedNumber('a percentage', { min: 0, max: 100, whole: true })),
    start: moment,
    end: moment,
    reason: requiredReason(MAX_REASON_LENGTH),
  }),
  v.check(({ start, end }) => !start || !end || start <= end, 'The end must be after the start'),
);

export type FlagInput = v.InferInput<typeof flagSchema>;
export type FlagOutput = v.InferOutput<typeof flagSchema>;

/** An ISO time as a datetime field takes it, in local time. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function flagInput(flag: FeatureFlag): FlagInput {
  return {
    enabled: flag.enabled,
    description: flag.description ?? '',
    roles: flag.user_roles ?? [],
    people: flag.user_ids ?? [],
    percentage: flag.user_percentage === null ? '' : String(flag.user_percentage),
    start: localMoment(flag.start_date),
    end: localMoment(flag.end_date),
    reason: '',
  };
}

/** The rule to save; empty fields set no condition. */
export function flagRule(typed: FlagOutput): FeatureFlagRule {
  const { enabled, description, roles, people, percentage, start, end } = typed;
  return {
    enabled,
    ...(description !== undefined && { description }),
    ...(roles.length > 0 && { user_roles: roles }),
    ...(people.length > 0 && { user_ids: people }),
    ...(percentage !== undefined && { user_percentage: percentage }),
    ...(start !== undefined && { start_date: start }),
    ...(end !== undefined && { end_date: end }),
  };
}
