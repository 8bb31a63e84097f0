import * as v from 'valibot';
import type { MatchingPolicy } from '../../api/matches';
import type { MatchingChanges } from '../../api/matchTrials';
import { RULES, WEIGHTS, type MatchingField } from '../MatchingSettings/matchingFields';
import { changedNumbers, settingsInput, settingsSchema } from '../MatchingSettings/matchingForm';

const PLACE_NAMES: readonly string[] = [
  'offers_at_once',
  'unboosted_places',
  'newcomer_places',
  'quality_floor',
];

/** The rules of an order besides the weights. */
export const PLACE_RULES: readonly MatchingField[] = RULES.filter(({ name }) =>
  PLACE_NAMES.includes(name),
);

const FIELDS = [...WEIGHTS, ...PLACE_RULES];

/** Checks what is tried on a match. */
export const whatIfSchema = v.object({
  numbers: settingsSchema(FIELDS),
  boosts: v.boolean(),
});

/** What is tried on a match. */
export type WhatIf = v.InferOutput<typeof whatIfSchema>;

/** The settings a match ran under, as the form's first values. */
export function whatIfInput(policy: MatchingPolicy): v.InferInput<typeof whatIfSchema> {
  return { numbers: settingsInput(policy, FIELDS), boosts: policy.boost_at_most > 1 };
}

/** What differs from the settings a match ran under; empty while nothing does. */
export function whatIfChanges(
  policy: MatchingPolicy,
  { numbers, boosts }: WhatIf,
): MatchingChanges {
  const changes = changedNumbers(policy, numbers, FIELDS);
  return boosts || policy.boost_at_most <= 1 ? changes : { ...changes, boost_at_most: 1 };
}
