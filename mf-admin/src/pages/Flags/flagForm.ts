import * as v from 'valibot';
import type { FeatureFlag } from '@tree-service/kernel';
import type { FeatureFlagRule } from '../../api/featureFlagSettings';
import { emptyOr, optionalText, requiredText, typedNumber } from '@tree-service/design/forms';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_IDS = 1000;

const ids = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,;]+/).filter((id) => id !== '')),
  v.maxLength(MAX_IDS, `Please enter at most ${MAX_IDS} account IDs`),
  v.everyItem(
    (id) => ID.test(id),
    'Please enter account IDs such as 3f2b8a90-4c1d-4e5f-8a6b-0123456789ab',
  ),
);
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
    ids,
    percentage: emptyOr(typedNumber('a percentage', { min: 0, max: 100, whole: true })),
    start: moment,
    end: moment,
    reason: requiredText('Please enter a reason', 1000),
  }),
  v.check(({ start, end }) => !start || !end || start <= end, 'The end must be after the start'),
);

export type FlagInput = v.InferInput<typeof flagSchema>;

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
    ids: (flag.user_ids ?? []).join('\n'),
    percentage: flag.user_percentage === null ? '' : String(flag.user_percentage),
    start: localMoment(flag.start_date),
    end: localMoment(flag.end_date),
    reason: '',
  };
}

/** The rule to save; empty fields set no condition. */
export function flagRule(typed: v.InferOutput<typeof flagSchema>): FeatureFlagRule {
  const { enabled, description, roles, ids: accounts, percentage, start, end } = typed;
  return {
    enabled,
    ...(description !== undefined && { description }),
    ...(roles.length > 0 && { user_roles: roles }),
    ...(accounts.length > 0 && { user_ids: accounts }),
    ...(percentage !== undefined && { user_percentage: percentage }),
    ...(start !== undefined && { start_date: start }),
    ...(end !== undefined && { end_date: end }),
  };
}
