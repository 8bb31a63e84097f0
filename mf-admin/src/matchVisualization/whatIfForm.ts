import * as v from 'valibot';
import type { MatchingPolicy } from '../api/matches';
import type { MatchingChanges } from '../api/matchTrials';
import { RULES, WEIGHTS, type MatchingField } from '../shared/matchTrial/matchingFields';
import { changedNumbers } from '../shared/matchTrial/matchingForm';
import { settingsInput, settingsSchema } from '../shared/matchTrial/settingsForm';

const PLACE_NAMES: readonly string[] = [
  'offers_at_once',
  'unboosted_places',
  'newcomer_places',
  'newcomer_days',
  'newcomer_jobs',
  'floor_rating',
  'floor_reviews',
  'floor_dispute_days',
];

export const PLACE_RULES: readonly MatchingField[] = RULES.filter(({ name }) =>
  PLACE_NAMES.includes(name),
);

const FIELDS = [...WEIGHTS, ...PLACE_RULES];

export const whatIfSchema = v.object({
  numbers: settingsSchema(FIELDS),
  boosts: v.boolean(),
});

export type WhatIf = v.InferOutput<typeof whatIfSchema>;

export function whatIfInput(policy: MatchingPolicy): v.InferInput<typeof whatIfSchema> {
  return { numbers: settingsInput(policy, FIELDS), boosts: policy.boost_at_most > 1 };
}

/** The settings that differ from those of the match. */
export function whatIfChanges(
  policy: MatchingPolicy,
  { numbers, boosts }: WhatIf,
): MatchingChanges {
  const changes = changedNumbers(policy, numbers, FIELDS);
  return boosts || policy.boost_at_most <= 1 ? changes : { ...changes, boost_at_most: 1 };
}
