import * as v from 'valibot';
import type { MatchingChanges, MatchingVersion } from '../../api/matchTrials';
import { typedNumber } from '@tree-service/design/forms';
import { MATCHING_FIELDS, typedSetting, WEIGHTS, type MatchingField } from './matchingFields';

/** Parsed field values by name. */
export type TypedSettings = Readonly<Record<string, number>>;

export function settingsSchema(fields: readonly MatchingField[]) {
  return v.object(
    Object.fromEntries(
      fields.map(({ name, label, min, max, whole }) => [
        name,
        typedNumber(`“${label}”`, { min, max, whole }),
      ]),
    ),
  );
}

export const matchingSchema = settingsSchema(MATCHING_FIELDS);

export function matchingInput(
  policy: MatchingVersion,
  fields: readonly MatchingField[] = MATCHING_FIELDS,
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, typedSetting(policy, field)]));
}

function isChanged(policy: MatchingVersion, typed: TypedSettings, field: MatchingField): boolean {
  return typed[field.name] !== Number(typedSetting(policy, field));
}

/** All settings; unchanged ones keep the decimals their field rounds away. */
export function typedSettings(
  policy: MatchingVersion,
  typed: TypedSettings,
  fields: readonly MatchingField[] = MATCHING_FIELDS,
): MatchingChanges {
  return Object.fromEntries(
    fields.map((field) => {
      const { name, scale = 1 } = field;
      return [name, isChanged(policy, typed, field) ? (typed[name] ?? 0) / scale : policy[name]];
    }),
  );
}

/**
 * The settings that differ from a policy. Weights are shares of a whole, so if one differs, all are
 * included.
 */
export function matchingChanges(
  policy: MatchingVersion,
  typed: TypedSettings,
  fields: readonly MatchingField[] = MATCHING_FIELDS,
): MatchingChanges {
  const isReweighted = WEIGHTS.some((field) => isChanged(policy, typed, field));
  return typedSettings(
    policy,
    typed,
    fields.filter((field) =>
      WEIGHTS.includes(field) ? isReweighted : isChanged(policy, typed, field),
    ),
  );
}
