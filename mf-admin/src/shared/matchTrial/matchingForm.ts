import * as v from 'valibot';
import type { MatchingChanges, MatchingVersion } from '../../api/matchTrials';
import {
  BUSINESS_DAY,
  MATCHING_FIELDS,
  typedTime,
  WEIGHTS,
  type MatchingField,
} from './matchingFields';
import {
  isChanged,
  settingsInput,
  settingsSchema,
  storedSettings,
  type TypedSettings,
} from './settingsForm';

const time = (label: string) => v.pipe(v.string(), v.isoTime(`Please enter “${label}”`));

const [starts, ends] = BUSINESS_DAY;

interface Typed {
  readonly numbers: TypedSettings;
  readonly times: Readonly<Record<'business_day_start' | 'business_day_end', string>>;
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const number = ({ numbers }: Typed, name: MatchingField['name']) => numbers[name] ?? 0;

/** Checks every setting, alone and beside the others, as the database does. */
export const matchingSchema = v.pipe(
  v.object({
    numbers: settingsSchema(MATCHING_FIELDS),
    times: v.object({
      business_day_start: time(starts.label),
      business_day_end: time(ends.label),
    }),
  }),
  v.forward(
    v.check(
      (typed) =>
        number(typed, 'unboosted_places') + number(typed, 'newcomer_places') <
        number(typed, 'offers_at_once'),
      'Keep fewer places than there are offers at once',
    ),
    ['numbers', 'offers_at_once'],
  ),
  v.forward(
    v.check(
      (typed) => number(typed, 'token_price_min') <= number(typed, 'token_price_max'),
      'Must not be below the lowest price',
    ),
    ['numbers', 'token_price_max'],
  ),
  v.forward(
    v.check(
      (typed) => number(typed, 'request_reminder_days') < number(typed, 'request_lifetime_days'),
      'Must be shorter than the time until a request expires',
    ),
    ['numbers', 'request_reminder_days'],
  ),
  v.forward(
    v.check(
      ({ times }) => minutesOf(times.business_day_end) - minutesOf(times.business_day_start) >= 60,
      'A business day must last at least an hour',
    ),
    ['times', 'business_day_end'],
  ),
);

/** Every setting as the form's first values. */
export function matchingInput(policy: MatchingVersion): v.InferInput<typeof matchingSchema> {
  return {
    numbers: settingsInput(policy, MATCHING_FIELDS),
    times: {
      business_day_start: typedTime(policy, starts),
      business_day_end: typedTime(policy, ends),
    },
  };
}

export function typedSettings(policy: MatchingVersion, { numbers, times }: Typed): MatchingChanges {
  return { ...storedSettings(policy, numbers, MATCHING_FIELDS), ...times };
}

/**
 * The numbers that differ from a policy. Weights are shares of a whole, so if one differs, all are
 * included.
 */
export function changedNumbers(
  policy: MatchingVersion,
  typed: TypedSettings,
  fields: readonly MatchingField[],
): MatchingChanges {
  const isReweighted = WEIGHTS.some((field) => isChanged(policy, typed, field));
  return storedSettings(
    policy,
    typed,
    fields.filter((field) =>
      WEIGHTS.includes(field) ? isReweighted : isChanged(policy, typed, field),
    ),
  );
}

/** The settings that differ from those of a policy. */
export function matchingChanges(
  policy: MatchingVersion,
  { numbers, times }: Typed,
): MatchingChanges {
  const changedTimes = BUSINESS_DAY.filter(
    (field) => times[field.name] !== typedTime(policy, field),
  );
  return {
    ...changedNumbers(policy, numbers, MATCHING_FIELDS),
    ...Object.fromEntries(changedTimes.map(({ name }) => [name, times[name]])),
  };
}
