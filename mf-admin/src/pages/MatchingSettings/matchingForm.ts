import * as v from 'valibot';
import type { MatchingChanges, MatchingVersion } from '@tree-service/shared/api/matchTrials';
import { typedNumber } from '@tree-service/shared/forms';
import { MATCHING_FIELDS, typedSetting, WEIGHTS } from './matchingFields';

/** Checks every setting. */
export const matchingSchema = v.object(
  Object.fromEntries(
    MATCHING_FIELDS.map(({ name, label, min, max, whole }) => [
      name,
      typedNumber(`“${label}”`, { min, max, whole }),
    ]),
  ),
);

/** The settings in force, as the form's first values. */
export function matchingInput(policy: MatchingVersion): Record<string, string> {
  return Object.fromEntries(
    MATCHING_FIELDS.map((field) => [field.name, typedSetting(policy, field)]),
  );
}

/**
 * The settings that differ from those in force. Weights are shares of one whole, so that all of them go
 * along as soon as one differs.
 */
export function matchingChanges(
  policy: MatchingVersion,
  typed: Readonly<Record<string, number>>,
): MatchingChanges {
  const differs = (field: (typeof MATCHING_FIELDS)[number]) =>
    typed[field.name] !== Number(typedSetting(policy, field));
  const isReweighted = WEIGHTS.some(differs);
  return Object.fromEntries(
    MATCHING_FIELDS.filter((field) =>
      WEIGHTS.includes(field) ? isReweighted : differs(field),
    ).map(({ name, scale = 1 }) => [name, (typed[name] ?? 0) / scale]),
  );
}
