import * as v from 'valibot';
import type { FeatureFlag } from '@tree-service/kernel';
import type { FeatureFlagRule } from '../../api/featureFlagSettings';
import { emptyOr, optionalText, requiredText, typedNumber } from '@tree-service/design/forms';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_IDS = 1000;

const ids = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,;]+/).filter((id) => id !== '')),
  v.maxLength(MOST_IDS, `List at most ${MOST_IDS} accounts.`),
  v.everyItem(
    (id) => ID.test(id),
    'Each account is an id such as 3f2b8a90-4c1d-4e5f-8a6b-0123456789ab.',
  ),
);
// What a datetime field holds is in the reader's own time zone.
const moment = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || !Number.isNaN(Date.parse(text)),
    'Please choose a date and time',
  ),
  v.transform((text) => (text === '' ? undefined : new Date(text).toISOString())),
);

/** What is typed about a flag, and the rule it makes. */
export const flagSchema = v.pipe(
  v.object({
    enabled: v.boolean(),
    description: optionalText(500),
    roles: v.array(v.string()),
    ids,
    percentage: emptyOr(typedNumber('a percentage', { min: 0, max: 100, whole: true })),
    start: moment,
    end: moment,
    reason: requiredText('Reason is required.', 1000),
  }),
  v.check(
    ({ start, end }) => !start || !end || start <= end,
    'The end must not lie before the start.',
  ),
);

/** What is typed about a flag. */
export type FlagInput = v.InferInput<typeof flagSchema>;

/** A stored moment as a datetime field shows it, in the reader's time zone. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The form's first values for a stored flag. */
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

/** The rule the server takes; what is left open does not limit. */
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
