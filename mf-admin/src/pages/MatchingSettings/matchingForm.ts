import * as v from 'valibot';
import type { MatchingChanges, MatchingVersion } from '../../api/matchTrials';
import { typedNumber } from '@tree-service/design/forms';
import { MATCHING_FIELDS, typedSetting, WEIGHTS, type MatchingField } from './matchingFields';

/** What the fields of settings make of what is typed. */
export type TypedSettings = Readonly<Record<string, number>>;

/** Checks settings as they are typed. */
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

/** Checks every setting. */
export const matchingSchema = settingsSchema(MATCHING_FIELDS);

/** Settings as a form's first values. */
export function matchingInput(
  policy: MatchingVersion,
  fields: readonly MatchingField[] = MATCHING_FIELDS,
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, typedSetting(policy, field)]));
}

function isChanged(policy: MatchingVersion, typed: TypedSettings, field: MatchingField): boolean {
  return typed[field.name] !== Number(typedSetting(policy, field));
}

/** Every setting as typed; what was left as it is keeps all its decimals, which a field rounds. */
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
 * The settings that differ from those of a policy. Weights are shares of one whole, so that all of them
 * go along as soon as one differs.
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
